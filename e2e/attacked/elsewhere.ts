import { expect, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ExportedGuidebook } from "#operations/export/exportedGuidebook.ts";
import { writeZip } from "#operations/export/zip/writeZip.server.ts";
import type { MadeGuidebook } from "../guidebooks.ts";
import { attackedContents, type Attacks } from "./attackedContents.ts";

/** Answers the URL of the copy that opens from a folder, out of a guidebook's export. */
export async function exportStaticCopy(page: Page, guidebookId: string): Promise<string> {
  const exported = await page.request.get(`/api/guidebooks/${guidebookId}/export?secrets=true`);
  expect(exported.ok()).toBe(true);
  const folder = mkdtempSync(join(tmpdir(), "porchlight-export-"));
  const zip = join(folder, "guidebook.zip");
  writeFileSync(zip, await exported.body());
  execFileSync("python3", ["-m", "zipfile", "-e", zip, folder]);
  return pathToFileURL(join(folder, "index.html")).href;
}

/** Imports a file written by hand, with markup that no export of the product has. */
export async function importAttacks(page: Page, attacks: Attacks, picture: string): Promise<MadeGuidebook> {
  const shown = await page.request.get(picture);
  const sections = Object.entries(attackedContents(attacks)).map(([type, content]) => ({
    type,
    title: attacks.plain[0]?.slice(0, 200) ?? "",
    content: { ...content },
    ...(type === "contacts" && { own: "own-contacts" }),
    prompts: [],
    sources: [],
  }));
  const access = { access: "everyone", showFrom: "3", wifiForEveryone: true } as const;
  const guidebook: ExportedGuidebook = {
    format: "porchlight-guidebook",
    version: 1,
    name: attacks.plain[1]?.slice(0, 120) || "a",
    propertyAddress: attacks.plain[2]?.slice(0, 500) ?? null,
    cover: null,
    withSecrets: true,
    access: {
      ...access,
      timeZone: null,
      contact: attacks.plain[3]?.slice(0, 200) ?? null,
      ifCodeFails: null,
    },
    sections,
  };
  const files = (async function* () {
    yield { name: "guidebook.json", bytes: Buffer.from(JSON.stringify(guidebook)) };
    yield { name: picture.replace("/media/", "pictures/"), bytes: await shown.body(), isPacked: true };
  })();
  const pieces: Uint8Array[] = [];
  for await (const piece of writeZip(files)) pieces.push(piece);
  const file = { name: "guidebook.zip", mimeType: "application/zip", buffer: Buffer.concat(pieces) };
  const imported = await page.request.post("/api/guidebooks/import", { multipart: { file } });
  expect(imported.ok(), await imported.text()).toBe(true);
  return (await imported.json()) as MadeGuidebook;
}

/** Pastes into the rich text that has the focus what was copied on another page. */
export async function pasteEach(page: Page, attacks: string[]): Promise<void> {
  await page.evaluate((all) => {
    const field = document.activeElement;
    for (const attack of all) {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", attack);
      clipboardData.setData("text/plain", attack);
      field?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }
  }, attacks);
}
