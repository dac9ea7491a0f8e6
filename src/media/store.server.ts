import type { Database } from "#platform/database.server.ts";
import type { MediaTable } from "#platform/tables.server.ts";

/** Notes a picture, once: the same picture from another host is the same row. */
export async function insertMedia(db: Database, row: MediaTable): Promise<void> {
  await db
    .insertInto("media")
    .values(row)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

/** Those of the hashes that are stored. */
export async function findMedia(db: Database, hashes: string[]): Promise<MediaTable[]> {
  if (hashes.length === 0) return [];
  return db.selectFrom("media").selectAll().where("hash", "in", hashes).execute();
}

/** Returns the pictures whose host has no account any more. */
export function findMediaWithoutHost(db: Database): Promise<MediaTable[]> {
  const hosts = db.selectFrom("users").select("id");
  return db.selectFrom("media").selectAll().where("user_id", "not in", hosts).execute();
}

/** Makes a picture another host's. */
export async function handMediaOver(db: Database, hash: string, hostId: string): Promise<void> {
  await db.updateTable("media").set({ user_id: hostId }).where("hash", "=", hash).execute();
}

export async function deleteMedia(db: Database, hash: string): Promise<void> {
  await db.deleteFrom("media").where("hash", "=", hash).execute();
}
