import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillGuidebook } from "./guest/filled.ts";
import { startServer } from "./guest/server.ts";

/**
 * Strangers guess the codes of one guidebook: 10,000 well-formed ones from 1,000 IPs, while its guest comes in again and
 * again with the right one. Wants the build; run it as `node bench/guessing.ts`.
 */
const TRIES = 10_000;
const TRIES_EACH = 10;
const AT_ONCE = 250;
const STAYS = 20;
const GUEST_EVERY_MS = 2000;
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const folder = mkdtempSync(join(tmpdir(), "porchlight-bench-"));
const server = await startServer(folder, { TRUST_PROXY: "loopback" });
const origin = `http://127.0.0.1:${server.port}`;
const { slug, protect, addStay } = await fillGuidebook(origin);
await protect();
const stays: { token: string; code: string }[] = [];
for (let at = 0; at < STAYS; at++) stays.push(await addStay());

let guestNumber = 0;
const calm = [];
for (let at = 0; at < 20; at++) calm.push(await comeIn());

let next = 0;
let found = 0;
const refused: Record<number, number> = {};
const meanwhile: { ms: number; isIn: boolean }[] = [];
const began = performance.now();
const guest = setInterval(() => void comeIn().then((one) => meanwhile.push(one)), GUEST_EVERY_MS);
await Promise.all(Array.from({ length: AT_ONCE }, guess));
clearInterval(guest);
const seconds = (performance.now() - began) / 1000;

const rows: [string, string | number][] = [
  ["codes tried", next],
  ["codes of the guidebook", STAYS],
  ["opened a stay", found],
  ...Object.entries(refused).map(([status, count]): [string, number] => [`answered ${status}`, count]),
  ["seconds", Math.round(seconds)],
  ["the guest came in", `${meanwhile.filter(({ isIn }) => isIn).length} of ${meanwhile.length}`],
  ["the guest waited, calm, ms (median)", Math.round(median(calm))],
  ["the guest waited, meanwhile, ms (median)", Math.round(median(meanwhile))],
  ["the guest waited, meanwhile, ms (longest)", Math.round(Math.max(...meanwhile.map(({ ms }) => ms)))],
];
for (const [what, figure] of rows) process.stdout.write(`${what.padEnd(44)} ${figure}\n`);
server.stop();
rmSync(folder, { recursive: true, force: true });

async function guess(): Promise<void> {
  for (let at = next++; at < TRIES; at = next++) {
    const status = (await enter(randomCode(), ipOf(Math.floor(at / TRIES_EACH)))).status;
    if (status === 303) found++;
    else refused[status] = (refused[status] ?? 0) + 1;
  }
  next = Math.min(next, TRIES);
}

/** The guest with the right code, each time from another phone. */
async function comeIn(): Promise<{ ms: number; isIn: boolean }> {
  const started = performance.now();
  const stay = stays[guestNumber % STAYS];
  const response = await enter(
    stay?.code ?? "",
    `198.51.${100 + Math.floor(guestNumber / 250)}.${guestNumber++ % 250}`,
  );
  const isIn = response.headers.get("location") === `/view/${stay?.token}`;
  return { ms: performance.now() - started, isIn };
}

function enter(booking: string, ip: string): Promise<Response> {
  return fetch(`${origin}/view/${slug}/stay`, {
    method: "POST",
    redirect: "manual",
    headers: { "x-forwarded-for": ip },
    body: new URLSearchParams({ booking }),
  });
}

function ipOf(number: number): string {
  return `203.0.${Math.floor(number / 250)}.${number % 250}`;
}

function randomCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

function median(waits: readonly { ms: number }[]): number {
  return waits.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? NaN;
}
