import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { BACKUP_MARKER } from "#core/backupDirectory.server.ts";
import { parseJson } from "#core/parseJson.ts";
import { VERSION } from "#core/version.server.ts";

const MANIFEST = "manifest.json";
export const SQLITE_COPY = "porchlight.db";
export const POSTGRES_DUMP = "porchlight.dump";

const SHA256 = /^[0-9a-f]{64}$/;
/** A file of a backup: never a way out of its folder. */
export const PATH = /^(porchlight\.(db|dump)|media\/\w{2}\/[\w-]+\.(jpg|webp))$/;

const backupFile = z.object({
  path: z.string().regex(PATH),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(SHA256),
});

/** What a backup holds: each of its files with its size and hash. */
const manifestSchema = z.object({
  /** Of this form. */
  version: z.literal(1),
  /** Epoch milliseconds. */
  madeAt: z.number().int(),
  database: z.enum([SQLITE_COPY, POSTGRES_DUMP]),
  files: z.array(backupFile),
  /** The version of the product that made it; earlier ones wrote none. */
  productVersion: z.string().optional(),
});

export type BackupFile = z.output<typeof backupFile>;
export type Manifest = z.output<typeof manifestSchema>;

const MARKER_TEXT = `This folder is a finished backup. No server and no command opens it, for that would change it.
To restore it, run npm run restore. To look inside, copy the folder, delete this file from the copy, and start on the copy.
`;

/** Writes the manifest, and last the marker, which says that the backup is whole. */
export async function finishBackup(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), manifestText(manifest), { flush: true });
  await writeFile(join(folder, BACKUP_MARKER), MARKER_TEXT, { flush: true });
}

/** Returns the manifest of a backup, or null where there is none that can be read. */
export const readManifest = (folder: string): Promise<Manifest | null> =>
  readFile(join(folder, MANIFEST), "utf8").then(parseManifest, () => null);

export const parseManifest = (text: string): Manifest | null =>
  manifestSchema.safeParse(parseJson(text)).data ?? null;

export const manifestText = (manifest: Manifest) =>
  `${JSON.stringify({ ...manifest, productVersion: VERSION }, null, 1)}\n`;

/** Returns where a picture is in the folder of a backup. */
export const pathOfPicture = (name: string) => `media/${name.slice(0, 2)}/${name}`;

/** Returns what a manifest says of a file with these bytes. */
export const measureBytes = (path: string, bytes: Uint8Array): BackupFile => ({
  path,
  bytes: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});

/** Returns the size and hash of a file of a backup as they are on the disk. Throws where there is no such file. */
export async function measureFile(folder: string, path: string): Promise<BackupFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(createReadStream(join(folder, path)), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { path, bytes, sha256: hash.digest("hex") };
}
