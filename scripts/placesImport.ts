import { sql } from "kysely";
import { importPlaces, type Progress } from "#places/index/import.server.ts";
import { readConfig } from "#platform/config.server.ts";
import { isPostgres, openDatabase } from "#platform/database.server.ts";

const files = process.argv.slice(2);
const say = (line: string) => process.stdout.write(line);

if (files.length === 0) {
  process.stderr.write("npm run places:import -- FILE...   (.osm.pbf, .osm, Overpass .json, .geojson)\n");
  process.exit(2);
}

const config = readConfig(process.env);
const db = openDatabase(config);
try {
  // A large index is written all over; with 256 MB of it at hand SQLite reads little of it back.
  if (!isPostgres(config)) await sql`pragma cache_size = -262144`.execute(db);
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "places")) {
    throw new Error(
      "This database has no place index yet. Start the server once with npm start, then import.",
    );
  }
  for (const file of files) await run(file);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

async function run(file: string): Promise<void> {
  const began = Date.now();
  let said = began;
  const onProgress = ({ elements, places, names }: Progress) => {
    if (Date.now() - said < 1000 && process.stdout.isTTY) return;
    if (Date.now() - said < 10_000 && !process.stdout.isTTY) return;
    said = Date.now();
    const line = `${file}: ${elements} read, ${places} places, ${names} addresses`;
    say(process.stdout.isTTY ? `\r${line}` : `${line}\n`);
  };
  const { places, names, gone, resumed } = await importPlaces(db, file, { now: began, onProgress });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  say(
    `${process.stdout.isTTY ? "\r" : ""}${file}: ${places} places and ${names} addresses in ${seconds} s` +
      `${resumed ? ", gone on from where it broke off" : ""}${gone > 0 ? `; ${gone} places are gone` : ""}\n`,
  );
}
