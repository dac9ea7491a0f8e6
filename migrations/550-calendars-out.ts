import type { Kysely } from "kysely";

/** Calendars that other programs read: stays, and door codes for locks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("calendars_out")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("created_by", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("is_limited", "integer", (column) => column.notNull())
    .addColumn("with_names", "integer", (column) => column.notNull())
    .addColumn("whole_code", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_read_at", "bigint")
    .execute();
  await db.schema.createIndex("calendars_out_account").on("calendars_out").column("account_id").execute();
  await db.schema.createIndex("calendars_out_maker").on("calendars_out").column("created_by").execute();

  await db.schema
    .createTable("calendar_out_guidebooks")
    .addColumn("calendar_id", "text", (column) =>
      column.notNull().references("calendars_out.id").onDelete("cascade"),
    )
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("calendar_out_guidebooks_pk", ["calendar_id", "guidebook_id"])
    .execute();
  await db.schema
    .createIndex("calendar_out_guidebooks_guidebook")
    .on("calendar_out_guidebooks")
    .column("guidebook_id")
    .execute();
}
