import type { Kysely } from "kysely";

/** Which part of a picture is the cover, the whole picture that it is a part of, and the point that stays in sight. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["cover_original", "cover_crop", "cover_focus"])
    await db.schema.alterTable("guidebooks").addColumn(column, "text").execute();
  await db.schema
    .createIndex("guidebooks_cover_original")
    .on("guidebooks")
    .column("cover_original")
    .execute();
}
