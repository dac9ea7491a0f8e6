import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { importPlaces, type Progress } from "#places/index/import.server.ts";
import { diskFor, fetchRegion } from "#places/regionFiles/fetchRegion.server.ts";
import { fetchRegions, findRegion } from "#places/regionFiles/regions.server.ts";
import { MEGABYTE } from "#core/bytes.ts";
import type { Config } from "#core/config.server.ts";
import { enlargeCache, type Database } from "#core/database.server.ts";
import { openDatabaseForScript } from "#app/server/openDatabaseForScript.ts";

const { values, positionals: files } = parseArgs({
  options: { region: { type: "string", multiple: true, default: [] } },
  allowPositionals: true,
});
const { region: regions } = values;
const isWatched = process.stdout.isTTY;
const say = (line: string) => process.stdout.write(line);
const megabytes = (bytes: number) => `${Math.ceil(bytes / MEGABYTE)} MB`;

if (files.length + regions.length === 0) {
  process.stderr.write(
    "npm run places:import -- FILE...   (.osm.pbf, .osm, Overpass .json, .geojson)\n" +
      "npm run places:import -- --region australia/new-south-wales   (of the list at REGIONS_URL)\n",
  );
  process.exit(2);
}

await openDatabaseForScript(async ({ db, config }) => {
  await enlargeCache(db, config);
  for (const id of regions) await run(db, await fetchByName(config, id));
  for (const file of files) await run(db, file);
});

/** Fetches a region's extract into the data folder, after its size and the free disk. Returns its path. */
async function fetchByName({ regionsUrl, dataDir }: Config, id: string): Promise<string> {
  if (!regionsUrl)
    throw new Error("Set REGIONS_URL to the list of regions: docs/operating.md says what is in it.");
  const region = findRegion(await fetchRegions(regionsUrl), id);
  const folder = join(dataDir, "regions");
  const { needed, free } = await diskFor(region, { folder });
  say(
    `${region.name}: ${megabytes(region.bytes)} to fetch. It needs ${megabytes(needed)}; ${megabytes(free)} are free.\n`,
  );
  let lastLine = Date.now();
  const onProgress = (received: number) => {
    if (Date.now() - lastLine < (isWatched ? 1000 : 10_000)) return;
    lastLine = Date.now();
    const line = `${region.name}: ${megabytes(received)} of ${megabytes(region.bytes)}`;
    say(isWatched ? `\r${line}` : `${line}\n`);
  };
  const path = await fetchRegion(region, { folder, onProgress });
  say(`${isWatched ? "\r" : ""}${region.name}: fetched.\n`);
  return path;
}

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
