import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Host, World } from "#test/world.ts";

/** Makes a guidebook whose cover is a picture of one colour. Returns its slug and the picture's path. */
export async function coverFor(host: Host, colour: string): Promise<{ slug: string; picture: string }> {
  const image = sharp({ create: { width: 30, height: 20, channels: 3, background: colour } });
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(await image.png().toBuffer())], "lake.png"));
  const picture = (await host.post("/api/media", form)).body.url;
  const { id, slug } = (await host.post("/api/guidebooks", { name: "Lake House" })).body;
  const covered = await host.put(`/api/guidebooks/${id}`, { cover: picture });
  if (covered.status !== 200) throw new Error(`the cover was answered with ${covered.status}`);
  return { slug, picture };
}

/** Returns the files of pictures in the data folder. */
export async function storedPictures({ context: { config } }: World): Promise<string[]> {
  const entries = await readdir(join(config.dataDir, "media"), { recursive: true });
  return entries.filter((entry) => entry.includes("."));
}
