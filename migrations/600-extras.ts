import type { Kysely } from "kysely";

/** What properties offer their guests to ask for, what guests have asked, and the links by which emails answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("extras")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("price", "text", (column) => column.notNull())
    .addColumn("pay", "text", (column) => column.notNull())
    .addColumn("pay_url", "text")
    .addColumn("rule", "text", (column) => column.notNull())
    .addColumn("until_hours", "integer", (column) => column.notNull())
    .addColumn("time", "text")
    .addColumn("is_on", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("extras_guidebook")
    .on("extras")
    .columns(["guidebook_id", "position"])
    .execute();

  await db.schema
    .createTable("extra_requests")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("stay_id", "text", (column) => column.notNull().references("stays.id").onDelete("cascade"))
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("extra_id", "text", (column) => column.references("extras.id").onDelete("set null"))
    // What was offered when it was asked: an offer may change, or go.
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("price", "text", (column) => column.notNull())
    .addColumn("pay", "text", (column) => column.notNull())
    .addColumn("pay_url", "text")
    .addColumn("rule", "text", (column) => column.notNull())
    // Of those with the same key a stay has one open: "early", "late", or the id of an offer.
    .addColumn("open_key", "text", (column) => column.notNull())
    .addColumn("time", "text")
    .addColumn("note", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("given_time", "text")
    .addColumn("answered_at", "bigint")
    .addColumn("answered_by", "text", (column) => column.references("users.id").onDelete("set null"))
    // The stay's own time before a yes; null where it had none.
    .addColumn("time_before", "text")
    .addColumn("contradicted_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("extra_requests_open")
    .on("extra_requests")
    .columns(["stay_id", "open_key"])
    .unique()
    .where("state" as never, "=", "open")
    .execute();
  for (const columns of [["stay_id"], ["guidebook_id"], ["extra_id"], ["answered_by"], ["state"]])
    await db.schema
      .createIndex(`extra_requests_${columns[0]}`)
      .on("extra_requests")
      .columns(columns)
      .execute();

  await db.schema
    .createTable("extra_answer_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("request_id", "text", (column) =>
      column.notNull().references("extra_requests.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  for (const column of ["request_id", "user_id"])
    await db.schema
      .createIndex(`extra_answer_links_${column}`)
      .on("extra_answer_links")
      .column(column)
      .execute();
}
