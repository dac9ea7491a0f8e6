import type { Actor } from "#accounts/actor.ts";
import { guidebooksFor } from "#guidebooks/accessStore.server.ts";
import type { Database } from "#core/database.server.ts";

/** Returns the guidebooks that the actor may read, all or one, by name. */
export function listNames(db: Database, actor: Actor, guidebookId: string | undefined) {
  let query = db
    .selectFrom("guidebooks")
    .select(["id", "name", "archived_at"])
    .where("id", "in", guidebooksFor(db, actor, "read"));
  if (guidebookId !== undefined) query = query.where("id", "=", guidebookId);
  return query.orderBy("name").orderBy("id").execute();
}

/** Returns the stored content of the sections with a guidebook's times, its country and its rules. */
export function listFactSections(db: Database, actor: Actor, guidebookId: string | undefined) {
  let query = db
    .selectFrom("sections")
    .select(["guidebook_id", "type", "content"])
    .where("type", "in", ["checkin", "departure", "property", "rules"])
    .where("guidebook_id", "in", guidebooksFor(db, actor, "read"));
  if (guidebookId !== undefined) query = query.where("guidebook_id", "=", guidebookId);
  return query.execute();
}

/** Returns the name of a guidebook and the account's first owner, for an email. */
export function findOwnerOfGuidebook(db: Database, guidebookId: string) {
  return db
    .selectFrom("guidebooks")
    .innerJoin("account_members", "account_members.account_id", "guidebooks.account_id")
    .innerJoin("users", "users.id", "account_members.user_id")
    .select(["guidebooks.name as guidebook", "users.email", "users.first_name as firstName"])
    .where("guidebooks.id", "=", guidebookId)
    .where("account_members.role", "=", "owner")
    .orderBy("account_members.created_at")
    .orderBy("users.id")
    .limit(1)
    .executeTakeFirst();
}
