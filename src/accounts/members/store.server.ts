import type { Member, MemberGuidebooks } from "#accounts/members/contract.ts";
import type { Database } from "#core/database.server.ts";
import type { AccountMembersTable } from "#accounts/tables.server.ts";

/** Returns the members of an account, oldest first. */
export async function listMembers(db: Database, accountId: string): Promise<Member[]> {
  const rows = await db
    .selectFrom("account_members")
    .innerJoin("users", "users.id", "account_members.user_id")
    .select(["users.id", "email", "first_name", "last_name", "role", "is_limited"])
    .select("account_members.created_at")
    .where("account_id", "=", accountId)
    .orderBy("account_members.created_at")
    .orderBy("users.id")
    .execute();
  const given = await db
    .selectFrom("member_guidebooks")
    .select(["user_id", "guidebook_id"])
    .where("account_id", "=", accountId)
    .orderBy("guidebook_id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    guidebooks:
      row.is_limited === 0
        ? "all"
        : given.filter(({ user_id: id }) => id === row.id).map(({ guidebook_id: id }) => id),
    createdAt: row.created_at,
  }));
}

type MemberKey = Pick<AccountMembersTable, "account_id" | "user_id">;

export async function updateMember(
  db: Database,
  key: MemberKey,
  role: Member["role"],
  guidebooks: MemberGuidebooks,
): Promise<void> {
  await db
    .updateTable("account_members")
    .set({ role, is_limited: guidebooks === "all" ? 0 : 1 })
    .where("account_id", "=", key.account_id)
    .where("user_id", "=", key.user_id)
    .execute();
  await db
    .deleteFrom("member_guidebooks")
    .where("account_id", "=", key.account_id)
    .where("user_id", "=", key.user_id)
    .execute();
  if (guidebooks === "all" || guidebooks.length === 0) return;
  await db
    .insertInto("member_guidebooks")
    .values(guidebooks.map((id) => ({ ...key, guidebook_id: id })))
    .execute();
}

export async function deleteMember(db: Database, key: MemberKey): Promise<void> {
  await db
    .deleteFrom("account_members")
    .where("account_id", "=", key.account_id)
    .where("user_id", "=", key.user_id)
    .execute();
}

/** Returns those of the guidebooks that belong to an account, ordered by name. */
export async function listGuidebookNames(db: Database, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("guidebooks")
    .select(["id", "name"])
    .where("account_id", "=", accountId)
    .where("id", "in", ids)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** Returns whether an account has a member or an open invitation with that id. */
export async function isMemberOrInvited(db: Database, accountId: string, id: string): Promise<boolean> {
  const member = await db
    .selectFrom("account_members")
    .select("user_id")
    .where("account_id", "=", accountId)
    .where("user_id", "=", id)
    .executeTakeFirst();
  if (member) return true;
  const invitation = await db
    .selectFrom("invitations")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return invitation !== undefined;
}

/** Returns how many of the guidebooks belong to an account. */
export async function countGuidebooks(db: Database, accountId: string, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await db
    .selectFrom("guidebooks")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("id", "in", ids)
    .executeTakeFirstOrThrow();
  return count;
}

/** Transfers the guidebooks and pictures that a person made in an account to another member. */
export async function handGuidebooksOver(
  db: Database,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const table of ["guidebooks", "media"] as const)
    await db
      .updateTable(table)
      .set({ user_id: to })
      .where("account_id", "=", accountId)
      .where("user_id", "=", from)
      .execute();
}
