import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Notice } from "#stays/notices/contract.ts";
import type { NoticesTable } from "#stays/notices/tables.server.ts";
import type { Database } from "#core/database.server.ts";

export async function insertNotice(db: Database, row: NoticesTable, guidebookIds: string[]): Promise<void> {
  await db.insertInto("notices").values(row).execute();
  const rows = guidebookIds.map((guidebookId) => ({ notice_id: row.id, guidebook_id: guidebookId }));
  await db.insertInto("notice_guidebooks").values(rows).execute();
}

export async function findShareable(db: Database, actor: Actor, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("guidebooks")
    .select("id")
    .where("id", "in", ids)
    .where("id", "in", guidebooksFor(db, actor, "share"))
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the notices of guidebooks that the actor may read and that have not ended, by their beginning. */
export async function listNotices(db: Database, actor: Actor, now: number): Promise<Notice[]> {
  const rows = await db
    .selectFrom("notices")
    .innerJoin("notice_guidebooks", "notice_guidebooks.notice_id", "notices.id")
    .select(["notices.id", "words", "starts_at", "ends_at", "guidebook_id"])
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"))
    .where("ends_at", ">", now)
    .orderBy("starts_at")
    .orderBy("notices.id")
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { id, words: text, starts_at: startsAt, ends_at: endsAt } = first;
    return { id, text, startsAt, endsAt, guidebooks: group.map((row) => row.guidebook_id) };
  });
}

/** Deletes a notice where the actor may share all its guidebooks. Returns their ids. */
export async function deleteNoticeFor(db: Database, actor: Actor, id: string): Promise<string[]> {
  const guidebookIds = await findGuidebooksOf(db, id);
  const own = guidebookIds.length === 0 ? [] : await findShareable(db, actor, guidebookIds);
  if (own.length < guidebookIds.length) return [];
  await db.deleteFrom("notices").where("id", "=", id).execute();
  return guidebookIds;
}

export async function findGuidebooksOf(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom("notice_guidebooks")
    .select("guidebook_id")
    .where("notice_id", "=", id)
    .execute();
  return rows.map((row) => row.guidebook_id);
}

/** Returns the texts of a guidebook's notices at a moment (epoch ms), ordered by end time. */
export async function findNoticeTexts(db: Database, guidebookId: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("notices")
    .innerJoin("notice_guidebooks", "notice_guidebooks.notice_id", "notices.id")
    .select("words")
    .where("guidebook_id", "=", guidebookId)
    .where("starts_at", "<=", now)
    .where("ends_at", ">", now)
    .orderBy("ends_at")
    .orderBy("notices.id")
    .execute();
  return rows.map(({ words }) => words);
}

/** Deletes a notice once it has ended. */
export async function deleteEnded(db: Database, id: string, now: number): Promise<void> {
  await db.deleteFrom("notices").where("id", "=", id).where("ends_at", "<=", now).execute();
}
