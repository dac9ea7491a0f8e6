import type { Actor } from "#accounts/actor.ts";
// How fast the place index is: node bench/places.ts [1000 100000 2000000]
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { generationRequest } from "#generation/contract.ts";
import { generateGuidebook } from "#generation/generate.server.ts";
import { importPlaces } from "#places/index/import.server.ts";
import { placesNear } from "#places/index/nearest.server.ts";
import { completePostalAddress } from "#places/index/complete.server.ts";
import { madeUpPbf } from "#test/madeUpPbf.ts";
import { readConfig } from "#core/config.server.ts";
import { openContext } from "#core/context.server.ts";
import { randomFrom, syntheticPlaces } from "./syntheticPlaces.ts";

const aroha = {
  id: "aroha",
  email: "aroha@example.com",
  email_key: "aroha@example.com",
  first_name: "Aroha",
  last_name: "Host",
  profile_image_url: null,
  password_hash: "",
  created_at: 0,
};
const membership = {
  account_id: "bach",
  user_id: aroha.id,
  role: "owner",
  is_limited: 0,
  created_at: 0,
} as const;
const actor: Actor = {
  accountId: membership.account_id,
  userId: aroha.id,
  role: membership.role,
  isLimited: false,
  signedIn: { session: "" },
};
const sizes = process.argv.slice(2).map(Number);
const say = (line: string) => process.stdout.write(`${line}\n`);

say(`${cpus()[0]?.model.trim()}, Node ${process.version}, SQLite`);
say(
  "| places | import | per second | nearest 50: p50 | p99 | autocomplete: p50 | p99 | generation: p50 | most |",
);
say("|---|---|---|---|---|---|---|---|---|");
for (const size of sizes.length > 0 ? sizes : [1000, 100_000, 2_000_000]) await measure(size);

async function measure(size: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-places-"));
  const context = openContext({ config: readConfig({ DATA_DIR: dataDir, BILLING: "off" }) });
  const { db } = context;
  await makeTables(db as unknown as Kysely<unknown>); // a migration knows no tables
  const places = syntheticPlaces(size);
  const file = join(dataDir, "synthetic.osm.pbf");
  writeFileSync(file, madeUpPbf({ nodes: places, ways: [], relations: [], asOf: context.now() }));

  await sql`pragma cache_size = -262144`.execute(db); // as scripts/placesImport.ts does
  const began = performance.now();
  await importPlaces(db, file, { now: context.now() });
  const seconds = (performance.now() - began) / 1000;

  await sql`pragma cache_size = -16000`.execute(db);

  const random = randomFrom(11);
  const anywhere = () => places[Math.floor(random() * places.length)] ?? { lat: -37, lon: 145, tags: {} };
  const kinds = ["restaurant", "cafe", "pharmacy", "hospital", "bus_stop"] as const;
  const nearest = await timed(2000, (at) =>
    placesNear(db, anywhere(), [
      { category: kinds[at % kinds.length] ?? "cafe", within: 100_000, limit: 50 },
    ]),
  );
  const addressed = places.filter(({ tags }) => tags["addr:street"]).slice(0, 20_000);
  const anyPostalAddress = () => {
    const tags = addressed[Math.floor(random() * addressed.length)]?.tags ?? {};
    return `${tags["addr:housenumber"]} ${tags["addr:street"]}, ${tags["addr:suburb"]}`;
  };
  const complete = await timed(2000, () => {
    const whole = anyPostalAddress();
    const from = random() < 0.5 ? 0 : whole.indexOf(" ") + 1;
    return completePostalAddress(
      db,
      whole.slice(from, from + 1 + Math.floor(random() * (whole.length - from))),
      "AU",
    );
  });
  await db.insertInto("users").values(aroha).execute();
  await db.insertInto("accounts").values({ id: actor.accountId, created_at: 0 }).execute();
  await db.insertInto("account_members").values(membership).execute();
  const generation = await timed(10, () => {
    const propertyAddress = `${anyPostalAddress()} VIC`;
    return generateGuidebook(context, actor, generationRequest.parse({ name: "Bench", propertyAddress }));
  });
  const rate = Math.round(size / seconds).toLocaleString("en-AU");
  say(
    `| ${size.toLocaleString("en-AU")} | ${seconds.toFixed(1)} s | ${rate} | ${ms(nearest.p50)} | ${ms(nearest.p99)} | ` +
      `${ms(complete.p50)} | ${ms(complete.p99)} | ${ms(generation.p50)} | ${ms(generation.max)} |`,
  );
  await context.close();
  rmSync(dataDir, { recursive: true });
}

async function makeTables(db: Kysely<unknown>): Promise<void> {
  const folder = join(import.meta.dirname, "../migrations");
  for (const name of readdirSync(folder).toSorted()) {
    const { up } = (await import(join(folder, name))) as { up: (db: Kysely<unknown>) => Promise<void> }; // each has one
    await up(db);
  }
}

async function timed(times: number, work: (at: number) => Promise<unknown>) {
  for (let at = 0; at < Math.min(50, times); at += 1) await work(at);
  const took: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const began = performance.now();
    await work(at);
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  const share = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
  return { p50: share(0.5), p99: share(0.99), max: share(1) };
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
}
