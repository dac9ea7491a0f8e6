import { sql, type Kysely } from "kysely";

/** Sections from before 122 that hide passages do not say which of their pictures these hide: a job reads them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select id from sections where content like '%stay-only%' limit 1`.execute(db);
  if (rows.length === 0) return;
  await sql`insert into jobs (id, kind, due, payload, attempts, locked_until, fence, added_at)
    values ('media.older-stay-pictures', 'media.older-stay-pictures', 0, 'null', 0, 0, 0, ${Date.now()})`.execute(
    db,
  );
}
