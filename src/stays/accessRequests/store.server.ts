import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type { Right } from "#core/gate.ts";
import type { AccessRequestsTable } from "#stays/tables.server.ts";

export async function insertRequest(db: Database, row: AccessRequestsTable): Promise<void> {
  await db.insertInto("stay_requests").values(row).execute();
}

/** Returns a request by the token of its waiting page, with the token of its stay. */
export function findRequestByToken(db: Database, token: string) {
  return db
    .selectFrom("stay_requests")
    .leftJoin("stays", "stays.id", "stay_requests.stay_id")
    .selectAll("stay_requests")
    .select("stays.token as stayToken")
    .where("stay_requests.token", "=", token)
    .executeTakeFirst();
}

/** Returns whether the request with a token is open, has the same name, and was made since a moment (epoch ms). */
export async function isSameRequest(
  db: Database,
  { guidebook_id, first_name, token }: Pick<AccessRequestsTable, "guidebook_id" | "first_name" | "token">,
  since: number,
): Promise<boolean> {
  const row = await openRequests(db)
    .where("stay_requests.token", "=", token)
    .where("guidebook_id", "=", guidebook_id)
    .where("stay_requests.first_name", "=", first_name)
    .where("stay_requests.created_at", ">=", since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the open requests since a moment (epoch ms) that the actor may decide, newest first. */
export function listOpenRequests(db: Database, actor: Actor, { since, max }: { since: number; max: number }) {
  return openRequests(db)
    .select("network")
    .where("stay_requests.created_at", ">=", since)
    .where("guidebook_id", "in", guidebooksFor(db, actor, "share"))
    .orderBy("stay_requests.created_at", "desc")
    .orderBy("stay_requests.id")
    .limit(max)
    .execute();
}

/** Returns the number of a guidebook's open requests since a moment (epoch ms). */
export async function countOpenRequests(db: Database, guidebookId: string, since: number): Promise<number> {
  const rows = await openRequests(db)
    .where("guidebook_id", "=", guidebookId)
    .where("stay_requests.created_at", ">=", since)
    .execute();
  return rows.length;
}

/** Returns the names of guests whose stays touch some days (YYYY-MM-DD), by guidebook. */
export function listGuestNames(db: Database, guidebookIds: readonly string[], from: string, until: string) {
  return db
    .selectFrom("stays")
    .select(["guidebook_id as guidebookId", "guest_name as guestName"])
    .where("guidebook_id", "in", guidebookIds)
    .where("guest_name", "is not", null)
    .where("source", "<>", "asked")
    .where("revoked_at", "is", null)
    .where("arrival", "<=", until)
    .where("departure", ">=", from)
    .execute();
}

export function findRequest(db: Database, actor: Actor, right: Right, id: string) {
  return db
    .selectFrom("stay_requests")
    .selectAll()
    .where("id", "=", id)
    .where("guidebook_id", "in", guidebooksFor(db, actor, right))
    .executeTakeFirst();
}

/** Returns an open request without a check of rights, for jobs. */
export function findOpenRequest(db: Database, id: string) {
  return openRequests(db).where("stay_requests.id", "=", id).executeTakeFirst();
}

function openRequests(db: Database) {
  return db
    .selectFrom("stay_requests")
    .innerJoin("guidebooks", "guidebooks.id", "stay_requests.guidebook_id")
    .select([
      "stay_requests.id",
      "guidebook_id as guidebookId",
      "guidebooks.name as guidebookName",
      "stay_requests.first_name as firstName",
      "stay_requests.created_at as createdAt",
    ])
    .where("stay_id", "is", null)
    .where("refused_at", "is", null)
    .where("archived_at", "is", null);
}

/** Stores the host's decision once. Returns false where there is one already. */
export async function closeRequest(
  db: Database,
  id: string,
  decision: Partial<Pick<AccessRequestsTable, "stay_id" | "refused_at">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("stay_requests")
    .set(decision)
    .where("id", "=", id)
    .where("stay_id", "is", null)
    .where("refused_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes requests that were made before a moment (epoch ms). One with a stay is deleted with it. */
export async function deleteRequestsBefore(db: Database, moment: number): Promise<void> {
  await db
    .deleteFrom("stay_requests")
    .where("created_at", "<", moment)
    .where("stay_id", "is", null)
    .execute();
}
