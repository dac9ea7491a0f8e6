import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("places")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("cell", "bigint", (column) => column.notNull())
    .addColumn("lat", "double precision", (column) => column.notNull())
    .addColumn("lon", "double precision", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("tags", "text", (column) => column.notNull())
    .addColumn("as_of", "bigint", (column) => column.notNull())
    .addColumn("dataset", "text", (column) => column.notNull())
    .addColumn("run", "bigint", (column) => column.notNull())
    .execute();
  // Holds all that "the nearest of a category" needs, so that only those chosen are looked up.
  await db.schema
    .createIndex("places_near")
    .on("places")
    .columns(["category", "cell", "lat", "lon", "id"])
    .execute();

  await db.schema
    .createTable("place_names")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("locality", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("postcode", "text", (column) => column.notNull())
    .addColumn("country", "text", (column) => column.notNull())
    .addColumn("lat", "double precision", (column) => column.notNull())
    .addColumn("lon", "double precision", (column) => column.notNull())
    .addColumn("search", "text", (column) => column.notNull())
    .addColumn("seen", "integer", (column) => column.notNull())
    .addColumn("dataset", "text", (column) => column.notNull())
    .addColumn("run", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("place_words")
    .addColumn("word", "text", (column) => column.notNull())
    .addColumn("name_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("place_words_key", ["word", "name_id"])
    .execute();

  await db.schema
    .createTable("house_numbers")
    .addColumn("name_id", "text", (column) => column.notNull())
    .addColumn("number", "text", (column) => column.notNull())
    .addColumn("lat", "double precision", (column) => column.notNull())
    .addColumn("lon", "double precision", (column) => column.notNull())
    .addColumn("dataset", "text", (column) => column.notNull())
    .addColumn("run", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("house_numbers_key", ["name_id", "number"])
    .execute();

  await db.schema
    .createTable("place_imports")
    .addColumn("dataset", "text", (column) => column.primaryKey())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("run", "bigint", (column) => column.notNull())
    .addColumn("elements", "bigint", (column) => column.notNull())
    .addColumn("finished_at", "bigint")
    .execute();

  await db.schema
    .createTable("place_answers")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
}
