import type { Kysely } from "kysely";

/** The clean-up of jobs that were given up asks for their time; without it each turn reads every job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("jobs_by_failed_at").on("jobs").column("failed_at").execute();
}
