import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";
import { findPhotosOf } from "#media/privatePhotos/store.server.ts";
import type { LeftBehind } from "#stays/turnovers/leftBehind/contract.ts";
import type { LeftBehindTable } from "#stays/turnovers/leftBehind/tables.server.ts";

/** The table, as photos name what they belong to. */
export const TABLE = "left_behind";

interface AtTurnover {
  guidebookId: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** Returns what was left behind at a guidebook, from a day on, the oldest first. */
export async function findNotesFrom(db: Database, guidebookId: string, from: string) {
  const rows = await db
    .selectFrom("left_behind")
    .select(["id", "day", "words as text"])
    .where("guidebook_id", "=", guidebookId)
    .where("day", ">=", from)
    .orderBy("noted_at")
    .orderBy("id")
    .execute();
  return withPhotos(db, rows);
}

async function withPhotos<Row extends { id: string }>(db: Database, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const photos = new Set((await findPhotosOf(db, TABLE, ids)).map((photo) => photo.owner_id));
  return rows.map((row) => ({ ...row, hasPhoto: photos.has(row.id) }));
}

/** Returns what was left behind at guidebooks that the actor may read, the oldest first. */
export async function listNotes(db: Database, actor: Actor): Promise<LeftBehind[]> {
  const rows = await db
    .selectFrom("left_behind")
    .select([
      "id",
      "guidebook_id as guidebookId",
      "stay_id as stayId",
      "words as text",
      "noted_at as notedAt",
    ])
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"))
    .orderBy("noted_at")
    .orderBy("id")
    .execute();
  return withPhotos(db, rows);
}

/** Returns the id of the photo of a note that the actor may read, undefined where there is none. */
export async function findPhotoOfNote(db: Database, actor: Actor, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("left_behind")
    .select("id")
    .where("id", "=", id)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"))
    .executeTakeFirst();
  const [photo] = row ? await findPhotosOf(db, TABLE, [row.id]) : [];
  return photo?.id;
}

export async function insertNote(db: Database, row: LeftBehindTable): Promise<void> {
  await db.insertInto("left_behind").values(row).execute();
}

/** Deletes a note of a turnover. Returns it, undefined where there is none. */
export function deleteNote(db: Database, { guidebookId, day }: AtTurnover, id: string) {
  return db
    .deleteFrom("left_behind")
    .where("id", "=", id)
    .where("guidebook_id", "=", guidebookId)
    .where("day", "=", day)
    .returning(["id", "stay_id as stayId"])
    .executeTakeFirst();
}

/** Returns a note with the name of its property, for the message to a host's device. */
export function findNote(db: Database, id: string) {
  return db
    .selectFrom("left_behind")
    .innerJoin("guidebooks", "guidebooks.id", "left_behind.guidebook_id")
    .select([
      "left_behind.guidebook_id as guidebookId",
      "left_behind.stay_id as stayId",
      "left_behind.words as text",
      "guidebooks.name as guidebookName",
    ])
    .where("left_behind.id", "=", id)
    .executeTakeFirst();
}

/** Returns the id of the live stay that left last before a day, undefined where none has. */
export async function findLastDeparted(db: Database, guidebookId: string, day: string) {
  const row = await db
    .selectFrom("stays")
    .select("id")
    .where("guidebook_id", "=", guidebookId)
    .where("departure", "<", day)
    .where("cancelled_at", "is", null)
    .where("revoked_at", "is", null)
    .orderBy("departure", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
