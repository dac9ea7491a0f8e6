import type { Kysely } from "kysely";

/** The ready messages as an account has changed them; without a row ours stand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("message_templates")
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("message_templates_pk", ["account_id", "kind"])
    .execute();
}
