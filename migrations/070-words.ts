import { sql, type Kysely } from "kysely";

/** Renames columns to the words of STYLE.md; no data is lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("billing_accounts").renameColumn("tie", "idempotency_key").execute();
  await db.schema.alterTable("billing_accounts").renameColumn("asked", "query_number").execute();
  await db.schema.alterTable("billing_accounts").renameColumn("told", "stored_query_number").execute();

  await db.schema.dropIndex("test_tills_of_user").execute();
  await db.schema.alterTable("test_tills").renameTo("test_billing_pages").execute();
  await db.schema
    .createIndex("test_billing_pages_of_user")
    .on("test_billing_pages")
    .columns(["user_id", "kind"])
    .execute();

  await db.schema.alterTable("generated_sections").renameColumn("written_at", "generated_at").execute();
  await renameInRequests(db);
}

const BATCH = 500;

/** Stored requests of generation call the property's address `propertyAddress`, as the API does. */
async function renameInRequests(db: Kysely<unknown>): Promise<void> {
  let last = "";
  for (;;) {
    const { rows } = await sql<{ guidebook_id: string; request: string }>`
      select guidebook_id, request from generations where guidebook_id > ${last}
      order by guidebook_id limit ${BATCH}`.execute(db);
    for (const { guidebook_id: id, request } of rows) {
      const { address, ...rest } = JSON.parse(request) as { address?: string }; // as it was stored until now
      const renamed = JSON.stringify({ ...rest, propertyAddress: address });
      await sql`update generations set request = ${renamed} where guidebook_id = ${id}`.execute(db);
    }
    last = rows.at(-1)?.guidebook_id ?? "";
    if (rows.length < BATCH) return;
  }
}
