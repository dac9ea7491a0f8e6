import type { Database } from "#core/database.server.ts";

interface Takedown {
  reason: string;
  takenDownAt: number;
}

interface OperatorsGuidebook {
  id: string;
  accountId: string;
  name: string;
  slug: string;
  archivedAt: number | null;
  takedown: Takedown | null;
}

const guidebooks = (db: Database) =>
  db
    .selectFrom("guidebooks")
    .leftJoin("guidebook_takedowns", "guidebook_takedowns.guidebook_id", "guidebooks.id")
    .select(["id", "guidebooks.account_id", "name", "slug", "archived_at", "reason", "taken_down_at"]);

type Row = Awaited<ReturnType<ReturnType<typeof guidebooks>["execute"]>>[number];

const toGuidebook = (row: Row): OperatorsGuidebook => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  slug: row.slug,
  archivedAt: row.archived_at,
  takedown:
    row.reason === null || row.taken_down_at === null
      ? null
      : { reason: row.reason, takenDownAt: row.taken_down_at },
});

/** Returns the guidebook of any account with that id or slug: for the operator. */
export async function findForOperator(db: Database, idOrSlug: string) {
  const row = await guidebooks(db)
    .where((one) => one.or([one("id", "=", idOrSlug), one("slug", "=", idOrSlug)]))
    .executeTakeFirst();
  return row && toGuidebook(row);
}

/** Returns the guidebooks of an account: for the operator. */
export async function listForOperator(db: Database, accountId: string): Promise<OperatorsGuidebook[]> {
  const rows = await guidebooks(db).where("guidebooks.account_id", "=", accountId).orderBy("name").execute();
  return rows.map(toGuidebook);
}

/** Takes a guidebook down, or puts it back with `null`. Invalidates its cached pages (Guest page 4). */
export async function storeTakedown(db: Database, guidebookId: string, takedown: Takedown | null) {
  await db.deleteFrom("guidebook_takedowns").where("guidebook_id", "=", guidebookId).execute();
  if (takedown)
    await db
      .insertInto("guidebook_takedowns")
      .values({ guidebook_id: guidebookId, reason: takedown.reason, taken_down_at: takedown.takenDownAt })
      .execute();
  await db
    .updateTable("guidebooks")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("id", "=", guidebookId)
    .execute();
}
