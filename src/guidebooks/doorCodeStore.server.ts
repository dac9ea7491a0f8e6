import type { Database } from "#core/database.server.ts";

/** Records a new door code, which no guest has read yet. Does nothing without stays. */
export async function recordDoorCodeChanged(db: Database, guidebookId: string, now: number): Promise<void> {
  await db
    .updateTable("guidebook_access")
    .set({ door_code_changed_at: now, door_code_known_to: 0 })
    .where("guidebook_id", "=", guidebookId)
    .execute();
}
