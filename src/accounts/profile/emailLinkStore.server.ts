import type { Database } from "#core/database.server.ts";
import type { EmailLinksTable } from "#accounts/tables.server.ts";

export async function insertEmailLink(db: Database, row: EmailLinksTable): Promise<void> {
  await db.insertInto("email_links").values(row).execute();
}

export function findEmailLink(db: Database, tokenHash: string, now: number) {
  return db
    .selectFrom("email_links")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export async function deleteEmailLinksOf(
  db: Database,
  userId: string,
  purposes: EmailLinksTable["purpose"][],
): Promise<void> {
  await db.deleteFrom("email_links").where("user_id", "=", userId).where("purpose", "in", purposes).execute();
}

export async function deleteExpiredEmailLinks(db: Database, now: number): Promise<void> {
  await db.deleteFrom("email_links").where("expires_at", "<=", now).execute();
}

/** Changes an account's email, as confirmed. Returns false when another account has it. */
export async function updateEmail(
  db: Database,
  userId: string,
  change: { email: string; email_key: string; email_confirmed_at: number },
): Promise<boolean> {
  const taken = await db
    .selectFrom("users")
    .select("id")
    .where("email_key", "=", change.email_key)
    .where("id", "!=", userId)
    .executeTakeFirst();
  if (taken) return false;
  await db.updateTable("users").set(change).where("id", "=", userId).execute();
  return true;
}
