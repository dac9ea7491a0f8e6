import { sql, type Kysely } from "kysely";

const AT_ONCE = 500;

/** Which pictures each section shows; what is stored so far is read for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("section_media")
    .addColumn("section_id", "text", (column) =>
      column.notNull().references("sections.id").onDelete("cascade"),
    )
    .addColumn("hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("section_media_key", ["section_id", "hash"])
    .execute();
  await db.schema.createIndex("section_media_hash").on("section_media").column("hash").execute();
  await db.schema.createIndex("guidebooks_cover").on("guidebooks").column("cover").execute();

  for (let after = "", isMore = true; isMore;) {
    const { rows } = await sql<{ id: string; content: string }>`
      select id, content from sections where id > ${after} order by id limit ${AT_ONCE}`.execute(db);
    for (const { id, content } of rows) {
      for (const hash of new Set(content.match(/(?<=\/media\/)[0-9a-f]{64}(?=\.jpg)/g)))
        await sql`insert into section_media (section_id, hash) values (${id}, ${hash})`.execute(db);
    }
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === AT_ONCE;
  }
}
