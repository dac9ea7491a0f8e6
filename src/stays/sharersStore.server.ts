import type { Database } from "#core/database.server.ts";
import { membersWith } from "#guidebooks/accessStore.server.ts";

/** Returns the ids of the members who may share a guidebook. */
export async function listSharers(db: Database, guidebookId: string): Promise<string[]> {
  const rows = await membersWith(db, guidebookId, "share").execute();
  return rows.map(({ user_id }) => user_id);
}

/** Returns a member's name and email while they may share a guidebook. */
export function findSharer(db: Database, guidebookId: string, userId: string) {
  return db
    .selectFrom("users")
    .select(["email", "first_name as firstName"])
    .where("id", "=", userId)
    .where("id", "in", membersWith(db, guidebookId, "share"))
    .executeTakeFirst();
}
