import { sql } from "kysely";
import type { Insertable, Selectable } from "kysely";
import type { Category } from "#places/category.ts";
import { cellsAround, type Point } from "#places/geo.ts";
import { dropUnseenWalls } from "#places/index/wallStore.server.ts";
import type { Database } from "#core/database.server.ts";
import type {
  HouseNumbersTable,
  PlaceImportsTable,
  PlaceNamesTable,
  PlacesTable,
  PlaceWordsTable,
} from "#places/tables.server.ts";

export type PlaceRow = Selectable<PlacesTable>;
export type NameRow = Selectable<PlaceNamesTable>;

/** Rows per statement: both databases limit how many values one may carry. */
const ROWS = 1000;

function* slices<T>(rows: T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += ROWS) yield rows.slice(at, at + ROWS);
}

export async function savePlaces(db: Database, places: Insertable<PlacesTable>[]): Promise<void> {
  for (const rows of slices(places)) {
    await db
      .insertInto("places")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          category: eb.ref("excluded.category"),
          cell: eb.ref("excluded.cell"),
          lat: eb.ref("excluded.lat"),
          lon: eb.ref("excluded.lon"),
          name: eb.ref("excluded.name"),
          tags: eb.ref("excluded.tags"),
          trail: eb.ref("excluded.trail"),
          as_of: eb.ref("excluded.as_of"),
          dataset: eb.ref("excluded.dataset"),
          run: eb.ref("excluded.run"),
        })),
      )
      .execute();
  }
}

/** Inserts or updates streets and towns. Within one run the position becomes the mean of all sightings. */
export async function saveNames(db: Database, names: Insertable<PlaceNamesTable>[]): Promise<void> {
  const mean = (column: "lat" | "lon") => sql<number>`case when place_names.run = excluded.run
    then (place_names.${sql.ref(column)} * place_names.seen + excluded.${sql.ref(column)} * excluded.seen)
      / (place_names.seen + excluded.seen)
    else excluded.${sql.ref(column)} end`;
  for (const rows of slices(names)) {
    await db
      .insertInto("place_names")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          lat: mean("lat"),
          lon: mean("lon"),
          seen: sql<number>`case when place_names.run = excluded.run
            then place_names.seen + excluded.seen else excluded.seen end`,
          postcode: sql<string>`case when excluded.postcode = '' then place_names.postcode else excluded.postcode end`,
          dataset: eb.ref("excluded.dataset"),
          run: eb.ref("excluded.run"),
        })),
      )
      .execute();
  }
}

export async function saveWords(db: Database, words: Insertable<PlaceWordsTable>[]): Promise<void> {
  for (const rows of slices(words)) {
    await db
      .insertInto("place_words")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function saveNumbers(db: Database, numbers: Insertable<HouseNumbersTable>[]): Promise<void> {
  for (const rows of slices(numbers)) {
    await db
      .insertInto("house_numbers")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["name_id", "number"]).doUpdateSet((eb) => ({
          lat: eb.ref("excluded.lat"),
          lon: eb.ref("excluded.lon"),
          dataset: eb.ref("excluded.dataset"),
          run: eb.ref("excluded.run"),
        })),
      )
      .execute();
  }
}

/** Deletes the places of earlier imports of a file that the run did not contain. Returns how many. */
export async function dropUnseen(db: Database, dataset: string, run: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom("places")
      .where("dataset", "=", dataset)
      .where("run", "<>", run)
      .executeTakeFirst();
    await dropUnseenWalls(tx, dataset, run);
    await tx.deleteFrom("house_numbers").where("dataset", "=", dataset).where("run", "<>", run).execute();
    await tx.deleteFrom("place_names").where("dataset", "=", dataset).where("run", "<>", run).execute();
    await tx
      .deleteFrom("place_words")
      .where("name_id", "not in", tx.selectFrom("place_names").select("id"))
      .execute();
    return Number(gone.numDeletedRows);
  });
}

/** Returns id and position of every place of a category in the cells that cover a circle. */
export async function placesInCells(db: Database, category: Category, centre: Point, radius: number) {
  // One query per range: SQLite answers an "or" of ranges from the table instead of the index, ten times slower.
  const ranges = cellsAround(centre, radius).map(
    ([from, to]) =>
      sql`select id, lat, lon from places where category = ${category} and cell between ${from} and ${to}`,
  );
  const found = await sql<{
    id: string;
    lat: number;
    lon: number;
  }>`${sql.join(ranges, sql` union all `)}`.execute(db);
  return found.rows;
}

export async function placesById(db: Database, ids: string[]): Promise<PlaceRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("places").selectAll().where("id", "in", ids).execute();
}

