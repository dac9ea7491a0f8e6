import type { Kysely } from "kysely";

/** Whose logo a picture is, is asked whenever one is looked for by its hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("account_branding_logo").on("account_branding").column("logo").execute();
}
