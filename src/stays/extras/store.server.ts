import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { Right } from "#core/gate.ts";
import type { ExtraAnswerLinksTable, ExtraRequestsTable, ExtrasTable } from "#stays/extras/tables.server.ts";
import { recordStaysChanged } from "#stays/store.server.ts";

/** Returns the offers of a guidebook in their order, without a check of rights. */
export function findExtras(db: Database, guidebookId: string): Promise<ExtrasTable[]> {
  return db
    .selectFrom("extras")
    .selectAll()
    .where("guidebook_id", "=", guidebookId)
    .orderBy("position")
    .execute();
}

/** Replaces the offers of a guidebook. Those that stay are updated, so that requests know their offer. */
export async function saveExtras(db: Database, guidebookId: string, rows: readonly ExtrasTable[]) {
  // Written first: another save of the same list waits.
  await recordStaysChanged(db, guidebookId);
  const ids = rows.map(({ id }) => id);
  const own = db.deleteFrom("extras").where("guidebook_id", "=", guidebookId);
  await (ids.length === 0 ? own : own.where("id", "not in", ids)).execute();
  for (const { id, ...columns } of rows)
    await db
      .insertInto("extras")
      .values({ id, ...columns })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
      .execute();
}

/** Stores a request and redraws the guest's page. Returns false where one like it is open. */
export async function insertExtraRequest(db: Database, row: ExtraRequestsTable): Promise<boolean> {
  const stored = await db
    .insertInto("extra_requests")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (stored) await recordStaysChanged(db, row.guidebook_id);
  return stored !== undefined;
}

/** Changes a request in one of some states and redraws the guest's page. Returns false where it is in another. */
export async function updateExtraRequest(
  db: Database,
  { id, guidebook_id, state }: Pick<ExtraRequestsTable, "id" | "guidebook_id" | "state">,
  change: Partial<ExtraRequestsTable>,
): Promise<boolean> {
  const stored = await db
    .updateTable("extra_requests")
    .set(change)
    .where("id", "=", id)
    .where("state", "=", state)
    .returning("id")
    .executeTakeFirst();
  if (stored) await recordStaysChanged(db, guidebook_id);
  return stored !== undefined;
}

/** Returns what the guests of some stays asked for, oldest first. */
export function findRequestsOfStays(db: Database, stayIds: readonly string[]): Promise<ExtraRequestsTable[]> {
  return db
    .selectFrom("extra_requests")
    .selectAll()
    .where("stay_id", "in", stayIds)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Selects requests of live stays, with what is needed of stay and guidebook. */
const requestsOfLiveStays = (db: Database) =>
  db
    .selectFrom("extra_requests as request")
    .innerJoin("stays", "stays.id", "request.stay_id")
    .innerJoin("guidebooks", "guidebooks.id", "request.guidebook_id")
    .selectAll("request")
    .select([
      "guidebooks.name as guidebookName",
      "guidebooks.account_id as accountId",
      "stays.guest_name as guestName",
    ])
    .where("stays.cancelled_at", "is", null)
    .where("stays.revoked_at", "is", null)
    .where("guidebooks.archived_at", "is", null);

/** A request with the name of its guidebook and the guest's. */
export type RequestOfStay = Awaited<ReturnType<typeof listRequests>>[number];

/** Returns the requests of stays that end on a day or later, in guidebooks for which the actor has a right, oldest first. */
export function listRequests(db: Database, actor: Actor, right: Right, endingFrom: string) {
  return requestsOfLiveStays(db)
    .where("stays.departure", ">=", endingFrom)
    .where("request.guidebook_id", "in", guidebooksFor(db, actor, right))
    .orderBy("request.created_at")
    .orderBy("request.id")
    .execute();
}

export function findRequestFor(db: Database, actor: Actor, right: Right, id: string) {
  return requestsOfLiveStays(db)
    .where("request.id", "=", id)
    .where("request.guidebook_id", "in", guidebooksFor(db, actor, right))
    .executeTakeFirst();
}

/** Returns a request of a live stay without a check of rights, for jobs. */
export function findRequestOfStay(db: Database, id: string) {
  return requestsOfLiveStays(db).where("request.id", "=", id).executeTakeFirst();
}

/** Returns what hosts said yes to, of stays that end on a day or later. */
export function listGranted(db: Database, endingFrom: string) {
  return requestsOfLiveStays(db)
    .where("request.state", "in", ["yes", "other"])
    .where("stays.departure", ">=", endingFrom)
    .execute();
}

/** Stores whether a host was told that the calendar contradicts a yes. Returns whether that is new. */
export async function updateContradicted(db: Database, id: string, at: number | null): Promise<boolean> {
  const stored = await db
    .updateTable("extra_requests")
    .set({ contradicted_at: at })
    .where("id", "=", id)
    .where("contradicted_at", at === null ? "is not" : "is", null)
    .returning("id")
    .executeTakeFirst();
  return stored !== undefined;
}

export async function insertAnswerLink(db: Database, row: ExtraAnswerLinksTable): Promise<void> {
  await db.insertInto("extra_answer_links").values(row).execute();
}

export function findAnswerLink(db: Database, tokenHash: string): Promise<ExtraAnswerLinksTable | undefined> {
  return db
    .selectFrom("extra_answer_links")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** Ends the links of a request that was answered. */
export async function endAnswerLinks(db: Database, requestId: string, now: number): Promise<void> {
  await db
    .updateTable("extra_answer_links")
    .set({ ended_at: now })
    .where("request_id", "=", requestId)
    .where("ended_at", "is", null)
    .execute();
}

/** Returns when a request was answered and by whom, and the time zone of its property. */
export function findAnswerOf(db: Database, requestId: string) {
  return db
    .selectFrom("extra_requests as request")
    .leftJoin("users", "users.id", "request.answered_by")
    .leftJoin("guidebook_access as access", "access.guidebook_id", "request.guidebook_id")
    .select([
      "request.answered_at as at",
      "request.answered_by as userId",
      "users.first_name as firstName",
      "access.time_zone as timeZone",
    ])
    .where("request.id", "=", requestId)
    .executeTakeFirst();
}
