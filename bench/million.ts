import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { startPostgres } from "../scripts/postgres.mjs";
import { read, type Cost } from "./cold/measure.ts";
import { startServer, type Running } from "./guest/server.ts";
import { signUp } from "./hosts/signUp.ts";
import { emailAt, fillDatabase, PER_HOST, slugAt } from "./million/fill.ts";

/**
 * A server on very many guidebooks, ten of each host: how long the start takes, a host's dashboard, guest pages that were
 * never drawn and those in memory, a host's export, and a backup. Wants the build, and 4 KB of free disk a guidebook three
 * times; run it as `node bench/million.ts [guidebooks] [sqlite|postgres]`.
 */
const [given = "1000000", only] = process.argv.slice(2);
const COUNT = Number(given);
const READS = Math.min(300, COUNT / 4);
const IN_MEMORY = 2000;
const HOSTS = Math.min(50, COUNT / PER_HOST);
const guidebooks = z.array(z.object({ id: z.string() }));
/** That of the host who is copied (`signUp`). */
const PASSWORD = "lamp by the door 7";
const root = resolve(import.meta.dirname, "..");

for (const kind of only ? [only] : ["sqlite", "postgres"]) {
  const postgres = kind === "postgres" ? await startPostgres() : undefined;
  try {
    await measureOn(kind, postgres?.url);
  } finally {
    await postgres?.stop();
  }
}
process.exit(0);

async function measureOn(kind: string, databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "porchlight-million-"));
  const secret = { SECRET_KEY: "a key that only this bench has, and no other" };
  const env = {
    TRUST_PROXY: "127.0.0.1",
    DATA_DIR: folder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, ...secret }),
  };
  try {
    let server = await startServer(folder, env);
    const first = await signUp(originOf(server), 1);
    await first.createGuidebook(originOf(server), "Wānaka Lake House");
    await stop(server);
    say(`\n${kind}, ${COUNT.toLocaleString("en")} guidebooks`);
    await timed("rows made", () => fillDatabase(folder, databaseUrl, COUNT));

    server = await timed("start, until it listens", () => startServer(folder, env));
    const anywhere = () => Math.floor(Math.random() * COUNT);
    const paths = Array.from({ length: READS }, () => `/view/${slugAt(anywhere())}`);
    row("guest page, never drawn", await read(server, paths));
    const again = Array.from({ length: IN_MEMORY }, (_, at) => paths[at % paths.length] ?? "");
    row("guest page, in memory", await read(server, again));
    await measureHosts(originOf(server));
    await stop(server);

    const backup = join(folder, "backup");
    await timed("backup, checked", async () => {
      for (const args of [
        ["scripts/backup.ts", backup],
        ["scripts/restore.ts", backup, "--check"],
      ]) {
        const done = spawnSync(process.execPath, args, {
          cwd: root,
          env: { ...process.env, ...env },
          encoding: "utf8",
        });
        if (done.status !== 0) throw new Error(done.stderr);
      }
    });
    const file = join(backup, databaseUrl ? "porchlight.dump" : "porchlight.db");
    say(`  of ${(statSync(file).size / 1e6).toFixed(0)} MB`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Signs hosts in, who look at their dashboard ten times each; some take their data out. */
async function measureHosts(origin: string): Promise<void> {
  const dashboards: number[] = [];
  const exported: number[] = [];
  for (let at = 0; at < HOSTS; at++) {
    const get = await signIn(origin, emailAt(Math.floor((at * COUNT) / PER_HOST / HOSTS)), at);
    for (let look = 0; look < 10; look++) {
      const began = performance.now();
      const found = guidebooks.parse(await (await get("/guidebooks")).json());
      dashboards.push(performance.now() - began);
      if (found.length !== PER_HOST) throw new Error(`a dashboard showed ${found.length} guidebooks`);
    }
    if (at % 10 > 0) continue;
    const began = performance.now();
    const zip = await (await get("/account/export")).arrayBuffer();
    exported.push(performance.now() - began);
    if (zip.byteLength < 1000) throw new Error("an export was empty");
  }
  formatTimes("dashboard of ten guidebooks", dashboards);
  formatTimes("export of ten guidebooks", exported);
}

async function signIn(
  origin: string,
  email: string,
  at: number,
): Promise<(path: string) => Promise<Response>> {
  const ip = { "x-forwarded-for": `10.9.${at >> 8}.${at & 255}` };
  const signedIn = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", ...ip },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!signedIn.ok) throw new Error(`${email}: ${signedIn.status} ${await signedIn.text()}`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  return (path) => fetch(`${origin}/api${path}`, { headers: { cookie, ...ip } });
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  say(`${what.padEnd(28)} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

function formatTimes(what: string, times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
  say(`${what.padEnd(28)} median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
}

function row(what: string, { p50, p95, cpu }: Cost): void {
  say(
    `${what.padEnd(28)} median ${p50.toFixed(2)} ms, 95 % within ${p95.toFixed(2)} ms, ${cpu.toFixed(2)} ms of a core`,
  );
}

function originOf({ port }: Running): string {
  return `http://127.0.0.1:${port}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function stop(server: Running): Promise<void> {
  server.stop();
  for (;;) {
    try {
      process.kill(server.pid, 0);
    } catch {
      return;
    }
    await wait(50);
  }
}
