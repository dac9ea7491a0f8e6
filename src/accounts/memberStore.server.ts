import type { Membership } from "#accounts/actor.ts";
import type { Database } from "#core/database.server.ts";
import type { AccountMembersTable, AccountsTable } from "#accounts/tables.server.ts";

export async function insertAccount(db: Database, row: AccountsTable): Promise<void> {
  await db.insertInto("accounts").values(row).execute();
}

export async function insertMember(db: Database, row: AccountMembersTable): Promise<void> {
  await db.insertInto("account_members").values(row).execute();
}

/** Locks an account's row until the transaction ends: another transaction that locks it waits. */
export async function lockAccount(db: Database, accountId: string): Promise<void> {
  await db
    .updateTable("accounts")
    .set((row) => ({ created_at: row.ref("created_at") }))
    .where("id", "=", accountId)
    .execute();
}

/** Deletes an account with its members, guidebooks and plan. The caller deletes its pictures. */
export async function deleteAccountRow(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom("accounts").where("id", "=", accountId).execute();
}

export async function findMembership(db: Database, accountId: string, userId: string) {
  const row = await db
    .selectFrom("account_members")
    .select(membershipColumns)
    .where("account_members.account_id", "=", accountId)
    .where("account_members.user_id", "=", userId)
    .executeTakeFirst();
  return row && toMembership(row);
}

/** Returns a person's memberships, oldest first. */
export async function listMemberships(db: Database, userId: string): Promise<Membership[]> {
  const rows = await db
    .selectFrom("account_members")
    .select(membershipColumns)
    .where("account_members.user_id", "=", userId)
    .orderBy("account_members.created_at")
    .orderBy("account_members.account_id")
    .execute();
  return rows.map(toMembership);
}

export const membershipColumns = [
  "account_members.account_id",
  "account_members.role",
  "account_members.is_limited",
] as const;

export const toMembership = (
  row: Pick<AccountMembersTable, "account_id" | "role" | "is_limited">,
): Membership => ({ accountId: row.account_id, role: row.role, isLimited: row.is_limited === 1 });

/** Returns the owners of an account, oldest membership first. */
export function findOwners(db: Database, accountId: string) {
  return db
    .selectFrom("account_members")
    .innerJoin("users", "users.id", "account_members.user_id")
    .select(["users.id as userId", "email", "first_name as firstName", "last_name as lastName"])
    .where("account_members.account_id", "=", accountId)
    .where("role", "=", "owner")
    .orderBy("account_members.created_at")
    .orderBy("users.id")
    .execute();
}

/** Returns the accounts of which a person is the only owner, oldest membership first. */
export async function findAccountsOwnedAlone(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("account_members as own")
    .select("own.account_id")
    .where("own.user_id", "=", userId)
    .where("own.role", "=", "owner")
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("account_members as other")
            .select("other.user_id")
            .whereRef("other.account_id", "=", "own.account_id")
            .where("other.role", "=", "owner")
            .where("other.user_id", "!=", userId),
        ),
      ),
    )
    .orderBy("own.created_at")
    .orderBy("own.account_id")
    .execute();
  return rows.map((row) => row.account_id);
}
