import type { Kysely } from "kysely";

/** What a model wrote for each page: questions of guests that its passages answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("written_questions")
    .addColumn("guidebook_id", "text", (column) =>
      column.notNull().references("guidebooks.id").onDelete("cascade"),
    )
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("questions", "text", (column) => column.notNull())
    .addColumn("written_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("written_questions_pk", ["guidebook_id", "language"])
    .execute();
}
