import type { Kysely } from "kysely";

/** The calls that were made under an `idempotency-key`, with their answers, for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("request_keys")
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("key_digest", "text", (column) => column.notNull())
    .addColumn("request_hash", "text", (column) => column.notNull())
    .addColumn("claimed_at", "bigint", (column) => column.notNull())
    .addColumn("status", "integer")
    .addColumn("sealed_answer", "text")
    .addPrimaryKeyConstraint("request_keys_pk", ["user_id", "key_digest"])
    .execute();
  await db.schema.createIndex("request_keys_claimed").on("request_keys").column("claimed_at").execute();
}
