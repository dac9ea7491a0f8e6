import { createHash } from "node:crypto";
import { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { hashOfPicture, picturePath, type ShownPicture } from "#media/contract.ts";
import { encodePicture, type EncodedPicture } from "#media/encode.server.ts";
import { picturesPerHost } from "#media/limits.ts";
import { isProcessedJpeg } from "#media/processedJpeg.server.ts";
import { isEmbedded, readPictureSource } from "#media/source.server.ts";
import { StorageFailure } from "#media/storage.server.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import {
  deleteMedia,
  findAllMedia,
  findMedia,
  findMediaWithoutAccount,
  handMediaOver,
  type PictureOwner,
  insertMedia,
} from "#media/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import type { MediaTable } from "#media/tables.server.ts";

/** The width at which guest pages and editors show a picture, for `sizes`. */
const SIZES = "(min-width: 800px) 720px, 100vw";

const storedWidths = z.array(z.number().int().positive());
const widthsIn = (stored: string) => storedWidths.parse(JSON.parse(stored));

/**
 * Stores one uploaded picture: re-encoded without metadata, once under the SHA-256 of its JPEG, with WebP sizes.
 * Refuses as `encodePicture` does, with 429 `too_many` after 300 of a host within an hour, and with 503
 * `storage_unavailable` when the bucket does not answer.
 */
export async function takeInPicture(
  context: AppContext,
  actor: Actor,
  bytes: Uint8Array,
): Promise<Result<ShownPicture>> {
  const free = await context.limits.consume(picturesPerHost, actor.userId);
  if (!free.ok) return free;
  const encoded = await encodePicture(bytes);
  return encoded.ok ? storeOrRefuse(context, actor, encoded.value) : encoded;
}

/** Stores an export's picture under its former hash if we encoded it; re-encodes others. */
export async function takeBackPicture(
  context: AppContext,
  actor: Actor,
  bytes: Uint8Array,
  hash: string,
): Promise<Result<ShownPicture>> {
  if (!isProcessedJpeg(bytes, hash)) return takeInPicture(context, actor, bytes);
  const encoded = await encodePicture(bytes);
  if (!encoded.ok) return encoded;
  return storeOrRefuse(context, actor, { ...encoded.value, jpeg: Buffer.from(bytes) });
}

/** Stores a picture. Refuses with 503 `storage_unavailable` when the bucket does not answer. */
export async function storeOrRefuse(
  context: AppContext,
  actor: Actor,
  encoded: EncodedPicture,
): Promise<Result<ShownPicture>> {
  try {
    return await storePicture(context, actor, encoded);
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    context.log.error({ err: error }, "a picture could not be stored");
    return refused(storageUnavailable);
  }
}

async function storePicture(
  context: AppContext,
  actor: Actor,
  { jpeg, width, height, webps }: EncodedPicture,
): Promise<Result<ShownPicture>> {
  const hash = createHash("sha256").update(jpeg).digest("hex");
  const storage = mediaStorage(context);
  const [known] = await findMedia(context.db, [hash]);
  // A database may have been restored without its pictures: an upload restores this one.
  if (known && (await storage.holds(`${hash}.jpg`))) return ok(shown(known));

  const sizes = await webps();
  if (!sizes.ok) return sizes;
  for (const size of sizes.value) await storage.write(`${hash}-${size.width}.webp`, size.bytes);
  await storage.write(`${hash}.jpg`, jpeg);
  const row = {
    hash,
    account_id: actor.accountId,
    user_id: actor.userId,
    width,
    height,
    widths: JSON.stringify(sizes.value.map((size) => size.width)),
    created_at: context.now(),
  };
  await insertMedia(context.db, row);
  return ok(shown(row));
}

/** Stores an embedded picture or accepts a stored one. Refuses others (Pictures 3). */
export async function mediaPicture(
  context: AppContext,
  actor: Actor,
  src: string,
): Promise<Result<ShownPicture>> {
  const source = readPictureSource(src.trim());
  if (!source) return refused(notOurs);
  if (isEmbedded(source)) return takeInPicture(context, actor, source.bytes);
  const found = (await findPictures(context, [source.url])).get(source.url);
  return found ? ok(found) : refused(notOurs);
}

export async function findPictures(
  context: AppContext,
  paths: Iterable<string>,
): Promise<Map<string, ShownPicture>> {
  const hashes = new Set([...paths].map(hashOfPicture).filter((hash) => hash !== undefined));
  const rows = await findMedia(context.db, [...hashes]);
  return new Map(rows.map((row) => [picturePath(row.hash), shown(row)]));
}

/** Returns the storage names of all pictures in the database, with their WebP sizes, without private photos. */
export async function namesOfAllPictures({ db }: Pick<AppContext, "db">): Promise<string[]> {
  return (await findAllMedia(db)).flatMap(filesOf);
}

const filesOf = ({ hash, widths }: Pick<MediaTable, "hash" | "widths">) => [
  `${hash}.jpg`,
  ...widthsIn(widths).map((width) => `${hash}-${width}.webp`),
];

/** Files encoded on request: in no backup, since they can be encoded again. */
const madeLater = ({ hash, widths }: MediaTable) => widthsIn(widths).map((width) => `${hash}-${width}.avif`);

/** Deletes pictures of deleted accounts, or transfers one that another shows. Returns the number deleted. */
export async function deletePicturesWithoutAccount(
  context: AppContext,
  findAccountShowing: (hash: string) => Promise<PictureOwner | undefined>,
): Promise<number> {
  let gone = 0;
  for (const row of await findMediaWithoutAccount(context.db)) {
    const heir = await findAccountShowing(row.hash);
    if (heir !== undefined) {
      await handMediaOver(context.db, row.hash, heir);
      continue;
    }
    await deletePicture(context, row);
    gone += 1;
  }
  return gone;
}

const storageUnavailable = {
  code: "storage_unavailable",
  message: "Pictures cannot be stored just now. Nothing you wrote is lost: try again in a minute.",
  retryAfter: 60,
} as const;

/** Deletes the stored pictures with these hashes that nothing else shows. */
export async function deletePictures(
  context: AppContext,
  hashes: string[],
  isUnused: (hash: string) => Promise<boolean>,
): Promise<void> {
  for (const row of await findMedia(context.db, hashes))
    if (await isUnused(row.hash)) await deletePicture(context, row);
}

async function deletePicture(context: AppContext, row: MediaTable): Promise<void> {
  const storage = mediaStorage(context);
  // The row is deleted last, so that a failure of the bucket is retried the next time.
  for (const name of [...filesOf(row), ...madeLater(row)]) await storage.remove(name);
  await deleteMedia(context.db, row.hash);
}

export const notOurs = {
  code: "foreign_picture",
  message: "Pictures from other sites cannot be shown. Save the picture and upload it here.",
} as const;

function shown({ hash, width, height, widths }: MediaTable): ShownPicture {
  const srcsetOf = (ending: "webp" | "avif") =>
    widthsIn(widths)
      .map((wide) => `/media/${hash}-${wide}.${ending} ${wide}w`)
      .join(", ");
  const url = picturePath(hash);
  return { url, width, height, srcset: srcsetOf("webp"), avif: srcsetOf("avif"), sizes: SIZES };
}
