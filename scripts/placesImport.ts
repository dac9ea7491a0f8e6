import { existsSync } from "node:fs";
import { sql } from "kysely";
import { importPlaces, type Progress } from "#places/index/import.server.ts";
import { isPostgres, type Database } from "#core/database.server.ts";
import { openDatabaseForScript } from "#app/server/openDatabaseForScript.ts";

const files = process.argv.slice(2);
const isWatched = process.stdout.isTTY;
const say = (line: string) => process.stdout.write(line);

if (files.length === 0) {
  process.stderr.write("npm run places:import -- FILE...   (.osm.pbf, .osm, Overpass .json, .geojson)\n");
  process.exit(2);
}

await openDatabaseForScript(async ({ db, config }) => {
  // A large index is written all over; with 256 MB of it at hand SQLite reads little of it back.
  if (!isPostgres(config)) await sql`pragma cache_size = -262144`.execute(db);
  for (const file of files) await run(db, file);
});

async function run(db: Database, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const began = Date.now();
  let lastLine = began;
  const onProgress = ({ elements, places, names }: Progress) => {
    if (Date.now() - lastLine < (isWatched ? 1000 : 10_000)) return;
    lastLine = Date.now();
    const line = `${file}: ${elements} read, ${places} places, ${names} addresses`;
    say(isWatched ? `\r${line}` : `${line}\n`);
  };
  const { places, names, gone, resumed } = await importPlaces(db, file, { now: began, onProgress });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  say(
    `${isWatched ? "\r" : ""}${file}: ${places} places and ${names} addresses in ${seconds} s` +
      `${resumed ? ", gone on from where it broke off" : ""}${gone > 0 ? `; ${gone} places are gone` : ""}\n`,
  );
}
