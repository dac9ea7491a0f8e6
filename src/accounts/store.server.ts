import { sql } from "kysely";
import type { Database } from "#core/database.server.ts";
import type { PasswordResetsTable, SessionsTable, UsersTable } from "#accounts/tables.server.ts";

const asHost = [
  "users.id",
  "email",
  "first_name",
  "last_name",
  "profile_image_url",
  "email_confirmed_at",
] as const;

/** Stores a new account. Returns false when its email is taken. */
export async function insertUser(db: Database, user: UsersTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function findUserByEmail(db: Database, emailKey: string): Promise<UsersTable | undefined> {
  return db.selectFrom("users").selectAll().where("email_key", "=", emailKey).executeTakeFirst();
}

export function findUser(db: Database, id: string): Promise<UsersTable | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Deletes a person and their guidebooks: transfer those of shared accounts first (`members.server.ts`). */
export async function deleteUser(db: Database, id: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", id).execute();
}

/** Changes the name or the picture of a host. */
export async function updateUser(
  db: Database,
  userId: string,
  change: Partial<Pick<UsersTable, "first_name" | "last_name" | "profile_image_url">>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable("users").set(change).where("id", "=", userId).execute();
}

/** Locks a person's row until the transaction ends: another transaction that locks or changes it waits. */
export async function lockUser(db: Database, userId: string): Promise<void> {
  await db
    .updateTable("users")
    .set((row) => ({ created_at: row.ref("created_at") }))
    .where("id", "=", userId)
    .execute();
}

/** Stores the hash of a new password. */
export async function updatePassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId).execute();
}

export async function insertSession(db: Database, session: SessionsTable): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

export async function findSession(db: Database, tokenHash: string, now: number) {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("account_members as member", "member.user_id", "users.id")
    .leftJoin("operators", "operators.user_id", "users.id")
    .select([...asHost, "token_hash", "last_seen_at", "member.account_id as accountId"])
    .select("operators.added_at as operatorSince")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .orderBy(chosenFirst)
    .orderBy("member.created_at")
    .orderBy("member.account_id")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const host = {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    emailConfirmed: row.email_confirmed_at !== null,
    isOperator: row.operatorSince !== null,
    session: row.token_hash,
    accountId: row.accountId,
  };
  return { host, lastSeenAt: row.last_seen_at };
}

/** The person's account: the session's while they are its member, else one that they own. */
const chosenFirst = sql<number>`case
  when member.account_id = sessions.account_id then 0
  when member.role = 'owner' then 1
  else 2 end`;

export async function updateSessionAccount(db: Database, tokenHash: string, accountId: string) {
  await db
    .updateTable("sessions")
    .set({ account_id: accountId })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function extendSession(
  db: Database,
  tokenHash: string,
  times: Pick<SessionsTable, "last_seen_at" | "expires_at">,
): Promise<void> {
  await db.updateTable("sessions").set(times).where("token_hash", "=", tokenHash).execute();
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
}

/** Deletes the host's sessions except one. */
export async function deleteSessionsOf(db: Database, userId: string, exceptTokenHash?: string) {
  const all = db.deleteFrom("sessions").where("user_id", "=", userId);
  await (exceptTokenHash === undefined ? all : all.where("token_hash", "!=", exceptTokenHash)).execute();
}

export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
}

/** Stores a reset link, with the token's hash. */
export async function insertReset(db: Database, reset: PasswordResetsTable): Promise<void> {
  await db.insertInto("password_resets").values(reset).execute();
}

export function findUserOfReset(db: Database, tokenHash: string, now: number) {
  return db
    .selectFrom("password_resets")
    .innerJoin("users", "users.id", "password_resets.user_id")
    .selectAll("users")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Deletes a live reset and returns its user: of two concurrent calls, one gets it. */
export async function takeReset(db: Database, tokenHash: string, now: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom("password_resets")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteResetsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("password_resets").where("user_id", "=", userId).execute();
}

export async function deleteExpiredResets(db: Database, now: number): Promise<void> {
  await db.deleteFrom("password_resets").where("expires_at", "<=", now).execute();
}
