import { sql, type Kysely } from "kysely";

/** Stored requests of generation call the property's address `propertyAddress`, as the API does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await renameAddress(db);
}

const BATCH = 500;

async function renameAddress(db: Kysely<unknown>): Promise<void> {
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
