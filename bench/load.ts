import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../scripts/postgres.mjs";
import { startServer, type Running } from "./guest/server.ts";
import { signUp, type SignedUpHost } from "./hosts/signUp.ts";

/**
 * Minutes of guests who read (95 %) and hosts who save (5 %), 32 at a time: refused or failed answers, stale reads of who
 * has just saved, times, and memory at the start, in the middle and at the end. Wants the build; run it as
 * `node bench/load.ts [minutes] [sqlite|postgres]`.
 */
const [given = "5", only] = process.argv.slice(2);
const MINUTES = Number(given);
/** Enough that none saves more often than one may (`savesPerHost`). */
const HOSTS = 120;
const AT_ONCE = 32;
const EDITS = 0.05;

interface Edited {
  host: SignedUpHost;
  slug: string;
  section: string;
  /** What was saved last, in words that the guest page shows. */
  saves: number;
  isSaving: boolean;
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
  const folder = mkdtempSync(join(tmpdir(), "porchlight-load-"));
  const secret = { SECRET_KEY: "a key that only this bench has, and no other" };
  const server = await startServer(folder, {
    TRUST_PROXY: "127.0.0.1",
    ...(databaseUrl && { DATABASE_URL: databaseUrl, ...secret }),
  });
  const origin = `http://127.0.0.1:${server.port}`;
  const edited = await Promise.all(Array.from({ length: HOSTS }, (_, at) => makeHost(origin, at + 1)));
  const reads: number[] = [];
  const saves: number[] = [];
  const errors = new Map<string, number>();
  const memory = [memoryOf(server)];
  const until = performance.now() + MINUTES * 60_000;
  const half = setTimeout(() => memory.push(memoryOf(server)), MINUTES * 30_000);
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const one = edited[Math.floor(Math.random() * HOSTS)];
      if (!one) continue;
      const isEdit = Math.random() < EDITS && !one.isSaving;
      const began = performance.now();
      const failure = await (isEdit ? save(origin, one) : readPage(origin, one.slug)).catch(String);
      (isEdit ? saves : reads).push(performance.now() - began);
      if (failure) errors.set(failure, (errors.get(failure) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  clearTimeout(half);
  memory.push(memoryOf(server));
  server.stop();
  rmSync(folder, { recursive: true, force: true });

  const total = reads.length + saves.length;
  say(`\n${kind}, ${MINUTES} minutes, ${total} requests, ${(total / MINUTES / 60).toFixed(0)} a second`);
  formatTimes("guest reads", reads);
  formatTimes("hosts' saves, with a read after", saves);
  say(`memory at start, half, end: ${memory.map((megabytes) => megabytes.toFixed(0)).join(", ")} MB`);
  say(`errors: ${[...errors.values()].reduce((sum, count) => sum + count, 0)}`);
  for (const [what, count] of errors) say(`  ${count} × ${what}`);
  return errors.size > 0;
}

async function makeHost(origin: string, at: number): Promise<Edited> {
  const host = await signUp(origin, at);
  const { id, slug } = await host.createGuidebook(origin, `Lake House ${at}`);
  const section = (await host.sectionsOf(origin, id)).find(({ type }) => type === "rules")?.id ?? "";
  const one = { host, slug, section, saves: 0, isSaving: false };
  await save(origin, one);
  return one;
}

/** Saves, and reads the page: what was acknowledged has to be there. Returns what went wrong. */
async function save(origin: string, one: Edited): Promise<string | undefined> {
  one.isSaving = true;
  try {
    one.saves += 1;
    const rule = `Save number ${one.saves} of this house`;
    await one.host.call(origin, "PUT", `/guidebook-sections/${one.section}`, { content: { rules: [rule] } });
    const page = await get(origin, one.slug);
    if (!page.ok) return `read after a save: ${page.status}`;
    return (await page.text()).includes(rule) ? undefined : "a stale read";
  } finally {
    one.isSaving = false;
  }
}

async function readPage(origin: string, slug: string): Promise<string | undefined> {
  const page = await get(origin, slug);
  await page.arrayBuffer();
  return page.ok ? undefined : `read: ${page.status}`;
}

/** Each request comes from another IP, since limits are for each IP. */
function get(origin: string, slug: string): Promise<Response> {
  const ip = ["10", ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 251))].join(".");
  return fetch(`${origin}/view/${slug}`, {
    headers: { "x-forwarded-for": ip },
    signal: AbortSignal.timeout(15_000),
  });
}

/** Resident memory in MB (Linux). */
function memoryOf({ pid }: Running): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1] ?? 0) / 1024;
}

function formatTimes(what: string, times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
  say(`${what}: ${times.length}, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, longest ${at(1)} ms`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
