import { rolesWith } from "#accounts/roles.ts";
import type { Database } from "#core/database.server.ts";

interface AuditableGuidebook {
  id: string;
  name: string;
  account_id: string;
}

/** Returns the generated guidebooks of all accounts that are neither archived nor in the bin. */
export function findGeneratedGuidebooks(db: Database): Promise<AuditableGuidebook[]> {
  return db
    .selectFrom("guidebooks")
    .innerJoin("generations", "generations.guidebook_id", "guidebooks.id")
    .select(["guidebooks.id", "guidebooks.name", "guidebooks.account_id"])
    .where("guidebooks.archived_at", "is", null)
    .where("guidebooks.deleted_at", "is", null)
    .orderBy("guidebooks.id")
    .execute();
}

/** Returns a guidebook of any account by its id or slug, for the operator and for jobs. */
export function findGuidebookOfAny(db: Database, key: string): Promise<AuditableGuidebook | undefined> {
  return db
    .selectFrom("guidebooks")
    .select(["id", "name", "account_id"])
    .where((where) => where.or([where("id", "=", key), where("slug", "=", key)]))
    .executeTakeFirst();
}

/** Returns the members who may edit all guidebooks of an account, oldest membership first. */
export function findEditors(db: Database, accountId: string) {
  return db
    .selectFrom("account_members")
    .innerJoin("users", "users.id", "account_members.user_id")
    .select(["users.id", "users.email", "users.first_name as firstName"])
    .where("account_members.account_id", "=", accountId)
    .where("account_members.role", "in", rolesWith("edit"))
    .where("account_members.is_limited", "=", 0)
    .orderBy("account_members.created_at")
    .orderBy("users.id")
    .execute();
}
