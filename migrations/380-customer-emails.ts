import type { Kysely } from "kysely";

/** The e-mail address that Stripe was told of a customer; null where that was not noted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("stripe_customers").addColumn("email", "text").execute();
}
