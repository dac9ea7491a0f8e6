import { findMembership } from "#accounts/memberStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { TurnoverLinksTable } from "#stays/turnovers/tables.server.ts";

export async function insertLink(db: Database, row: TurnoverLinksTable, guidebookIds: readonly string[]) {
  await db.insertInto("turnover_links").values(row).execute();
  const shown = guidebookIds.map((id) => ({ token: row.token, guidebook_id: id }));
  await db.insertInto("turnover_link_guidebooks").values(shown).execute();
}

export function findLinks(db: Database, accountId: string): Promise<TurnoverLinksTable[]> {
  return db
    .selectFrom("turnover_links")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("token")
    .execute();
}

export async function findShownIds(db: Database, tokens: readonly string[]): Promise<Map<string, string[]>> {
  const shown = new Map<string, string[]>(tokens.map((token) => [token, []]));
  if (tokens.length === 0) return shown;
  const rows = await db
    .selectFrom("turnover_link_guidebooks")
    .selectAll()
    .where("token", "in", tokens)
    .orderBy("guidebook_id")
    .execute();
  for (const { token, guidebook_id: id } of rows) shown.get(token)?.push(id);
  return shown;
}

export async function findCleanedIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("turnover_link_guidebooks")
    .innerJoin("turnover_links", "turnover_links.token", "turnover_link_guidebooks.token")
    .select("guidebook_id")
    .distinct()
    .where("guidebook_id", "in", ids)
    .where("revoked_at", "is", null)
    .execute();
  return new Set(rows.map((row) => row.guidebook_id));
}

/** Ends a live cleaner's link. */
export async function revokeLinkRow(db: Database, token: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("turnover_links")
    .set({ revoked_at: now })
    .where("token", "=", token)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function findMembershipByTurnoverLink(db: Database, userId: string, token: string) {
  const row = await db
    .selectFrom("turnover_links")
    .select("account_id")
    .where("token", "=", token)
    .executeTakeFirst();
  return row && findMembership(db, row.account_id, userId);
}

export async function findLiveLink(db: Database, token: string): Promise<TurnoverLinksTable | undefined> {
  // PostgreSQL refuses NUL.
  if (!/^\w+$/.test(token)) return undefined;
  return db
    .selectFrom("turnover_links")
    .selectAll()
    .where("token", "=", token)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

export function findActiveGuidebooks(db: Database, ids: readonly string[]) {
  return db
    .selectFrom("guidebooks")
    .select(["id", "account_id", "name", "archived_at", "property_address"])
    .where("id", "in", ids)
    .where("archived_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** Returns when a property was marked as ready, by day, from a day on. */
export async function findReady(db: Database, guidebookId: string, from: string) {
  const rows = await db
    .selectFrom("ready_homes")
    .select(["day", "ready_at"])
    .where("guidebook_id", "=", guidebookId)
    .where("day", ">=", from)
    .execute();
  return new Map(rows.map((row) => [row.day, row.ready_at]));
}

/** Stores or removes that a property is ready; deletes old marks. Returns whether it was not before. */
export async function saveReady(
  db: Database,
  {
    guidebookId,
    day,
    readyAt,
    keepFrom,
  }: {
    guidebookId: string;
    day: string;
    readyAt: number | null;
    keepFrom: string;
  },
): Promise<boolean> {
  const own = db.deleteFrom("ready_homes").where("guidebook_id", "=", guidebookId);
  await own.where("day", "<", keepFrom).execute();
  if (readyAt === null) {
    await own.where("day", "=", day).execute();
    return false;
  }
  const added = await db
    .insertInto("ready_homes")
    .values({ guidebook_id: guidebookId, day, ready_at: readyAt })
    .onConflict((conflict) => conflict.columns(["guidebook_id", "day"]).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns the last mark until a day that no departure of a live stay followed; null where there is none. */
export async function findLastReady(db: Database, guidebookId: string, day: string): Promise<number | null> {
  const row = await db
    .selectFrom("ready_homes")
    .select("ready_at")
    .where("ready_homes.guidebook_id", "=", guidebookId)
    .where("day", "<=", day)
    .where((mark) =>
      mark.not(
        mark.exists(
          mark
            .selectFrom("stays")
            .select("stays.id")
            .where("stays.guidebook_id", "=", guidebookId)
            .whereRef("stays.departure", ">", "ready_homes.day")
            .where("stays.departure", "<=", day)
            .where("stays.cancelled_at", "is", null)
            .where("stays.revoked_at", "is", null),
        ),
      ),
    )
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.ready_at ?? null;
}
