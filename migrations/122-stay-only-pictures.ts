import type { Kysely } from "kysely";

/** Whether a section shows a picture in passages alone that are only for the stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("section_media")
    .addColumn("only_stay", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
