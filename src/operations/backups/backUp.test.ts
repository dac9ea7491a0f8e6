import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { VERSION } from "#core/version.server.ts";
import { backUp } from "#operations/backups/backUp.server.ts";
import { whenOver } from "#test/whenOver.ts";
import { newWorld } from "#test/world.ts";

function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), "porchlight-backup-"));
  whenOver(() => rm(parent, { recursive: true }));
  return join(parent, "monday");
}

// A backup of PostgreSQL is pg_dump's; here it is one file.
const ONE_FILE = { DATABASE_URL: "" };

test("a server that starts on the copy of a backup has the hosts, guidebooks and pictures of that moment", async () => {
  const world = await newWorld(ONE_FILE);
  const aroha = await world.host("Aroha");
  const { slug } = (await aroha.post("/api/guidebooks", { name: "Wānaka Lake House" })).body;
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#3d5a4c" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(photo)], "lake.png", { type: "image/png" }));
  const picture = (await aroha.post("/api/media", form)).body.url;

  const folder = newFolder();
  const writing = Array.from({ length: 5 }, (_, number) =>
    aroha.post("/api/guidebooks", { name: `Later ${number}` }),
  );
  await backUp(world.context, folder);
  await Promise.all(writing);
  await aroha.post("/api/guidebooks", { name: "After the backup" });

  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  await rm(join(copy, "BACKUP.txt"));
  const restored = await newWorld({ ...ONE_FILE, DATA_DIR: copy });
  const signedIn = restored.visitor();
  await signedIn.post("/api/auth/login", { email: aroha.email, password: aroha.password });
  const names = (await signedIn.get("/api/guidebooks")).body.map(({ name }: { name: string }) => name);
  expect(names).toContain("Wānaka Lake House");
  expect(names).not.toContain("After the backup");
  expect((await restored.guest.get(`/view/${slug}`)).status).toBe(200);
  expect((await restored.guest.get(picture)).status).toBe(200);
});

test("a backup says which version made it", async () => {
  const world = await newWorld(ONE_FILE);
  const folder = newFolder();
  await backUp(world.context, folder);
  const manifest: unknown = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
  expect(manifest).toMatchObject({ version: 1, productVersion: VERSION });
});

test("nothing opens a backup itself, and every byte of it stays", async () => {
  const world = await newWorld(ONE_FILE);
  const folder = newFolder();
  await backUp(world.context, folder);
  const bytes = async () => {
    const files = await readdir(folder);
    return files.toSorted().map((file) => [file, readFileSync(join(folder, file)).toString("hex")]);
  };
  const before = await bytes();
  for (const DATABASE_URL of ["", "postgres://nobody@127.0.0.1:9/porchlight"])
    await expect(newWorld({ DATABASE_URL, DATA_DIR: folder })).rejects.toThrow(/is a backup.*BACKUP\.txt/);
  expect(await bytes()).toEqual(before);
});

test("an earlier backup is never written over", async () => {
  const world = await newWorld(ONE_FILE);
  const folder = newFolder();
  await backUp(world.context, folder);
  const before = await readFile(join(folder, "porchlight.db"));
  await expect(backUp(world.context, folder)).rejects.toThrow("is not empty");
  expect(await readFile(join(folder, "porchlight.db"))).toEqual(before);
});
