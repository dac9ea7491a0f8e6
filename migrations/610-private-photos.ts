import type { Kysely } from "kysely";

/** Photos of guests and cleaners that only members see, each for a row of another table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("private_photos")
    .addColumn("id", "text", (column) => column.primaryKey())
    // No reference: the row goes last, after its file, whatever deletes the account.
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("stay_id", "text")
    .addColumn("owner_table", "text")
    .addColumn("owner_id", "text")
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("private_photos_owner")
    .on("private_photos")
    .columns(["owner_table", "owner_id"])
    .execute();
  await db.schema.createIndex("private_photos_stay").on("private_photos").column("stay_id").execute();
  await db.schema.createIndex("private_photos_account").on("private_photos").column("account_id").execute();
}
