import { sql, type Kysely } from "kysely";

/** Who says in which language a guidebook is: no one yet, what its host writes, or the host. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("guidebooks")
    .addColumn("language_by", "text", (column) => column.notNull().defaultTo("default"))
    .execute();
  await sql`update guidebooks set language_by = 'host' where language <> 'en'`.execute(db);
}
