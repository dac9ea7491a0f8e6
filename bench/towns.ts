// Whether guidebooks of real towns are right: node bench/towns.ts FOLDER (docs/reference/measurements/towns.md says what lies in it)
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Actor } from "#accounts/actor.ts";
import { generationRequest } from "#generation/contract.ts";
import { generateGuidebook } from "#generation/generate.server.ts";
import { findSections } from "#guidebooks/sectionStore.server.ts";
import { distanceMetres } from "#places/geo.ts";
import { importPlaces } from "#places/index/import.server.ts";
import { readConfig } from "#core/config.server.ts";
import { openContext } from "#core/context.server.ts";
import { english } from "#core/i18n/texts/english.ts";
import { emergencyNumberFor } from "#sections/emergency.ts";
import { trialsIn, typedInAustralia, type Trial } from "./towns/trials.ts";
import { hoursDiffer } from "./towns/hours.ts";
import { makeTables, newHost } from "./towns/host.ts";
import { crossesWater, wallsIn, type WaterLine } from "./towns/water.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Say in which folder the extracts lie.");
const EXTRACT = /\.(osm\.pbf|osm\.gz|json)$/;
/** The middle of a town is within this of any house in it; metres. */
const SAME_TOWN = 5000;
/** Hours are stated while they are fresh: each map is used in the month after it was made. */
const MONTH = 30 * 24 * 3600 * 1000;
const say = (line: string) => process.stdout.write(`${line}\n`);

let clock = Date.now();
const opened = openContext({
  config: readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "bench-towns-")), BILLING: "off" }),
});
const context = { ...opened, now: () => clock };
const { db } = context;
await makeTables(db);
const extracts = readdirSync(folder).filter((name) => EXTRACT.test(name) && !/^(trials|walls)/.test(name));
for (const name of extracts) await importPlaces(db, join(folder, name), { now: context.now() });

/** The same addresses and shores for an older version: both are stored at the first run. */
async function stored<T>(name: string, make: () => Promise<T>): Promise<T> {
  const path = join(folder ?? "", name);
  if (!existsSync(path)) writeFileSync(path, JSON.stringify(await make()));
  return JSON.parse(readFileSync(path, "utf8")) as T; // written by the line above
}
const trials = await stored<Trial[]>("trials.json", async () => [
  ...typedInAustralia,
  ...(await trialsIn(db, extracts)),
]);
const water = await stored<WaterLine[]>("walls.json", () => wallsIn(db));

const counts = {
  "addresses tried": trials.length,
  located: 0,
  "asked which town": 0,
  "not found": 0,
  "asked or not found where one place was meant": 0,
  "wrong town": 0,
  "wrong country or state": 0,
  "guessed where the host must be asked": 0,
  "wrong emergency number": 0,
  entries: 0,
  "invented names": 0,
  "hours stated": 0,
  "hours to be checked": 0,
  "hours that differ from opening_hours": 0,
  "minutes across water without a bridge": 0,
  "minutes where only the town is known": 0,
  duplicates: 0,
};
const names = await sql<{ id: string; name: string; tags: string; lat: number; lon: number }>`
  select id, name, tags, lat, lon from places`.execute(db);
const places = new Map(names.rows.map((row) => [row.id, row]));
const wrong: string[] = [];
const took: number[] = [];

let host: Actor = await newHost(db, 0);
for (const [at, trial] of trials.entries()) {
  if (at % 15 === 14) host = await newHost(db, at);
  await tryOne(trial, host);
}
for (const [what, count] of Object.entries(counts)) say(`| ${what} | ${count} |`);
took.sort((a, b) => a - b);
say(`| generation, p50 and most | ${took[took.length >> 1]?.toFixed(0)} ms, ${took.at(-1)?.toFixed(0)} ms |`);
say(wrong.map((line) => `- ${line}`).join("\n"));
rmSync(context.config.dataDir, { recursive: true, force: true });
process.exit(0);

async function tryOne(trial: Trial, actor: Actor): Promise<void> {
  clock = (trial.asOf ?? Date.now() - MONTH) + MONTH;
  const began = performance.now();
  const request = generationRequest.parse({ name: "Bench", propertyAddress: trial.text });
  const made = await generateGuidebook(context, actor, request);
  took.push(performance.now() - began);
  const miss = (what: keyof typeof counts, detail: string) => {
    counts[what] += 1;
    wrong.push(`${what}: ${trial.text} (${detail})`);
  };
  if (!made.ok) {
    counts["asked which town"] += 1;
    if (!trial.isUnclear) miss("asked or not found where one place was meant", made.refusal.message);
    return;
  }
  const row = await db
    .selectFrom("generations")
    .select("located")
    .where("guidebook_id", "=", made.value.id)
    .executeTakeFirst();
  const located = JSON.parse(row?.located ?? "null") as
    | null
    | (Record<string, string> & { lat: number; lon: number }); // as generation stores it
  if (!located) {
    counts["not found"] += 1;
    if (!trial.isUnclear && !trial.isUnknown)
      miss("asked or not found where one place was meant", "not found");
  } else {
    counts.located += 1;
    const away = trial.at ? distanceMetres(trial.at, located) : 0;
    if (trial.isUnclear)
      miss("guessed where the host must be asked", `${located["locality"]}, ${located["state"]}`);
    else if (away > SAME_TOWN || trial.isUnknown)
      miss("wrong town", `${located["locality"]}, ${Math.round(away / 1000)} km`);
    const isElsewhere =
      located["country"] !== trial.country || (trial.state && located["state"] !== trial.state);
    if (!trial.isUnclear && isElsewhere)
      miss("wrong country or state", `${located["state"]}, ${located["country"]}`);
  }
  const sections = await findSections(db, actor, made.value.id);
  for (const section of sections) {
    if (section.type === "emergency" && !trial.isUnclear && trial.country) {
      const number = emergencyNumberFor(english, trial.country);
      if (!section.content.text.includes(`tel:${number}`)) miss("wrong emergency number", `not ${number}`);
    }
    if (!("items" in section.content)) continue;
    const seen = new Set<string>();
    for (const item of section.content.items as { name?: string; description?: string; placeId?: string }[]) {
      const place = places.get(item.placeId ?? "");
      if (!item.name || (!place && !item.placeId)) continue;
      counts.entries += 1;
      const text = item.description ?? "";
      if (!place) {
        miss("invented names", item.name);
        continue;
      }
      const key = item.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
      if (seen.has(key)) miss("duplicates", `${section.type}: ${item.name}`);
      seen.add(key);
      const tags = JSON.parse(place.tags) as Record<string, string>; // as the importer stores them
      const [, hours] = /Open (.*?)\.(?: |$)/.exec(text) ?? [];
      if (/check the hours/i.test(text)) counts["hours to be checked"] += 1;
      if (hours) {
        counts["hours stated"] += 1;
        if (hoursDiffer(hours, tags["opening_hours"] ?? ""))
          miss("hours that differ from opening_hours", `${item.name}: ${hours}`);
      }
      const isTimed = /minute/.test(text);
      if (isTimed && located?.["precision"] === "locality")
        miss("minutes where only the town is known", item.name);
      else if (isTimed && located && crossesWater(water, located, place))
        miss("minutes across water without a bridge", item.name);
    }
  }
}
