import type { Kysely } from "kysely";

/**
 * What a deleted stay or person is looked for in, and the times that clean-ups ask for: without an index each of these reads
 * a whole table.
 */
const INDEXES = [
  ["stay_requests", "stay_id"],
  ["stay_requests", "created_at"],
  ["double_bookings", "second_stay_id"],
  ["invitations", "invited_by"],
  ["invitations", "expires_at"],
  ["stays", "departure"],
  ["erased_stays", "ended_before"],
  ["place_answers", "expires_at"],
  ["tonight_emails", "added_at"],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of INDEXES)
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
}
