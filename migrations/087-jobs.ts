import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("due", "bigint", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("locked_until", "bigint", (column) => column.notNull())
    .addColumn("fence", "integer", (column) => column.notNull())
    .addColumn("added_at", "bigint", (column) => column.notNull())
    .addColumn("failed_at", "bigint")
    .addColumn("failure", "text")
    .execute();
  await sql`create index jobs_due on jobs (due) where failed_at is null`.execute(db);
}
