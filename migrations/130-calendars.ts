import type { Kysely } from "kysely";

/** Calendars of guidebooks, and what was last read of them. A stay outlives both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("calendars")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("host", "text", (column) => column.notNull())
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("url_digest", "text", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("platform", "text", (column) => column.notNull())
    .addColumn("closures", "text", (column) => column.notNull())
    .addColumn("etag", "text")
    .addColumn("skipped", "text", (column) => column.notNull())
    .addColumn("read_at", "bigint")
    .addColumn("next_read_at", "bigint", (column) => column.notNull())
    .addColumn("problem", "text")
    .addColumn("failing_since", "bigint")
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("failure_emailed_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("calendars_guidebook").on("calendars").column("guidebook_id").execute();
  await db.schema.createIndex("calendars_due").on("calendars").column("next_read_at").execute();

  await db.schema
    .createTable("calendar_entries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("calendar_id", "text", (column) =>
      column.notNull().references("calendars.id").onDelete("cascade"),
    )
    .addColumn("uid", "text", (column) => column.notNull())
    .addColumn("arrival", "text", (column) => column.notNull())
    .addColumn("departure", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("code", "text")
    .addColumn("guest_name", "text")
    .addColumn("phone_digits", "text")
    .addColumn("check_in_time", "text")
    .addColumn("check_out_time", "text")
    .addColumn("decision", "text")
    .addColumn("missing_since", "bigint")
    .addColumn("is_missing_with_others", "integer", (column) => column.notNull())
    .addColumn("host_emailed_at", "bigint")
    .addColumn("cancelled_at", "bigint")
    .addColumn("stay_id", "text", (column) => column.references("stays.id").onDelete("set null"))
    .addColumn("is_echo", "integer", (column) => column.notNull())
    .addColumn("last_write", "text")
    .execute();
  await db.schema
    .createIndex("calendar_entries_calendar")
    .on("calendar_entries")
    .column("calendar_id")
    .execute();
  await db.schema.createIndex("calendar_entries_stay").on("calendar_entries").column("stay_id").execute();
  await db.schema
    .createIndex("calendar_entries_departure")
    .on("calendar_entries")
    .column("departure")
    .execute();

  await db.schema
    .createTable("double_bookings")
    .addColumn("first_stay_id", "text", (column) =>
      column.notNull().references("stays.id").onDelete("cascade"),
    )
    .addColumn("second_stay_id", "text", (column) =>
      column.notNull().references("stays.id").onDelete("cascade"),
    )
    .addColumn("found_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("double_bookings_pair", ["first_stay_id", "second_stay_id"])
    .execute();
}
