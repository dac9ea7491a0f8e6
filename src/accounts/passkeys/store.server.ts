import type { Database } from "#core/database.server.ts";
import type { PasskeysTable } from "#accounts/tables.server.ts";

export async function insertChallenge(
  db: Database,
  row: { challenge_hash: string; user_id: string | null; expires_at: number },
): Promise<void> {
  await db.insertInto("passkey_challenges").values(row).execute();
}

/** Deletes a live challenge at `now`. Returns false when this user has none: each is used once. */
export async function takeChallenge(
  db: Database,
  { hash, userId, now }: { hash: string; userId: string | null; now: number },
): Promise<boolean> {
  const row = await db
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hash)
    .where("user_id", userId === null ? "is" : "=", userId)
    .where("expires_at", ">", now)
    .returning("challenge_hash")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteExpiredChallenges(db: Database, now: number): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute();
}

/** Returns the passkeys of a host, oldest first. */
export function listPasskeys(db: Database, userId: string): Promise<PasskeysTable[]> {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findPasskey(db: Database, credentialId: string): Promise<PasskeysTable | undefined> {
  return db.selectFrom("passkeys").selectAll().where("credential_id", "=", credentialId).executeTakeFirst();
}

/** Stores a passkey. Returns false when it is already known. */
export async function insertPasskey(db: Database, row: PasskeysTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("passkeys")
    .values(row)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function notePasskeyUsed(db: Database, id: string, counter: number, at: number): Promise<void> {
  await db.updateTable("passkeys").set({ counter, last_used_at: at }).where("id", "=", id).execute();
}

/** Renames a passkey of the host. Returns false when they have none with that id. */
export async function renamePasskey(db: Database, userId: string, id: string, name: string) {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes all passkeys of a person. Returns how many. */
export async function deletePasskeysOf(db: Database, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes a passkey of a person. Returns false when they have none with that id. */
export async function deletePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
