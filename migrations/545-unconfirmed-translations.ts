import { sql, type Kysely } from "kysely";

/**
 * Machine translations that may say something else wait for their host. Existing ones are unchecked, and so not shown,
 * until the job of their guidebook has compared them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("translations").addColumn("unconfirmed", "text").execute();
  await sql`update translations set unconfirmed = 'unchecked' where made_by = 'machine'`.execute(db);
  await sql`
    insert into jobs (id, kind, due, payload, attempts, locked_until, fence, added_at)
    select 'check-' || guidebook_id, 'translation.translateGuidebook', 0,
      '{"guidebookId":"' || guidebook_id || '"}', 0, 0, 0, 0
    from (select distinct guidebook_id from guidebook_languages) as translated`.execute(db);
}
