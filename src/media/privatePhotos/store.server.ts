import { sql } from "kysely";
import type { Database } from "#core/database.server.ts";
import type { Tables } from "#core/tables.server.ts";
import type { PrivatePhotosTable } from "#media/privatePhotos/tables.server.ts";

/**
 * The tables whose rows photos belong to, each with the primary key `id`. A table that is added here has its photos
 * deleted with its rows.
 */
const OWNER_TABLES = ["problem_words", "left_behind"] as const satisfies (keyof Tables)[];

/** The row that photos belong to. */
export interface PhotoOwner {
  table: (typeof OWNER_TABLES)[number];
  id: string;
}

export async function insertPhoto(db: Database, row: PrivatePhotosTable): Promise<void> {
  await db.insertInto("private_photos").values(row).execute();
}

/** Gives photos that belong to no row yet to one, in this order. */
export async function updatePhotoOwner(
  db: Database,
  accountId: string,
  ids: readonly string[],
  { table, id: ownerId }: PhotoOwner,
): Promise<void> {
  for (const [index, id] of ids.entries())
    await db
      .updateTable("private_photos")
      .set({ owner_table: table, owner_id: ownerId, position: index + 1 })
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .where("owner_id", "is", null)
      .execute();
}

/** Returns the photos of some rows of a table, in their order. */
export async function findPhotosOf(
  db: Database,
  table: PhotoOwner["table"],
  ownerIds: readonly string[],
): Promise<PrivatePhotosTable[]> {
  if (ownerIds.length === 0) return [];
  return db
    .selectFrom("private_photos")
    .selectAll()
    .where("owner_table", "=", table)
    .where("owner_id", "in", ownerIds)
    .orderBy("position")
    .execute();
}

export async function countPhotosOfStay(db: Database, stayId: string): Promise<number> {
  const { photos } = await db
    .selectFrom("private_photos")
    .select((row) => row.fn.countAll<number | string>().as("photos"))
    .where("stay_id", "=", stayId)
    .executeTakeFirstOrThrow();
  return Number(photos);
}

/** Returns the ids of photos whose row is gone, and of those that were given to none before a time (epoch ms). */
export async function findPhotosWithoutOwner(db: Database, createdBefore: number): Promise<string[]> {
  const unclaimed = await db
    .selectFrom("private_photos")
    .select("id")
    .where("owner_table", "is", null)
    .where("created_at", "<", createdBefore)
    .execute();
  const left = [];
  for (const table of OWNER_TABLES) {
    const rows = await db
      .selectFrom("private_photos")
      .select("private_photos.id")
      .where("owner_table", "=", table)
      .where((photo) =>
        photo.not(
          photo.exists(
            photo
              .selectFrom(sql<{ id: string }>`${sql.table(table)}`.as("owners"))
              .select("owners.id")
              .whereRef("owners.id", "=", "private_photos.owner_id"),
          ),
        ),
      )
      .execute();
    left.push(...rows);
  }
  return [...unclaimed, ...left].map(({ id }) => id);
}

export async function deletePhotoRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom("private_photos").where("id", "=", id).execute();
}

/** Returns the ids of all photos, for backups; none of a database that is backed up before it is upgraded to have photos. */
export async function findAllPhotoIds(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "private_photos")) return [];
  const rows = await db.selectFrom("private_photos").select("id").execute();
  return rows.map(({ id }) => id);
}

/** Returns the stored bytes of an account's photos. */
export async function sumPhotoBytes(db: Database, accountId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom("private_photos")
    .select((row) => row.fn.sum<number | string | null>("bytes").as("bytes"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
