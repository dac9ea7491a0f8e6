import { sql, type Kysely } from "kysely";

/** Whose booking a stay is: that of the calendar that says most of its guest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("stays").addColumn("platform", "text").execute();
  await sql`update stays set platform = (
    select calendars.platform from calendar_entries as entry
    join calendars on calendars.id = entry.calendar_id
    where entry.stay_id = stays.id and entry.is_echo = 0 and calendars.platform <> 'other'
    order by case when entry.code is null then 1 else 0 end, entry.id limit 1
  ) where source = 'calendar'`.execute(db);
}
