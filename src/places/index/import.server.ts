import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { Database } from "#core/database.server.ts";
import { countryAt } from "#places/countryAt.server.ts";
import { shippedLocalities } from "#places/localities.ts";
import { LocalityMap } from "#places/localityMap.ts";
import type { OsmElement } from "#places/osm/element.ts";
import { openExtract } from "#places/osm/openExtract.server.ts";
import { isTrail } from "#places/trails/trailKind.ts";
import { isCourse } from "#places/walls/course.ts";
import { isOfUse, nameRows, placeRow, type Run, type Town } from "#places/index/rows.server.ts";
import { saveWalls } from "#places/index/wallStore.server.ts";
import { wallRows } from "#places/index/walls.server.ts";
import * as store from "#places/index/store.server.ts";

export interface Progress {
  /** Elements of the file processed, including an earlier attempt's. */
  elements: number;
  places: number;
  names: number;
}

interface Imported extends Progress {
  /** Places of an earlier import of the file that are no longer in it. */
  gone: number;
  /** True when it resumed an interrupted import. */
  resumed: boolean;
}

/** Elements per transaction: short enough that the server's writes never wait long. */
const BATCH = 2000;

/**
 * Imports a file of OpenStreetMap data into the place index: named places, streets, towns, house numbers, and barriers to
 * walking. A second import of the file updates: it deletes what is no longer in it. An interrupted import resumes. May run
 * next to a serving process, which finds each batch once it is committed. Throws a sentence for the operator if the file
 * is unreadable or has no usable places; the previous import is not changed then.
 */
export async function importPlaces(
  db: Database,
  path: string,
  { now, onProgress }: { now: number; onProgress?: (progress: Progress) => void },
): Promise<Imported> {
  const extract = await openExtract(path, { wants: isOfUse, wantsPath: isCourse, wantsTrail: isTrail });
  const { run, done } = await startRun(db, path, now, extract.asOf);
  const towns = new LocalityMap<Town>(shippedLocalities());
  const progress: Progress = { elements: 0, places: 0, names: 0 };

  const write = async (batch: OsmElement[]) => {
    for (const element of batch) addTown(towns, element);
    progress.elements += batch.length;
    if (progress.elements <= done) return;
    await writeBatch(db, batch, towns, run, progress);
    onProgress?.({ ...progress });
  };
  for await (const batch of inBatches(extract.elements())) await write(batch);

  const isEmpty = progress.places + progress.names === 0;
  if (isEmpty && !(await store.hasRows(db, run.dataset, run.run)))
    throw new Error(emptySentence(path, progress));
  // A map without a date is as old as its newest edit, and not newer than its file.
  const newest = extract.asOf === null ? extract.newestEdit() : null;
  if (newest !== null && newest < run.asOf) await store.setAge(db, run.dataset, run.run, newest);
  const gone = await store.dropUnseen(db, run.dataset, run.run);
  await store.markRun(db, run.dataset, { elements: progress.elements, finished_at: now });
  return { ...progress, gone, resumed: done > 0 };
}

async function* inBatches(elements: AsyncIterable<OsmElement[]>): AsyncGenerator<OsmElement[]> {
  let batch: OsmElement[] = [];
  for await (const some of elements) {
    for (const element of some) {
      batch.push(element);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

async function startRun(db: Database, path: string, now: number, dataTime: number | null) {
  const dataset = await datasetOf(db, path);
  const { size, mtimeMs } = await stat(path);
  const modified = Math.floor(mtimeMs);
  // A map without a date is not newer than its file.
  const asOf = dataTime ?? Math.min(modified, now);
  const fingerprint = `${size}/${modified}`;
  const before = await store.findRun(db, dataset);
  if (before && before.fingerprint === fingerprint && before.finished_at === null) {
    return { run: { dataset, run: before.run, asOf, now } satisfies Run, done: before.elements };
  }
  const run = Math.max(now, (before?.run ?? 0) + 1);
  await store.saveRun(db, { dataset, path: resolve(path), fingerprint, run, elements: 0, finished_at: null });
  return { run: { dataset, run, asOf, now } satisfies Run, done: 0 };
}

/** Returns a file's data set: its name, or its path when another folder's file has that name. */
async function datasetOf(db: Database, path: string): Promise<string> {
  const whole = resolve(path);
  const same = await store.findRunOfPath(db, whole);
  if (same) return same.dataset;
  const named = await store.findRun(db, basename(path));
  return named?.path && named.path !== whole && existsSync(named.path) ? whole : basename(path);
}

function emptySentence(path: string, { elements }: Progress): string {
  const why =
    elements === 0
      ? "It holds no object with a name, an address or a kind that a guest could want."
      : `Of its ${elements} objects none is a place with a name, a street or an address.`;
  return `${path}: nothing was imported. ${why} Is it OpenStreetMap data, and not filtered?`;
}

/** Towns of the map assign streets to towns where none are shipped. */
function addTown(towns: LocalityMap<Town>, element: OsmElement): void {
  const { tags, lat, lon } = element;
  if (!tags["name"] || !/^(city|town|suburb|village|hamlet)$/.test(tags["place"] ?? "")) return;
  const near = towns.nearest(element);
  const country = (tags["addr:country"] ?? "").toUpperCase() || countryAt(element);
  // A town across the border does not determine the state.
  const state = tags["addr:state"] ?? (near?.country === country ? near.state : "");
  towns.add({ name: tags["name"], state, country, lat, lon });
}

async function writeBatch(
  db: Database,
  batch: OsmElement[],
  towns: LocalityMap<Town>,
  run: Run,
  progress: Progress,
): Promise<void> {
  const places = batch.flatMap((element) => placeRow(element, run) ?? []);
  const found = batch.flatMap((element) => {
    const at = { lat: element.lat, lon: element.lon };
    return nameRows(element, towns, run).map((name) => ({ ...name, at }));
  });
  const walls = batch.flatMap((element) => wallRows(element, run));
  const { dataset, run: number } = run;
  await db.transaction().execute(async (tx) => {
    await store.savePlaces(
      tx,
      lastOfEach(places, ({ id }) => id),
    );
    await store.saveNames(tx, merged(found.map(({ row }) => row)));
    const words = found.flatMap(({ row, words: own }) => own.map((word) => ({ word, name_id: row.id })));
    await store.saveWords(
      tx,
      lastOfEach(words, ({ word, name_id }) => `${word} ${name_id}`),
    );
    const numberRows = found.flatMap(({ row, numbers, at }) =>
      numbers.map((each) => ({ name_id: row.id, number: each, ...at, dataset, run: number })),
    );
    await store.saveNumbers(
      tx,
      lastOfEach(numberRows, (row) => `${row.name_id} ${row.number}`),
    );
    await saveWalls(
      tx,
      lastOfEach(walls, ({ id }) => id),
    );
    await store.markRun(tx, dataset, { elements: progress.elements });
  });
  progress.places += places.length;
  progress.names += found.length;
}

/** A statement must not write a row twice. */
const lastOfEach = <T>(rows: T[], key: (row: T) => string): T[] => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
];

function merged<T extends { id: string; lat: number; lon: number; seen: number; postcode: string }>(
  rows: T[],
): T[] {
  const byId = new Map<string, T>();
  for (const row of rows) {
    const same = byId.get(row.id);
    if (!same) {
      byId.set(row.id, { ...row });
      continue;
    }
    same.lat = (same.lat * same.seen + row.lat) / (same.seen + 1);
    same.lon = (same.lon * same.seen + row.lon) / (same.seen + 1);
    same.seen += 1;
    same.postcode ||= row.postcode;
  }
  return [...byId.values()];
}
