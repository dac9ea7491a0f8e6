import type { EventsTable } from "#accounts/events/tables.server.ts";
import type { Database } from "#core/database.server.ts";

export async function insertEvent(db: Database, row: EventsTable): Promise<void> {
  // A token may end during its own call.
  const token = db.selectFrom("api_tokens").select("id").where("id", "=", row.token_id);
  await db
    .insertInto("events")
    .values({ ...row, token_id: row.token_id === null ? null : token })
    .execute();
}

interface ToWithdraw extends Pick<EventsTable, "kind" | "subject_id" | "data"> {
  guidebookId: string;
  /** Later ones (epoch ms) were not sent yet. */
  dueAfter: number;
}

/** Deletes each event of a kind at a guidebook that is about this, but for those that a webhook has taken. */
export async function deleteUnsentEvent(
  db: Database,
  { kind, guidebookId, subject_id, data, dueAfter }: ToWithdraw,
): Promise<void> {
  await db
    .deleteFrom("events")
    .where("account_id", "=", db.selectFrom("guidebooks").select("account_id").where("id", "=", guidebookId))
    .where("guidebook_id", "=", guidebookId)
    .where("kind", "=", kind)
    .where("subject_id", subject_id === null ? "is" : "=", subject_id)
    .where("data", "=", data)
    .where((row) => {
      const taken = row
        .selectFrom("webhook_deliveries")
        .select("webhook_deliveries.id")
        .whereRef("webhook_deliveries.event_id", "=", "events.id")
        .where("webhook_deliveries.status", ">=", 200)
        .where("webhook_deliveries.status", "<", 300);
      return row.or([row("events.at", ">", dueAfter), row.not(row.exists(taken))]);
    })
    .execute();
}

/** Returns the account of a guidebook; undefined once it is deleted. */
export async function findAccountOfGuidebook(db: Database, guidebookId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("guidebooks")
    .select("account_id")
    .where("id", "=", guidebookId)
    .executeTakeFirst();
  return row?.account_id;
}

export interface EventRow extends EventsTable {
  guidebook_name: string | null;
  first_name: string | null;
  last_name: string | null;
  token_name: string | null;
}

/** Returns the events of an account, newest first. */
export function listEvents(db: Database, accountId: string, limit: number): Promise<EventRow[]> {
  return withNames(db)
    .where("events.account_id", "=", accountId)
    .orderBy("events.at", "desc")
    .orderBy("events.id")
    .limit(limit)
    .execute();
}

/** Returns the latest event of each member of an account; what their tokens did is not theirs here. */
export function listLastEvents(db: Database, accountId: string): Promise<EventRow[]> {
  const latest = db
    .selectFrom("account_members as each")
    .where("each.account_id", "=", accountId)
    .select((row) =>
      row
        .selectFrom("events as newest")
        .select("newest.id")
        .whereRef("newest.account_id", "=", "each.account_id")
        .whereRef("newest.user_id", "=", "each.user_id")
        .where("newest.actor", "=", "member")
        .orderBy("newest.at", "desc")
        .orderBy("newest.id")
        .limit(1)
        .as("id"),
    );
  return withNames(db).where("events.account_id", "=", accountId).where("events.id", "in", latest).execute();
}

function withNames(db: Database) {
  return db
    .selectFrom("events")
    .leftJoin("guidebooks", "guidebooks.id", "events.guidebook_id")
    .leftJoin("account_members", (join) =>
      join
        .onRef("account_members.account_id", "=", "events.account_id")
        .onRef("account_members.user_id", "=", "events.user_id"),
    )
    .leftJoin("users", "users.id", "account_members.user_id")
    .leftJoin("api_tokens", "api_tokens.id", "events.token_id")
    .selectAll("events")
    .select([
      "api_tokens.name as token_name",
      "guidebooks.name as guidebook_name",
      "users.first_name",
      "users.last_name",
    ]);
}

/** Deletes the events of all accounts before a time (epoch ms), account by account: an index on `at` alone would cost each event. */
export async function deleteEventsBefore(db: Database, time: number): Promise<void> {
  const accounts = db.selectFrom("accounts").select("id");
  await db.deleteFrom("events").where("account_id", "in", accounts).where("at", "<", time).execute();
}
