import type { Kysely } from "kysely";

/** Questions of guests that no passage of a page answers, and the key of the page that they were written for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = (name: string, otherwise: string) =>
    db.schema
      .alterTable("written_questions")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(otherwise))
      .execute();
  await text("unanswered", "[]");
  await text("page_key", "");
}
