import { sql, type Kysely } from "kysely";

/**
 * A guidebook has a URL once. Where two requests at once have added one twice, both stay, for the host to delete one; the
 * later has a digest that no URL has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update calendars set url_digest = url_digest || ' ' || id where exists (
    select 1 from calendars as earlier
    where earlier.guidebook_id = calendars.guidebook_id and earlier.url_digest = calendars.url_digest
    and (earlier.created_at < calendars.created_at
      or (earlier.created_at = calendars.created_at and earlier.id < calendars.id)))`.execute(db);
  await db.schema
    .createIndex("calendars_once")
    .on("calendars")
    .columns(["guidebook_id", "url_digest"])
    .unique()
    .execute();
}
