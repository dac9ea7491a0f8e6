import { sql, type Kysely } from "kysely";

/**
 * Keys of calls that need no session have no user. A digest is of the user and the key, so it is unique alone; the index over
 * both is for processes of the version before, which run on during an upgrade.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("request_keys").renameTo("request_keys_before").execute();
  await db.schema
    .createTable("request_keys")
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("key_digest", "text", (column) => column.notNull().primaryKey())
    .addColumn("request_hash", "text", (column) => column.notNull())
    .addColumn("claimed_at", "bigint", (column) => column.notNull())
    .addColumn("status", "integer")
    .addColumn("sealed_answer", "text")
    .execute();
  await sql`insert into request_keys select * from request_keys_before`.execute(db);
  await db.schema.dropTable("request_keys_before").execute();
  await db.schema.createIndex("request_keys_claimed").on("request_keys").column("claimed_at").execute();
  await db.schema
    .createIndex("request_keys_of_user")
    .on("request_keys")
    .columns(["user_id", "key_digest"])
    .unique()
    .execute();
}
