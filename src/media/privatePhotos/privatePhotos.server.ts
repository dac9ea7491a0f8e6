import type { Context } from "hono";
import { lockAccount } from "#accounts/memberStore.server.ts";
import type { Database } from "#core/database.server.ts";
import { HOUR_MS } from "#core/durations.ts";
import type { AppEnv } from "#core/http.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import type { AppContext } from "#core/context.server.ts";
import { encodePhoto } from "#media/encode.server.ts";
import { mediaStorage } from "#media/mediaStorage.server.ts";
import {
  ACCOUNT_PHOTOS_MAX_BYTES,
  MAX_PHOTOS_PER_FORM,
  MAX_PHOTOS_PER_STAY,
} from "#media/privatePhotos/contract.ts";
import { photosPerAccount } from "#media/privatePhotos/limits.ts";
import {
  countPhotosOfStay,
  deletePhotoRow,
  findAllPhotoIds,
  findPhotosWithoutOwner,
  insertPhoto,
  sumPhotoBytes,
  updatePhotoOwner,
  type PhotoOwner,
} from "#media/privatePhotos/store.server.ts";
import { noSuchPicture, strict } from "#media/routes.server.ts";
import { StorageFailure } from "#media/storage.server.ts";

/*
 * Private photos: those of guests and cleaners, which only members see. In order:
 * 1. `takeInPhotos` stores the files of a form, which belong to nothing yet;
 * 2. `claimPhotos` gives them to a row in the transaction that stores that row (`OWNER_TABLES` in the store);
 * 3. `findPhotosOf` (store) lists those of rows, `sendPhoto` answers with one after the route has checked the right;
 * 4. a job deletes files and rows within the hour in which their owner went, however it went.
 * `/media` never serves them: its names are hashes.
 */

const nameOf = (id: string) => `private-${id}.jpg`;

/** A form whose row was not stored lets go of its photos after this. */
const UNCLAIMED_MS = HOUR_MS;

interface Given {
  accountId: string;
  /** The stay that they count for: 20 photos. Null where there is none. */
  stayId: string | null;
}

/**
 * Stores the photos of one form: encoded again without metadata as JPEG, at most 1600 px wide and 1 MB. Empty files are
 * left out. Returns their ids, for `claimPhotos`. Refuses more than 3, or more than 20 of a stay (400), all that
 * `encodePhoto` refuses, 300 of an account within an hour (429), 500 MB of an account (400) and where the storage does not
 * answer (503).
 */
export async function takeInPhotos(
  context: AppContext,
  given: Given,
  files: readonly File[],
): Promise<Result<string[]>> {
  const photos = files.filter(({ size }) => size > 0);
  if (photos.length > MAX_PHOTOS_PER_FORM) return refused(tooManyOfForm);
  if (photos.length === 0) return ok([]);
  // Before the work of encoding, and again where no other form comes in between.
  const full = await findRefusal(context.db, given, photos.length);
  if (full) return refused(full);
  const encoded: Buffer[] = [];
  for (const photo of photos) {
    const one = await encodeOne(context, given, photo);
    if (!one.ok) return one;
    encoded.push(one.value);
  }
  const inserted = await insertCounted(context, given, encoded);
  if (!inserted.ok) return inserted;
  const ids = inserted.value;
  try {
    for (const [index, bytes] of encoded.entries())
      await mediaStorage(context).write(nameOf(ids[index] ?? ""), bytes);
    return ok(ids);
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    context.log.error({ err: error }, "a private photo could not be stored");
    // The job deletes the rows, once the storage answers again.
    return refused(storageUnavailable);
  }
}

async function encodeOne({ limits }: AppContext, { accountId }: Given, photo: File): Promise<Result<Buffer>> {
  const free = await limits.consume(photosPerAccount, accountId);
  return free.ok ? encodePhoto(await photo.bytes()) : free;
}

/** Counts and inserts with the account locked, so that forms at the same time do not pass a limit together. */
async function insertCounted(
  { db, now, randomId }: AppContext,
  given: Given,
  encoded: readonly Buffer[],
): Promise<Result<string[]>> {
  return db.transaction().execute(async (within) => {
    await lockAccount(within, given.accountId);
    const full = await findRefusal(within, given, encoded.length);
    if (full) return refused(full);
    const ids = encoded.map(() => randomId());
    // The rows first: a file without one would never be deleted.
    for (const [index, id] of ids.entries())
      await insertPhoto(within, {
        id,
        account_id: given.accountId,
        stay_id: given.stayId,
        owner_table: null,
        owner_id: null,
        position: index + 1,
        bytes: encoded[index]?.length ?? 0,
        created_at: now(),
      });
    return ok(ids);
  });
}

/** Returns why further photos of a number are refused, null where they are not. */
async function findRefusal(db: Database, { accountId, stayId }: Given, more: number) {
  const counted = stayId === null ? 0 : await countPhotosOfStay(db, stayId);
  if (counted + more > MAX_PHOTOS_PER_STAY) return tooManyOfStay;
  return (await sumPhotoBytes(db, accountId)) > ACCOUNT_PHOTOS_MAX_BYTES ? accountIsFull : null;
}

/** Gives photos of `takeInPhotos` to a row, in the transaction that stores it. */
export const claimPhotos = (db: Database, accountId: string, ids: readonly string[], owner: PhotoOwner) =>
  updatePhotoOwner(db, accountId, ids, owner);

/** Answers with a photo that the caller may see: never stored by browsers or proxies. */
export async function sendPhoto(c: Context<AppEnv>, id: string | undefined) {
  const context = c.get("context");
  try {
    const bytes = id === undefined ? null : await mediaStorage(context).read(nameOf(id));
    if (!bytes) return noSuchPicture(c);
    return c.body(bytes, 200, {
      ...strict,
      "Cache-Control": "private, no-store",
      "Content-Type": "image/jpeg",
    });
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    context.log.error({ err: error, id: c.get("requestId") }, "a private photo could not be read");
    return c.text("The picture is not there just now.", 503, { ...strict, "Retry-After": "60" });
  }
}

/** Deletes photos, the file first: a row without its file is found again, a file without its row is not. */
export async function deletePhotos(context: AppContext, ids: readonly string[]): Promise<void> {
  const storage = mediaStorage(context);
  for (const id of ids) {
    await storage.remove(nameOf(id));
    await deletePhotoRow(context.db, id);
  }
}

/** Deletes the photos whose row is gone, and those that no row has taken for an hour. */
export async function deletePhotosWithoutOwner(context: AppContext): Promise<void> {
  await deletePhotos(context, await findPhotosWithoutOwner(context.db, context.now() - UNCLAIMED_MS));
}

/** Returns the storage names of all photos, for backups. */
export const namesOfAllPhotos = async ({ db }: Pick<AppContext, "db">): Promise<string[]> =>
  (await findAllPhotoIds(db)).map(nameOf);

const tooManyOfForm = {
  code: "invalid",
  message: `Send at most ${MAX_PHOTOS_PER_FORM} photos at a time.`,
} as const;
const tooManyOfStay = {
  code: "invalid",
  message: `There are ${MAX_PHOTOS_PER_STAY} photos of this stay already. Please send the text without photos.`,
} as const;
const accountIsFull = {
  code: "invalid",
  message: "There is no room for photos just now. Please send the text without photos.",
} as const;
const storageUnavailable = {
  code: "storage_unavailable",
  message: "Photos cannot be stored just now. Please send the text without photos, or try again in a minute.",
  retryAfter: 60,
} as const;
