import type { Database } from "#core/database.server.ts";
import type { EmailChangesTable } from "#accounts/tables.server.ts";

/** Stores a requested change of email. */
export async function insertEmailChange(db: Database, row: EmailChangesTable): Promise<void> {
  await db.insertInto("email_changes").values(row).execute();
}

/** Returns a change of email that has not expired at `now` (epoch ms), by its id. */
export function findEmailChange(db: Database, id: string, now: number) {
  return db
    .selectFrom("email_changes")
    .selectAll()
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Returns the email that a person has requested and not confirmed at `now` (epoch ms), or null. */
export async function findPendingEmail(db: Database, userId: string, now: number): Promise<string | null> {
  const row = await db
    .selectFrom("email_changes")
    .select("email")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Stores that a change was confirmed, and until when (epoch ms) it can be undone. */
export async function confirmEmailChange(
  db: Database,
  id: string,
  times: { confirmed_at: number; expires_at: number },
): Promise<void> {
  await db.updateTable("email_changes").set(times).where("id", "=", id).execute();
}

/** Deletes the unconfirmed changes of a person, with their links. */
export async function deletePendingEmailChanges(db: Database, userId: string): Promise<void> {
  await db
    .deleteFrom("email_changes")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is", null)
    .execute();
}

export async function deleteEmailChangesOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("email_changes").where("user_id", "=", userId).execute();
}

export async function deleteExpiredEmailChanges(db: Database, now: number): Promise<void> {
  await db.deleteFrom("email_changes").where("expires_at", "<=", now).execute();
}
