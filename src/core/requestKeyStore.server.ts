import type { Database } from "#core/database.server.ts";
import type { RequestKeysTable } from "#core/tables.server.ts";

/** A claimed call. `claimed_at` distinguishes it from an earlier one that was given up. */
export type RequestClaim = Pick<RequestKeysTable, "user_id" | "key_digest" | "request_hash" | "claimed_at">;

/** Claims a key. Returns false when another call has it. */
export async function insertRequestKey(db: Database, claim: RequestClaim): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("request_keys")
    .values({ ...claim, status: null, sealed_answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function findRequestKey(db: Database, { key_digest }: Pick<RequestClaim, "key_digest">) {
  return db.selectFrom("request_keys").selectAll().where("key_digest", "=", key_digest).executeTakeFirst();
}

/** Moves a claim to `time`, epoch milliseconds. Changes nothing when another call has the key. */
export async function renewRequestKey(db: Database, claim: RequestClaim, time: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("request_keys")
    .set({ claimed_at: time })
    .where("key_digest", "=", claim.key_digest)
    .where("claimed_at", "=", claim.claimed_at)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) claim.claimed_at = time;
}

export async function storeAnswer(
  db: Database,
  claim: RequestClaim,
  answer: Pick<RequestKeysTable, "status" | "sealed_answer">,
): Promise<void> {
  await db
    .updateTable("request_keys")
    .set(answer)
    .where("key_digest", "=", claim.key_digest)
    .where("claimed_at", "=", claim.claimed_at)
    .execute();
}

/** Releases a key that was claimed at `claimed_at`; the next call with it runs. */
export async function deleteRequestKey(
  db: Database,
  claim: Pick<RequestKeysTable, "key_digest" | "claimed_at">,
): Promise<void> {
  await db
    .deleteFrom("request_keys")
    .where("key_digest", "=", claim.key_digest)
    .where("claimed_at", "=", claim.claimed_at)
    .execute();
}

export async function deleteRequestKeysBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom("request_keys").where("claimed_at", "<", time).execute();
}
