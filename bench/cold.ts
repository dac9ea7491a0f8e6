import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../scripts/postgres.mjs";
import { fillDatabase, slugAt } from "./cold/fill.ts";
import { read, type Cost } from "./cold/measure.ts";
import { fillGuidebook } from "./guest/filled.ts";
import { startPlain, startServer, type Running } from "./guest/server.ts";

/**
 * Random reads of filled guidebooks: never drawn, drawn before but not in memory (the server has restarted), and in
 * memory; with many guidebooks and with 100, on SQLite and PostgreSQL, compared with plain node:http with the same bytes.
 * Wants the build; run it as `node bench/cold.ts [guidebooks] [sqlite|postgres]`.
 */
const [many = "100000", only] = process.argv.slice(2);
const FEW = 100;
const NEVER_DRAWN = 300;
const OTHERS_DRAWN = 600;
const DRAWN_BEFORE = 3000;
const WARM_UP = 200;
const IN_MEMORY = 5000;
const ROUNDS_OF_FEW = 10;

const postgres = only === "sqlite" ? undefined : await startPostgres();
try {
  for (const databaseUrl of only === "postgres"
    ? [postgres?.url]
    : [undefined, ...(postgres ? [postgres.url] : [])]) {
    for (const count of [FEW, Number(many)]) await measureAll(count, databaseUrl);
  }
} finally {
  await postgres?.stop();
}
process.exit(0);

async function measureAll(count: number, databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "porchlight-cold-"));
  const url = databaseUrl && (await newDatabase(databaseUrl, count));
  const env = { TRUST_PROXY: "127.0.0.1", PUBLIC_URL: "http://127.0.0.1", ...(url && { DATABASE_URL: url }) };
  const start = () => startServer(folder, env);

  let server = await start();
  const { slug } = await fillGuidebook(`http://127.0.0.1:${server.port}`);
  await stop(server);
  await fillDatabase(folder, url, count);

  server = await start();
  await read(
    server,
    Array.from({ length: WARM_UP }, () => `/print/${slug}`),
    8,
  );
  const order = shuffled(count).map((at) => `/view/${slugAt(at)}`);
  const [first, rest] = [order.slice(0, Math.min(NEVER_DRAWN, count / 2)), order.slice(0, DRAWN_BEFORE)];
  await read(server, order.slice(-Math.min(OTHERS_DRAWN, count / 4)), 1); // a server that has drawn pages before
  const neverDrawn = await read(server, first);
  await read(server, rest, 8);
  await stop(server);

  const stored: Cost[] = [];
  const storedAtOnce: Cost[] = [];
  for (let round = 0; round < (count === FEW ? ROUNDS_OF_FEW : 1); round++) {
    server = await start();
    await read(
      server,
      Array.from({ length: WARM_UP }, () => `/print/${slug}`),
      8,
    );
    const half = Math.floor(rest.length / 2);
    stored.push(await read(server, rest.slice(0, half)));
    storedAtOnce.push(await read(server, rest.slice(half), 16));
    if (round < ROUNDS_OF_FEW - 1 && count === FEW) await stop(server);
  }
  const again = Array.from({ length: IN_MEMORY }, (_, at) => rest[at % Math.min(rest.length, 1000)] ?? "");
  await read(server, again.slice(0, 1000), 8);
  const inMemory = await read(server, again);
  const inMemoryAtOnce = await read(server, again, 16);

  const plain = await startPlain(...(await bytesOf(server, again[0] ?? "", folder)));
  await read(plain, again.slice(0, 1000), 8);
  const yardstick = await read(plain, again);
  const yardstickAtOnce = await read(plain, again, 16);
  await stop(server);
  plain.stop();
  rmSync(folder, { recursive: true, force: true });

  say(`\n${databaseUrl ? "PostgreSQL" : "SQLite"}, ${count.toLocaleString("en")} guidebooks`);
  row("never drawn", neverDrawn, yardstick);
  row("drawn before, not in memory", mean(stored), yardstick);
  row("  16 at a time", mean(storedAtOnce), yardstickAtOnce);
  row("in memory", inMemory, yardstick);
  row("  16 at a time", inMemoryAtOnce, yardstickAtOnce);
  row("plain node:http", yardstick, yardstick);
  row("  16 at a time", yardstickAtOnce, yardstickAtOnce);
}

async function newDatabase(server: string, count: number): Promise<string> {
  const { Client } = (await import("pg")).default;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database cold_${count}`);
  await client.end();
  return server.replace(/\/postgres$/, `/cold_${count}`);
}

async function stop(server: Running): Promise<void> {
  server.stop();
  for (;;) {
    try {
      process.kill(server.pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The page's bytes and headers in files, for the yardstick. */
async function bytesOf(server: Running, path: string, folder: string): Promise<[string, string]> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    headers: { "Accept-Encoding": "identity" },
  });
  const body = Buffer.from(await answer.arrayBuffer()).subarray(0, 18_500); // as long as the packed page
  const [bodyFile, headersFile] = [join(folder, "page"), join(folder, "headers.json")];
  writeFileSync(bodyFile, body);
  writeFileSync(
    headersFile,
    JSON.stringify({ "content-type": "text/html", "content-length": String(body.length) }),
  );
  return [bodyFile, headersFile];
}

function shuffled(count: number): number[] {
  const all = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [all[at], all[other]] = [all[other] ?? 0, all[at] ?? 0];
  }
  return all;
}

function mean(costs: readonly Cost[]): Cost {
  const of = (name: keyof Cost) => costs.reduce((sum, cost) => sum + cost[name], 0) / costs.length;
  return {
    reads: of("reads") * costs.length,
    p50: of("p50"),
    p95: of("p95"),
    p99: of("p99"),
    cpu: of("cpu"),
    perSecond: of("perSecond"),
  };
}

function row(what: string, cost: Cost, yardstick: Cost): void {
  const { reads, p50, p95, p99, cpu, perSecond } = cost;
  const times = [p50, p95, p99, cpu].map((figure) => figure.toFixed(2).padStart(8)).join("");
  const ratio = (perSecond / yardstick.perSecond).toFixed(2).padStart(7);
  say(
    `${what.padEnd(30)}${String(reads).padStart(6)}${times}${Math.round(perSecond).toString().padStart(8)}${ratio}`,
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
