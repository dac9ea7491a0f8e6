import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import { type Database } from "#core/database.server.ts";
import type { CheckItem, CheckListSummary } from "#stays/turnovers/checkItems/contract.ts";
import type { ChecksTable } from "#stays/turnovers/checkItems/tables.server.ts";

/** Returns the lists that have ever been set in guidebooks that the actor may read. */
export async function listCheckLists(db: Database, actor: Actor): Promise<CheckListSummary[]> {
  const rows = await db
    .selectFrom("check_lists")
    .select((row) => [
      "guidebook_id",
      "is_on",
      row
        .selectFrom("check_items")
        .select(({ fn }) => fn.countAll().as("items"))
        .whereRef("check_items.guidebook_id", "=", "check_lists.guidebook_id")
        .as("items"),
    ])
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"))
    .orderBy("guidebook_id")
    .execute();
  return rows.map((row) => ({
    guidebookId: row.guidebook_id,
    on: row.is_on === 1,
    items: Number(row.items ?? 0),
  }));
}

/** Returns the list of a guidebook, without a check of rights; null where none was ever set. */
export async function findCheckList(db: Database, guidebookId: string) {
  const row = await db
    .selectFrom("check_lists")
    .select("is_on")
    .where("guidebook_id", "=", guidebookId)
    .executeTakeFirst();
  return row ? { on: row.is_on === 1, items: await findItems(db, guidebookId) } : null;
}

function findItems(db: Database, guidebookId: string): Promise<CheckItem[]> {
  return db
    .selectFrom("check_items")
    .select(["id", "words as text"])
    .where("guidebook_id", "=", guidebookId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Returns the items of those guidebooks whose list is on, in order, by guidebook. */
export async function findListsThatAreOn(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, CheckItem[]>> {
  const rows = await db
    .selectFrom("check_lists")
    .leftJoin("check_items", "check_items.guidebook_id", "check_lists.guidebook_id")
    .select(["check_lists.guidebook_id as guidebookId", "check_items.id", "words"])
    .where("check_lists.guidebook_id", "in", ids)
    .where("is_on", "=", 1)
    .orderBy("position")
    .orderBy("check_items.id")
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ guidebookId }) => guidebookId)].map(([guidebookId, items]) => [
      guidebookId,
      items.flatMap(({ id, words }) => (id === null || words === null ? [] : { id, text: words })),
    ]),
  );
}

export async function saveIsOn(db: Database, guidebookId: string, isOn: boolean): Promise<void> {
  await db
    .insertInto("check_lists")
    .values({ guidebook_id: guidebookId, is_on: isOn ? 1 : 0 })
    .onConflict((conflict) => conflict.column("guidebook_id").doUpdateSet({ is_on: isOn ? 1 : 0 }))
    .execute();
}

/** Replaces the items of a list that has a row; the ticks of those that stay are kept. */
export async function saveItems(
  db: Database,
  guidebookId: string,
  items: readonly CheckItem[],
): Promise<void> {
  const ids = items.map(({ id }) => id);
  let gone = db.deleteFrom("check_items").where("guidebook_id", "=", guidebookId);
  if (ids.length > 0) gone = gone.where("id", "not in", ids);
  await gone.execute();
  if (ids.length === 0) return;
  await db
    .insertInto("check_items")
    .values(items.map(({ id, text }, position) => ({ id, guidebook_id: guidebookId, position, words: text })))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((row) => ({
        position: row.ref("excluded.position"),
        words: row.ref("excluded.words"),
      })),
    )
    .execute();
}

/** Returns the ids of the items that are ticked at a guidebook, by day, from a day on. */
export async function findChecks(
  db: Database,
  guidebookId: string,
  from: string,
): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom("checks")
    .select(["day", "item_id"])
    .where("guidebook_id", "=", guidebookId)
    .where("day", ">=", from)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ day }) => day)].map(([day, checks]) => [
      day,
      new Set(checks.map((row) => row.item_id)),
    ]),
  );
}

interface Ticks extends Pick<ChecksTable, "guidebook_id" | "day"> {
  ticked: readonly string[];
  unticked: readonly string[];
  now: number;
  /** Ticks of days before it are deleted. */
  keepFrom: string;
}

/** Ticks and unticks items of a guidebook at a turnover; one that was deleted meanwhile is left out. */
export async function saveChecks(
  db: Database,
  { guidebook_id, day, ticked, unticked, now, keepFrom }: Ticks,
): Promise<void> {
  const own = db.deleteFrom("checks").where("guidebook_id", "=", guidebook_id);
  await own.where("day", "<", keepFrom).execute();
  if (unticked.length > 0) await own.where("day", "=", day).where("item_id", "in", unticked).execute();
  if (ticked.length === 0) return;
  await db
    .insertInto("checks")
    .columns(["guidebook_id", "day", "item_id", "checked_at"])
    .expression((row) =>
      row
        .selectFrom("check_items")
        .select((item) => [
          "check_items.guidebook_id",
          item.val(day).as("day"),
          "check_items.id",
          item.val(now).as("checked_at"),
        ])
        .where("guidebook_id", "=", guidebook_id)
        .where("id", "in", ticked),
    )
    .onConflict((conflict) => conflict.columns(["guidebook_id", "day", "item_id"]).doNothing())
    .execute();
}
