import type { Database } from "#core/database.server.ts";
import type { SectionsTable } from "#guidebooks/tables.server.ts";

/** Returns the sections of a guidebook as they are stored, in their order. The caller has checked the right. */
export function listSectionRows(db: Database, guidebookId: string): Promise<SectionsTable[]> {
  return db
    .selectFrom("sections")
    .selectAll()
    .where("guidebook_id", "=", guidebookId)
    .orderBy("position")
    .execute();
}

/**
 * Copies the access setting of a guidebook; guests who know its codes know none of the copy's, and its links are
 * others.
 */
export async function copyAccessRow(db: Database, from: string, to: string): Promise<void> {
  const row = await db
    .selectFrom("guidebook_access")
    .selectAll()
    .where("guidebook_id", "=", from)
    .executeTakeFirst();
  if (!row) return;
  const fresh = {
    guidebook_id: to,
    stays_version: 1,
    door_code_changed_at: null,
    door_code_known_to: 0,
    permanent_link_as: "unknown" as const,
  };
  await db
    .insertInto("guidebook_access")
    .values({ ...row, ...fresh })
    .execute();
}

/** Copies what guests can ask for, on or off as it is. */
export async function copyExtras(db: Database, from: string, to: string, newId: () => string): Promise<void> {
  const rows = await db.selectFrom("extras").selectAll().where("guidebook_id", "=", from).execute();
  if (rows.length === 0) return;
  await db
    .insertInto("extras")
    .values(rows.map((row) => ({ ...row, id: newId(), guidebook_id: to })))
    .execute();
}

/** Copies the check list of the cleaner without its ticks, on or off as it is. */
export async function copyCheckList(
  db: Database,
  from: string,
  to: string,
  newId: () => string,
): Promise<void> {
  const list = await db
    .selectFrom("check_lists")
    .selectAll()
    .where("guidebook_id", "=", from)
    .executeTakeFirst();
  if (!list) return;
  await db
    .insertInto("check_lists")
    .values({ ...list, guidebook_id: to })
    .execute();
  const items = await db.selectFrom("check_items").selectAll().where("guidebook_id", "=", from).execute();
  if (items.length === 0) return;
  await db
    .insertInto("check_items")
    .values(items.map((item) => ({ ...item, id: newId(), guidebook_id: to })))
    .execute();
}
