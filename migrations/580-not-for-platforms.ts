import type { Kysely } from "kysely";

/** As whose guests the readers of links count, and whether a picture is only in passages that some guests do not see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("guidebook_access")
    .addColumn("permanent_link_as", "text", (column) => column.notNull().defaultTo("unknown"))
    .execute();
  await db.schema
    .alterTable("section_media")
    .addColumn("only_not_for", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
