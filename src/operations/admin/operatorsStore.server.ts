import type { Database } from "#core/database.server.ts";
import type { OperatorsTable } from "#accounts/tables.server.ts";

/** Stores an operator. Returns false when the person is one. */
export async function insertOperator(db: Database, row: OperatorsTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("operators")
    .values(row)
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes an operator. Returns false when the person is none. */
export async function deleteOperator(db: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("operators")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Returns the operators, the earliest first. */
export function listOperators(db: Database) {
  return db
    .selectFrom("operators")
    .innerJoin("users", "users.id", "operators.user_id")
    .select(["users.email", "users.first_name", "users.last_name", "added_at"])
    .orderBy("added_at")
    .orderBy("users.id")
    .execute();
}
