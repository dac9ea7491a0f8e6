import type { Kysely } from "kysely";

/** Addresses that are told what happens in an account, and what was sent to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("webhooks")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("host", "text", (column) => column.notNull())
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("events", "text", (column) => column.notNull())
    .addColumn("with_names", "integer", (column) => column.notNull())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("earlier_secret", "text")
    .addColumn("earlier_secret_until", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("failing_since", "bigint")
    .addColumn("disabled_at", "bigint")
    .execute();
  await db.schema.createIndex("webhooks_account").on("webhooks").column("account_id").execute();

  await db.schema
    .createTable("webhook_deliveries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("webhook_id", "text", (column) =>
      column.notNull().references("webhooks.id").onDelete("cascade"),
    )
    .addColumn("event_id", "text", (column) => column.references("events.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("status", "integer")
    .addColumn("next_try_at", "bigint")
    .execute();
  await db.schema
    .createIndex("webhook_deliveries_webhook")
    .on("webhook_deliveries")
    .columns(["webhook_id", "at"])
    .execute();
  for (const column of ["event_id", "at"])
    await db.schema
      .createIndex(`webhook_deliveries_${column}`)
      .on("webhook_deliveries")
      .column(column)
      .execute();
}