export async function hasPlaces(db: Database): Promise<boolean> {
  return (await db.selectFrom("places").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Words with the prefix are between the two; stored words have a to z and digits only. */
const range = (prefix: string) => [prefix, `${prefix}zzzzzzzzzz`] as const;

const withWord = (db: Database, word: string, unfinished: boolean) => {
  const [from, to] = range(word);
  const words = db.selectFrom("place_words");
  return unfinished
    ? words.where("word", ">=", from).where("word", "<=", to)
    : words.where("word", "=", word);
};

/** Returns how many names have a word, counted up to a limit. */
export async function countWord(db: Database, word: string, unfinished: boolean, limit: number) {
  const counted = await db
    .selectFrom(withWord(db, word, unfinished).select("name_id").limit(limit).as("some"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return counted.count;
}

/** Returns the names with the rarest word, filtered by the other words, then patterns. Index only. */
export function namesWithWords(
  db: Database,
  rarest: { word: string; unfinished: boolean },
  others: string[],
  patterns: string[],
  { scan, limit }: { scan: number; limit: number },
): Promise<NameRow[]> {
  let hits = withWord(db, rarest.word, rarest.unfinished).select("name_id").distinct();
  for (const word of others) {
    hits = hits.where((eb) =>
      eb.exists(
        eb
          .selectFrom("place_words as other")
          .select("other.word")
          .where("other.word", "=", word)
          .whereRef("other.name_id", "=", "place_words.name_id"),
      ),
    );
  }
  let query = db
    .selectFrom(hits.limit(scan).as("hit"))
    .innerJoin("place_names", "place_names.id", "hit.name_id")
    .selectAll("place_names");
  for (const pattern of patterns) query = query.where("search", "like", pattern);
  return query.orderBy("place_names.seen", "desc").orderBy("place_names.id").limit(limit).execute();
}

export function nameById(db: Database, id: string): Promise<NameRow | undefined> {
  return db.selectFrom("place_names").selectAll().where("id", "=", id).executeTakeFirst();
}

export function townRows(db: Database, search: string): Promise<NameRow[]> {
  return db
    .selectFrom("place_names")
    .selectAll()
    .where(sql<boolean>`kind = 'locality'`) // a literal, so that SQLite takes the index of towns alone
    .where("search", "=", search)
    .orderBy("seen", "desc")
    .orderBy("id")
    .limit(60)
    .execute();
}

export function townRowsWith(db: Database, words: readonly string[]): Promise<NameRow[]> {
  let query = db
    .selectFrom("place_names")
    .selectAll()
    .where(sql<boolean>`kind = 'locality'`); // as above
  for (const word of words) query = query.where("search", "like", `% ${word} %`);
  return query.orderBy("seen", "desc").orderBy("id").limit(60).execute();
}

export function houseNumbersOn(db: Database, nameId: string) {
  return db
    .selectFrom("house_numbers")
    .select(["number", "lat", "lon"])
    .where("name_id", "=", nameId)
    .orderBy("number")
    .execute();
}

export function findRun(db: Database, dataset: string) {
  return db.selectFrom("place_imports").selectAll().where("dataset", "=", dataset).executeTakeFirst();
}

export function findRunOfPath(db: Database, path: string) {
  return db.selectFrom("place_imports").selectAll().where("path", "=", path).executeTakeFirst();
}

/** Returns whether an import has written anything. */
export async function hasRows(db: Database, dataset: string, run: number): Promise<boolean> {
  for (const table of ["places", "place_names"] as const) {
    const row = db.selectFrom(table).select("id").where("dataset", "=", dataset).where("run", "=", run);
    if ((await row.limit(1).executeTakeFirst()) !== undefined) return true;
  }
  return false;
}

/** Stores the date of the map, after it was read completely. */
export async function setAge(db: Database, dataset: string, run: number, asOf: number): Promise<void> {
  await db
    .updateTable("places")
    .set({ as_of: asOf })
    .where("dataset", "=", dataset)
    .where("run", "=", run)
    .execute();
}

export async function saveRun(db: Database, row: PlaceImportsTable): Promise<void> {
  await db
    .insertInto("place_imports")
    .values(row)
    .onConflict((conflict) => conflict.column("dataset").doUpdateSet(row))
    .execute();
}

export async function markRun(
  db: Database,
  dataset: string,
  done: Pick<PlaceImportsTable, "elements"> & Partial<Pick<PlaceImportsTable, "finished_at">>,
): Promise<void> {
  await db.updateTable("place_imports").set(done).where("dataset", "=", dataset).execute();
}
