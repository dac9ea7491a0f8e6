// What the hourly rehearsal costs: node bench/tonight/noon.ts [20000 homes]. A third of the homes has an arrival on
// each of three days.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readConfig } from "#core/config.server.ts";
import { addDays, dayInZone } from "#core/days.ts";
import { openContext } from "#core/context.server.ts";
import { momentOf } from "#stays/localTime.ts";
import { newStayRow } from "#stays/stays.server.ts";
import { newArrival } from "#test/arrivals.ts";
import { randomFrom } from "#test/calendarTimeline.ts";
import { checkArrivalsAtNoon } from "#stays/arrivalChecks/jobs.server.ts";

const properties = Number(process.argv[2] ?? 20_000);
const zones = ["Australia/Sydney", "Pacific/Auckland", "Europe/Lisbon", "America/Denver"];
const folder = mkdtempSync(join(tmpdir(), "porchlight-noon-"));
let now = momentOf("2026-05-12", "12:30", "Australia/Sydney");
const context = openContext({ config: readConfig({ DATA_DIR: folder }), now: () => now });
const { db } = context;
for (const name of readdirSync("migrations").toSorted()) {
  const { up } = (await import(resolve("migrations", name))) as { up: (database: unknown) => Promise<void> }; // each has it
  await up(db);
}

const at = now;
await db.transaction().execute(async (within) => {
  for (let property = 0; property < properties; property += 1) {
    const id = `home${property}`;
    const timeZone = zones[property % zones.length] ?? "UTC";
    const { sections, access } = newArrival(randomFrom(property));
    const person = {
      id,
      email: `${id}@example.com`,
      email_key: `${id}@example.com`,
      first_name: "A",
      last_name: "B",
    };
    await within
      .insertInto("users")
      .values({ ...person, password_hash: "x", created_at: at })
      .execute();
    await within.insertInto("accounts").values({ id, created_at: at }).execute();
    const member = { account_id: id, user_id: id, role: "owner" as const, is_limited: 0, created_at: at };
    await within.insertInto("account_members").values(member).execute();
    const made = {
      created_at: at,
      updated_at: at,
      version: 1,
      property_address: null,
      cover: null,
      archived_at: null,
    };
    const guidebook = {
      id,
      account_id: id,
      user_id: id,
      name: "Lake House",
      slug: `lake-${id}`,
      language: "en",
      language_by: "host",
      ...made,
    };
    await within.insertInto("guidebooks").values(guidebook).execute();
    const rows = sections.map(({ type, title, content }, position) => ({
      id: `${id}-${type}`,
      guidebook_id: id,
      type,
      title,
      content: JSON.stringify(content),
      prompts: "[]",
      sources: "[]",
      filled: 1,
      hidden: 0,
      position,
      version: 1,
      updated_at: at,
    }));
    await within.insertInto("sections").values(rows).execute();
    const seen = {
      access: access.access,
      show_from: access.showFrom,
      wifi_for_everyone: 1,
      door_code_known_to: 0,
      permanent_link_as: access.permanentLinkAs,
    };
    const row = {
      guidebook_id: id,
      time_zone: timeZone,
      contact: "Mere, 021 555 010",
      stays_version: 1,
      ...seen,
    };
    await within.insertInto("guidebook_access").values(row).execute();
    const arrival = addDays(dayInZone(timeZone, now), property % 3);
    const days = { arrival, departure: addDays(arrival, 3) };
    const stay = { ...newStayRow(context, id, days), sent_at: at, opened_at: at };
    await within.insertInto("stays").values(stay).execute();
  }
});

const print = (text: string) => void process.stdout.write(`${text}\n`);
const delay = monitorEventLoopDelay({ resolution: 5 });
for (const [name, hours] of [
  ["noon in Sydney", 0],
  ["an hour in which no home has its noon", 6],
] as const) {
  now = at + hours * 3_600_000;
  delay.reset();
  delay.enable();
  const start = performance.now();
  const cpu = process.cpuUsage();
  const job = { id: "j", addedAt: now, signal: new AbortController().signal };
  await checkArrivalsAtNoon.run(context, null, job);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { user, system } = process.cpuUsage(cpu);
  const ofCpu = ((user + system) / 1e6).toFixed(1);
  await new Promise((turn) => setTimeout(turn, 20));
  delay.disable();
  print(
    `${name}, ${properties} homes: ${seconds} s (${ofCpu} s of a processor), others waited at most ${(delay.max / 1e6).toFixed(0)} ms`,
  );
}
await context.close();
rmSync(folder, { recursive: true, force: true });
