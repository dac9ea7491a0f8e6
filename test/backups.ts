import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { readConfig } from "#core/config.server.ts";
import { freshPostgres } from "#test/postgres.ts";
import { whenOver } from "#test/whenOver.ts";
import type { Host, World } from "#test/world.ts";

/** Returns a folder that is not there yet, in one that is removed when the tests are over. */
export function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), "porchlight-backup-"));
  whenOver(() => rm(parent, { recursive: true }));
  return join(parent, "monday");
}

/** Makes a host with a guidebook and a picture. */
export async function fillWorld(world: World) {
  const aroha = await world.host("Aroha");
  const { slug } = (await aroha.post("/api/guidebooks", { name: "Wānaka Lake House" })).body;
  return { aroha, slug, picture: await addPicture(aroha, "#3d5a4c") };
}

/** Uploads a picture of one colour; answers its URL. */
export async function addPicture(host: Host, background: string): Promise<string> {
  const photo = await sharp({ create: { width: 900, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(photo)], "lake.png", { type: "image/png" }));
  return (await host.post("/api/media", form)).body.url;
}

/** The settings of an empty place of the same kind of database. */
export async function emptyPlace(): Promise<Record<string, string>> {
  const database = await freshPostgres();
  if (database) whenOver(() => database.drop());
  return { DATA_DIR: newFolder(), ...(database && { DATABASE_URL: database.url }) };
}

export const platformOf = (env: Record<string, string>) => ({
  config: readConfig({ ...env, SECRET_KEY: "a key that only these tests have, no other" }),
  randomId: () => "unfinished",
  now: () => Date.UTC(2026, 0, 5, 9),
});
