import { PostgresAdapter, sql, type Kysely } from "kysely";

/** On SQLite drawn pages have a file of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`
    create unlogged table drawn_pages (
      store_key text primary key, kind text not null, link text not null, language text not null, view text not null,
      origin text not null, build text not null, guidebook_id text not null, version integer not null,
      updated_at bigint not null, live_until bigint, read_at bigint not null, bytes integer not null,
      checksum bigint not null, etag text not null, headers text not null, brotli bytea not null)`.execute(
    db,
  );
  // Packed already: PostgreSQL would only try in vain.
  await sql`alter table drawn_pages alter column brotli set storage external`.execute(db);
  await sql`create index drawn_pages_read on drawn_pages (read_at)`.execute(db);
  await sql`create index drawn_pages_guidebook on drawn_pages (guidebook_id)`.execute(db);
}
