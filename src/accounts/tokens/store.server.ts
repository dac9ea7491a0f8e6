import type { ApiTokensTable } from "#accounts/tokens/tables.server.ts";
import type { Database } from "#core/database.server.ts";

/** Inserts a token with the guidebooks of a limited one. `db` is a transaction. */
export async function insertToken(
  db: Database,
  row: ApiTokensTable,
  guidebookIds: readonly string[],
): Promise<void> {
  await db.insertInto("api_tokens").values(row).execute();
  if (guidebookIds.length === 0) return;
  const given = guidebookIds.map((guidebook_id) => ({ token_id: row.id, guidebook_id }));
  await db.insertInto("api_token_guidebooks").values(given).execute();
}

interface Maker {
  accountId: string;
  userId: string;
}

/** Returns the tokens that a member made in an account and that have not ended, newest first. */
export function listTokens(db: Database, { accountId, userId }: Maker, now: number) {
  return db
    .selectFrom("api_tokens")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Returns the guidebooks of limited tokens, by the token's id. */
export async function listTokenGuidebooks(
  db: Database,
  tokenIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (tokenIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("api_token_guidebooks")
    .selectAll()
    .where("token_id", "in", tokenIds)
    .orderBy("guidebook_id")
    .execute();
  const byToken = Map.groupBy(rows, ({ token_id }) => token_id);
  return new Map(Array.from(byToken, ([id, own]) => [id, own.map(({ guidebook_id }) => guidebook_id)]));
}

/** Returns whether a member reaches all of these guidebooks: a limited one only those given to them. */
export async function reachesGuidebooks(
  db: Database,
  { accountId, userId, isLimited }: Maker & { isLimited: boolean },
  ids: readonly string[],
) {
  const wanted = db
    .selectFrom("guidebooks")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id", "in", ids);
  const given = db
    .selectFrom("member_guidebooks")
    .select("guidebook_id")
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId);
  const rows = await (isLimited ? wanted.where("id", "in", given) : wanted).execute();
  return rows.length === new Set(ids).size;
}

/** Returns a live token by its hash, with its maker. */
export function findTokenByHash(db: Database, tokenHash: string, now: number) {
  return db
    .selectFrom("api_tokens")
    .innerJoin("users", "users.id", "api_tokens.user_id")
    .selectAll("api_tokens")
    .select(["users.email", "users.first_name", "users.last_name"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Deletes a token that a member made. Returns false if there is none. */
export async function deleteToken(db: Database, { accountId, userId }: Maker, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("api_tokens")
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the tokens that a member made in an account. */
export async function deleteTokensOf(db: Database, { accountId, userId }: Maker): Promise<void> {
  await db
    .deleteFrom("api_tokens")
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .execute();
}

/** Deletes every token that a person made, in all accounts. */
export async function deleteTokensBy(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("api_tokens").where("user_id", "=", userId).execute();
}

/** Stores when a token was used, unless that is stored from `since` on. */
export async function updateTokenUse(
  db: Database,
  id: string,
  { now, since }: { now: number; since: number },
): Promise<void> {
  await db
    .updateTable("api_tokens")
    .set({ last_used_at: now })
    .where("id", "=", id)
    .where((row) => row.or([row("last_used_at", "is", null), row("last_used_at", "<", since)]))
    .execute();
}

export async function deleteTokensEndedBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom("api_tokens").where("expires_at", "<=", time).execute();
}
