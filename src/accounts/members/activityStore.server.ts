import type { Database } from "#core/database.server.ts";
import type { AccountActivityTable } from "#accounts/members/tables.server.ts";

/** Records an activity: a repetition by the same person at the same guidebook since `since` counts in the same row. */
export async function addActivity(db: Database, row: AccountActivityTable, since: number): Promise<void> {
  const same = await db
    .selectFrom("account_activity")
    .select("id")
    .where("account_id", "=", row.account_id)
    .where("user_id", "=", row.user_id)
    .where("call", "=", row.call)
    .where("guidebook_id", row.guidebook_id === null ? "is" : "=", row.guidebook_id)
    .where("at", ">", since)
    .orderBy("at", "desc")
    .executeTakeFirst();
  if (!same) return void (await db.insertInto("account_activity").values(row).execute());
  await db
    .updateTable("account_activity")
    .set((current) => ({ at: row.at, times: current("times", "+", 1) }))
    .where("id", "=", same.id)
    .execute();
}

export interface ActivityRow extends AccountActivityTable {
  guidebook_name: string | null;
  first_name: string | null;
  last_name: string | null;
}

/** Returns the activities in an account, newest first. */
export function listActivity(db: Database, accountId: string, limit: number): Promise<ActivityRow[]> {
  return withNames(db)
    .where("account_activity.account_id", "=", accountId)
    .orderBy("account_activity.at", "desc")
    .orderBy("account_activity.id")
    .limit(limit)
    .execute();
}

export function listLastActivity(db: Database, accountId: string): Promise<ActivityRow[]> {
  return withNames(db)
    .where("account_activity.account_id", "=", accountId)
    .where((row) =>
      row(
        "account_activity.id",
        "=",
        row
          .selectFrom("account_activity as newest")
          .select("newest.id")
          .whereRef("newest.account_id", "=", "account_activity.account_id")
          .whereRef("newest.user_id", "=", "account_activity.user_id")
          .orderBy("newest.at", "desc")
          .orderBy("newest.id")
          .limit(1),
      ),
    )
    .execute();
}

function withNames(db: Database) {
  return db
    .selectFrom("account_activity")
    .leftJoin("guidebooks", "guidebooks.id", "account_activity.guidebook_id")
    .leftJoin("account_members", (join) =>
      join
        .onRef("account_members.account_id", "=", "account_activity.account_id")
        .onRef("account_members.user_id", "=", "account_activity.user_id"),
    )
    .leftJoin("users", "users.id", "account_members.user_id")
    .selectAll("account_activity")
    .select(["guidebooks.name as guidebook_name", "users.first_name", "users.last_name"]);
}

export async function deleteActivityBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom("account_activity").where("at", "<", time).execute();
}
