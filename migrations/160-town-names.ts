import { sql, type Kysely } from "kysely";

/** Finds a town by its whole name, among the streets that have its name among their words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index place_names_towns on place_names (search) where kind = 'locality'`.execute(db);
}
