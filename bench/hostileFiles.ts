// What others wait while files and texts that mean harm come in at every entrance: node bench/hostileFiles.ts [seed] [parallel] [part of a name]. Wants the build.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "./guest/server.ts";
import type { AttackEnd } from "./hostileFiles/attacker.ts";
import { signUp } from "./hosts/signUp.ts";

const [seed = "1", parallel = "2", part = ""] = process.argv.slice(2);
/** Milliseconds; the goal for a guest's page. */
const MAX_P99 = 100;

const folder = mkdtempSync(join(tmpdir(), "porchlight-hostile-"));
const server = await startServer(
  folder,
  { FEEDS: folder, TRUST_PROXY: "loopback" },
  "bench/hostileFiles/server.ts",
);
const origin = `http://127.0.0.1:${server.port}`;
const host = await signUp(origin, 1);
const { slug } = await host.createGuidebook(origin, "Lake House");

/** What a guest's page takes in milliseconds, and when. */
const reads: { at: number; ms: number }[] = [];
let failed = 0;
async function readPage(): Promise<void> {
  const at = Date.now();
  const started = performance.now();
  const isGood = await fetch(`${origin}/view/${slug}`, { signal: AbortSignal.timeout(30_000) }).then(
    async (response) => (await response.text()).includes("Lake House") && response.ok,
    () => false,
  );
  if (!isGood) failed += 1;
  reads.push({ at, ms: performance.now() - started });
}
/** Guests come whether others are waiting or not: a server that stops for a second keeps fifty of them. */
const guests = setInterval(() => void readPage(), 20);
await fetch(`${origin}/api/openapi.json`); // described once a process
await wait(3000); // the first reads compile and fill caches
const alone = p99(reads.splice(0).map(({ ms }) => ms));
await readLongestTurn(); // of the start

const ends: AttackEnd[] = [];
let attacks = 0;
const given = JSON.stringify({ origin, seed, feeds: folder, parallel: Number(parallel), part });
const attacker = fork(join(import.meta.dirname, "hostileFiles/attacker.ts"), [given]);
attacker.on("message", (message) => {
  if (typeof message === "number") attacks = message;
  else note(message as AttackEnd); // the attacker sends nothing else
});
const [exitCode] = await once(attacker, "exit");
clearInterval(guests);

const times = reads.map(({ ms }) => ms);
const turn = await readLongestTurn();
const late = ends.filter(({ seconds, limit, answer }) => seconds > limit || answer === "none");
const broken = ends.filter(({ answer }) => answer.startsWith("5") && !answer.includes("busy"));
const say = (what: string, figure: string | number) =>
  process.stdout.write(`${what.padEnd(64)}${String(figure).padStart(16)}\n`);
say("attacks", attacks);
say("reads of what was stored", ends.length - attacks);
say("entrances and readers", new Set(ends.map(({ entrance }) => entrance)).size);
say("exits of the server (goal 0)", (await isAlive()) ? 0 : 1);
say("attacks without an answer in time (goal 0)", late.length);
say("attacks that broke something (goal 0)", broken.length);
say("a guest's page meanwhile: not answered (goal 0)", failed);
say("a guest's page before, p99, ms", alone.toFixed(1));
say("a guest's page meanwhile, p99, ms (goal 100)", p99(times).toFixed(1));
say("a guest's page meanwhile, longest, ms", Math.max(...times).toFixed(1));
say("the server's longest turn, ms of the clock", turn.clock.toFixed(1));
say("the server's longest turn, ms of the processor", turn.processor.toFixed(1));
for (const end of [...late, ...broken]) process.stdout.write(`${lineOf(end)}\n`);
const isGood =
  late.length + broken.length + failed === 0 && p99(times) <= MAX_P99 && (await isAlive()) && exitCode === 0;
server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(isGood && attacks > 0 ? 0 : 1);

/** Returns the longest turn of the server's event loop since the last call; zeros if it does not answer. */
async function readLongestTurn(): Promise<{ clock: number; processor: number }> {
  const none = { clock: 0, processor: 0 };
  const response = await fetch(`${origin}/longest-turn`).catch(() => undefined);
  return response ? ((await response.json()) as typeof none) : none; // the bench's server sends these
}

function note(end: AttackEnd): void {
  ends.push(end);
  if (longestDuring(end) > MAX_P99 || end.seconds > end.limit) process.stdout.write(`${lineOf(end)}\n`);
}

function lineOf(end: AttackEnd): string {
  const { what, entrance, answer, seconds } = end;
  return `${what} as ${entrance}: ${answer}, ${seconds.toFixed(1)} s, others up to ${longestDuring(end).toFixed(0)} ms`;
}

function longestDuring({ from, to }: AttackEnd): number {
  const during = reads.filter(({ at, ms }) => at + ms >= from && at <= to);
  return Math.max(0, ...during.map(({ ms }) => ms));
}

async function isAlive(): Promise<boolean> {
  try {
    process.kill(server.pid, 0);
    return (await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(10_000) })).ok;
  } catch {
    return false;
  }
}

function p99(all: number[]): number {
  const sorted = all.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}
