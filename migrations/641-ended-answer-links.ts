import type { Kysely } from "kysely";

/** When a link of an email ended with an answer: its page then says what the answer was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("extra_answer_links").addColumn("ended_at", "bigint").execute();
}
