import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

export const MANIFEST = "manifest.json";
export const SQLITE_COPY = "porchlight.db";
export const POSTGRES_DUMP = "porchlight.dump";

const SHA256 = /^[0-9a-f]{64}$/;
/** Never a way out of the backup's folder. */
const PATH = /^(porchlight\.(db|dump)|media\/\w{2}\/[\w-]+\.(jpg|webp))$/;

const backupFile = z.object({
  path: z.string().regex(PATH),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(SHA256),
});

/** What a backup holds: each of its files with its size and hash. */
const manifestSchema = z.object({
  version: z.literal(1),
  /** Epoch milliseconds. */
  madeAt: z.number().int(),
  database: z.enum([SQLITE_COPY, POSTGRES_DUMP]),
  files: z.array(backupFile),
});

export type BackupFile = z.output<typeof backupFile>;
export type Manifest = z.output<typeof manifestSchema>;

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
}

/** Returns the manifest of a backup, or null where there is none that can be read. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), "utf8")));
  } catch {
    return null;
  }
}

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
