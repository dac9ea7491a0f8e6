import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "../scripts/postgres.mjs";
import { startServer, type Running } from "./guest/server.ts";
import { NotAcknowledged, signUp, type SignedUpHost } from "./hosts/signUp.ts";

/**
 * Hosts sign up, create guidebooks and save while the server is ended with `kill -9`, again and again. Whatever was
 * acknowledged has to be there after the next start: hosts, guidebooks with all their sections, the newest save, and for
 * each sign-up one welcome email. Wants the build; run it as `node bench/durability.ts [rounds] [sqlite|postgres]`.
 */
const [given = "100", only] = process.argv.slice(2);
const ROUNDS = Number(given);
const WRITERS = 4;
const SECTIONS = 17;
/** A job whose process was killed runs again when its lease has run out. */
const EMAILS_WITHIN_MS = 120_000;

interface Acknowledged {
  host: SignedUpHost;
  guidebooks: string[];
  /** The newest acknowledged save by section, and the newest that was sent. */
  saves: Map<string, { guidebook: string; acknowledged: number; sent: number }>;
}

let failed = false;
for (const kind of only ? [only] : ["sqlite", "postgres"]) {
  const postgres = kind === "postgres" ? await startPostgres() : undefined;
  try {
    failed = (await measureOn(kind, postgres?.url)) || failed;
  } finally {
    await postgres?.stop();
  }
}
process.exit(failed ? 1 : 0);

async function measureOn(kind: string, databaseUrl: string | undefined): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "porchlight-durability-"));
  const env = {
    NODE_ENV: "development",
    TRUST_PROXY: "127.0.0.1",
    ...(databaseUrl && {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: "a key that only this bench has, and no other",
    }),
  };
  const all: Acknowledged[] = [];
  const counts = { hosts: 0, guidebooks: 0, saves: 0, missing: 0, incomplete: 0 };
  let server = await startServer(folder, env);
  for (let round = 0; round < ROUNDS; round += 1) {
    const ended = new AbortController();
    const writers = Array.from({ length: WRITERS }, (_, at) =>
      write(originOf(server), round * WRITERS + at, all, ended.signal),
    );
    await wait(400 + Math.random() * 1600);
    process.kill(server.pid, "SIGKILL");
    ended.abort();
    await Promise.all(writers);
    server = await startServer(folder, env);
    for (const one of all.slice(-WRITERS)) await check(originOf(server), one, counts);
    if (round % 10 === 9) process.stdout.write(`${kind}: ${round + 1} rounds\n`);
  }
  // Once more, all of them: a later round must not have undone an earlier one.
  for (const one of all) await check(originOf(server), one, counts);
  const emails = await welcomeEmails(folder, all);
  server.stop();

  const rows = [
    ["rounds with kill -9", ROUNDS],
    ["acknowledged: hosts, guidebooks, saves", [all.length, ...totals(all)].join(", ")],
    ["acknowledged and missing (goal 0)", counts.missing],
    ["guidebooks without all their sections (goal 0)", counts.incomplete],
    ["welcome emails lost, doubled (goal 0)", `${emails.lost}, ${emails.doubled}`],
    ["sent twice under one Message-ID, which mail programs show once", emails.again],
  ] as const;
  process.stdout.write(`\n${kind}\n`);
  for (const [name, value] of rows) process.stdout.write(`| ${name} | ${value} |\n`);
  return counts.missing + counts.incomplete + emails.lost + emails.doubled > 0;
}

function originOf({ port }: Running): string {
  return `http://127.0.0.1:${port}`;
}

/** Writes until the server is gone, and notes only what was acknowledged. */
async function write(origin: string, number: number, all: Acknowledged[], ended: AbortSignal): Promise<void> {
  try {
    const one: Acknowledged = { host: await signUp(origin, number), guidebooks: [], saves: new Map() };
    all.push(one);
    while (!ended.aborted) {
      const name = `Home ${number}.${one.guidebooks.length}`;
      const guidebook = await one.host.createGuidebook(origin, name);
      one.guidebooks.push(guidebook.id);
      const sections = await one.host.sectionsOf(origin, guidebook.id);
      const rules = sections.find(({ type }) => type === "rules");
      if (!rules) throw new Error("a guidebook without rules");
      for (let save = 1; save <= 5 && !ended.aborted; save += 1) {
        const before = one.saves.get(rules.id) ?? { guidebook: guidebook.id, acknowledged: 0, sent: 0 };
        one.saves.set(rules.id, { ...before, sent: save });
        await one.host.call(origin, "PUT", `/guidebook-sections/${rules.id}`, {
          content: { rules: [`Save ${save}`] },
        });
        one.saves.set(rules.id, { guidebook: guidebook.id, acknowledged: save, sent: save });
      }
    }
  } catch (error) {
    if (!(error instanceof NotAcknowledged)) throw error;
  }
}

async function check(
  origin: string,
  { host, guidebooks, saves }: Acknowledged,
  counts: { missing: number; incomplete: number },
): Promise<void> {
  for (const id of guidebooks) {
    const sections = await host.sectionsOf(origin, id).catch(() => null);
    if (!sections) counts.missing += 1;
    else if (sections.length !== SECTIONS) counts.incomplete += 1;
    for (const [section, { guidebook, acknowledged, sent }] of saves) {
      if (guidebook !== id || acknowledged === 0) continue;
      const stored = JSON.stringify(sections?.find((one) => one.id === section)?.content ?? null);
      const found = Number(/Save (\d+)/.exec(stored)?.[1] ?? 0);
      if (found < acknowledged || found > sent) counts.missing += 1;
    }
  }
}

function totals(all: Acknowledged[]): [number, number] {
  const guidebooks = all.reduce((sum, one) => sum + one.guidebooks.length, 0);
  const saves = all.reduce(
    (sum, one) => sum + [...one.saves.values()].reduce((more, { acknowledged }) => more + acknowledged, 0),
    0,
  );
  return [guidebooks, saves];
}

/** Each acknowledged sign-up is one welcome email, sent by a job that the ends of the server cut off. */
async function welcomeEmails(folder: string, all: Acknowledged[]) {
  const deadline = Date.now() + EMAILS_WITHIN_MS;
  for (;;) {
    const found = messageIds(join(folder, "outbox"));
    const ofEach = all.map(({ host }) => found.get(host.email) ?? []);
    const lost = ofEach.filter((ids) => ids.length === 0).length;
    if (lost > 0 && Date.now() < deadline) {
      await wait(500);
      continue;
    }
    const doubled = ofEach.filter((ids) => new Set(ids).size > 1).length;
    const again = ofEach.filter((ids) => new Set(ids).size < ids.length).length;
    return { lost, doubled, again };
  }
}

/** The Message-ID of each email in the outbox, by recipient. */
function messageIds(outbox: string): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const name of readdirSync(outbox)) {
    const text = readFileSync(join(outbox, name), "utf8");
    const email = /^To: .*?([\w.]+@example\.com)/im.exec(text)?.[1];
    const id = /^Message-ID:\s*(<.+?>)/im.exec(text)?.[1];
    if (email && id) ids.set(email, [...(ids.get(email) ?? []), id]);
  }
  return ids;
}
