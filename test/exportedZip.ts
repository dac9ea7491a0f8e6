import { createHash } from "node:crypto";
import { exportedJson, exportHead } from "#operations/export/exportedGuidebook.ts";
import { writeZip, type ZipFile } from "#operations/export/zip/writeZip.server.ts";

/** Returns the form that imports a guidebook with one picture. */
export async function exportedForm(name: string, picture: Uint8Array): Promise<FormData> {
  const hash = createHash("sha256").update(picture).digest("hex");
  const json = exportedJson({
    ...exportHead,
    name,
    propertyAddress: null,
    cover: `/media/${hash}.jpg`,
    withSecrets: false,
    access: {
      access: "everyone",
      showFrom: "3",
      wifiForEveryone: true,
      timeZone: null,
      contact: null,
      ifCodeFails: null,
    },
    sections: [],
  });
  return zipForm([
    { name: "guidebook.json", bytes: Buffer.from(json) },
    { name: `pictures/${hash}.jpg`, bytes: picture, isPacked: true },
  ]);
}

/** Returns the form that imports a zip of these files. */
export async function zipForm(files: readonly ZipFile[]): Promise<FormData> {
  async function* one() {
    yield* files;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of writeZip(one())) pieces.push(piece);
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(Buffer.concat(pieces))], "guidebook.zip"));
  return form;
}
