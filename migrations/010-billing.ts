import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("subscriptions")
    .addColumn("user_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("subscription_id", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("period_end", "bigint", (column) => column.notNull())
    .addColumn("access_until", "bigint", (column) => column.notNull())
    .addColumn("renews", "integer", (column) => column.notNull())
    .addColumn("ended_at", "bigint")
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("billing_accounts")
    .addColumn("user_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("customer_id", "text", (column) => column.unique())
    .addColumn("tie", "text", (column) => column.notNull())
    .addColumn("asked", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("told", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("stripe_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("test_tills")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("paid_at", "bigint")
    .execute();
  await db.schema.createIndex("test_tills_of_user").on("test_tills").columns(["user_id", "kind"]).execute();
}
