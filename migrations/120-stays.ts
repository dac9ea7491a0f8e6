import type { Kysely } from "kysely";

/** Stays, and who sees the secrets of a guidebook. A guidebook without a row shows them to everyone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("guidebook_access")
    .addColumn("guidebook_id", "text", (column) =>
      column.primaryKey().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("access", "text", (column) => column.notNull().defaultTo("everyone"))
    .addColumn("show_from", "text", (column) => column.notNull().defaultTo("3"))
    .addColumn("wifi_for_everyone", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("time_zone", "text")
    .addColumn("contact", "text")
    .addColumn("if_code_fails", "text")
    .addColumn("stays_version", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("door_code_changed_at", "bigint")
    .addColumn("door_code_known_to", "integer", (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable("stays")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("arrival", "text", (column) => column.notNull())
    .addColumn("departure", "text", (column) => column.notNull())
    .addColumn("check_in_time", "text")
    .addColumn("check_out_time", "text")
    .addColumn("guest_name", "text")
    .addColumn("note", "text")
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("code_key", "text", (column) => column.notNull())
    .addColumn("phone_digits", "text")
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("door_code", "text")
    .addColumn("lock_set_at", "bigint")
    .addColumn("show_from", "text")
    .addColumn("sent_at", "bigint")
    .addColumn("opened_at", "bigint")
    .addColumn("arrived_at", "bigint")
    .addColumn("revoked_at", "bigint")
    .addColumn("cancelled_at", "bigint")
    .addColumn("doubt", "text")
    .addColumn("version", "bigint", (column) => column.notNull().defaultTo(1))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("stays_arrival").on("stays").columns(["guidebook_id", "arrival"]).execute();
  await db.schema.createIndex("stays_code").on("stays").columns(["guidebook_id", "code_key"]).execute();
  await db.schema.createIndex("stays_departure").on("stays").column("departure").execute();

  await db.schema
    .createTable("stay_requests")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("stay_id", "text", (column) => column.references("stays.id").onDelete("cascade"))
    .addColumn("refused_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("stay_requests_guidebook").on("stay_requests").column("guidebook_id").execute();
}
