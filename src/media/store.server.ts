import type { Database } from "#core/database.server.ts";
import type { MediaTable } from "#media/tables.server.ts";

/** Stores the row of a picture, once: the same picture from another host is the same row. */
export async function insertMedia(db: Database, row: MediaTable): Promise<void> {
  await db
    .insertInto("media")
    .values(row)
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

export async function findMedia(db: Database, hashes: string[]): Promise<MediaTable[]> {
  if (hashes.length === 0) return [];
  return db.selectFrom("media").selectAll().where("hash", "in", hashes).execute();
}

export async function findSomePictures(db: Database, limit: number): Promise<string[]> {
  const rows = await db.selectFrom("media").select("hash").orderBy("hash").limit(limit).execute();
  return rows.map(({ hash }) => hash);
}

export function findMediaWithoutAccount(db: Database): Promise<MediaTable[]> {
  const accounts = db.selectFrom("accounts").select("id");
  return db.selectFrom("media").selectAll().where("account_id", "not in", accounts).execute();
}

export type PictureOwner = Pick<MediaTable, "account_id" | "user_id">;

/** Transfers a picture to another account. */
export async function handMediaOver(db: Database, hash: string, owner: PictureOwner): Promise<void> {
  await db.updateTable("media").set(owner).where("hash", "=", hash).execute();
}

export async function deleteMedia(db: Database, hash: string): Promise<void> {
  await db.deleteFrom("media").where("hash", "=", hash).execute();
}

/** Returns every stored picture with the widths of its WebP sizes. */
export async function findAllMedia(db: Database): Promise<Pick<MediaTable, "hash" | "widths">[]> {
  return db.selectFrom("media").select(["hash", "widths"]).execute();
}
