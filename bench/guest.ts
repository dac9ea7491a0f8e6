import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { fillGuidebook } from "./guest/filled.ts";
import { startServer, startPlain } from "./guest/server.ts";
import { measure } from "./guest/load.ts";

/**
 * The guest page of a filled guidebook: responses per second from memory, compared with plain node:http with the same bytes, the
 * time to draw it again, and the bytes that a first visit costs. Needs the build; run it as `node bench/guest.ts`.
 */
const ROUNDS = 12;
const SECONDS = 1;
const FRESH_PAGES = 60;

const folder = mkdtempSync(join(tmpdir(), "porchlight-bench-"));
const server = await startServer(folder);
const origin = `http://127.0.0.1:${server.port}`;
const { slug, change, protect, addStay } = await fillGuidebook(origin);
const path = `/view/${slug}`;

const page = await fetch(origin + path);
const html = await page.text();
const packed = await rawBytes();
const plain = await startPlain(
  writeScratch("page.br", packed),
  writeScratch("headers.json", JSON.stringify(headersOf(page, packed))),
);

const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  rounds.push({
    cached: await measure({ port: server.port, path }, SECONDS),
    plain: await measure({ port: plain.port, path }, SECONDS),
  });
}
const etag = page.headers.get("etag") ?? "";
const unchanged = await measure({ port: server.port, path, headers: { "If-None-Match": etag } }, SECONDS);

const fresh: number[] = [];
for (let at = 0; at < FRESH_PAGES; at++) {
  await change();
  const started = performance.now();
  await (await fetch(origin + path)).arrayBuffer();
  fresh.push(performance.now() - started);
}

await protect();
const stayPath = `/view/${(await addStay()).token}`;
const stayRounds = [];
for (let round = 0; round < ROUNDS; round++) {
  stayRounds.push({
    stay: await measure({ port: server.port, path: stayPath }, SECONDS),
    permanent: await measure({ port: server.port, path }, SECONDS),
  });
}

const style = /<style>.*?<\/style>/s.exec(html)?.[0] ?? "";
const scriptUrl = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? "";
const script = await (await fetch(origin + scriptUrl)).text();
const sizes = { page: packed.length, style: packedSize(style), script: packedSize(script) };
const ratios = rounds.map(({ cached, plain: yardstick }) => cached / yardstick);
const rows = [
  ["cached page, responses a second (median)", Math.round(median(rounds.map(({ cached }) => cached)))],
  ["plain node:http, same bytes (median)", Math.round(median(rounds.map((round) => round.plain)))],
  ["ratio (median; goal 0.8)", median(ratios).toFixed(2)],
  [
    "page of a stay beside a permanent page, ratio (median; goal 0.8)",
    median(stayRounds.map(({ stay, permanent }) => stay / permanent)).toFixed(2),
  ],
  ["not modified (304), answers a second", Math.round(unchanged)],
  ["drawn anew after a change, ms (median)", median(fresh).toFixed(1)],
  ["drawn anew after a change, ms (95th)", percentile(fresh, 0.95).toFixed(1)],
  ["to read: HTML with its style (goal 20,480)", sizes.page],
  ["of that the style, packed alone", sizes.style],
  ["script, bytes in brotli", sizes.script],
  ["all (goal 35,840)", sizes.page + sizes.script],
] as const;
for (const [what, figure] of rows) process.stdout.write(`${what.padEnd(44)}${String(figure).padStart(10)}\n`);

server.stop();
plain.stop();
rmSync(folder, { recursive: true, force: true });

function writeScratch(name: string, content: Buffer | string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** The bytes of the wire: fetch would unpack them. */
function rawBytes(): Promise<Buffer> {
  return new Promise((done, failed) => {
    request(origin + path, { headers: { "Accept-Encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done(Buffer.concat(chunks)));
    })
      .on("error", failed)
      .end();
  });
}

function headersOf(answer: Response, body: Buffer): Record<string, string> {
  const skipped = new Set(["connection", "keep-alive", "date", "transfer-encoding", "content-length"]);
  const headers = [...answer.headers].filter(([name]) => !skipped.has(name));
  return { ...Object.fromEntries(headers), "content-encoding": "br", "content-length": String(body.length) };
}

function packedSize(text: string): number {
  return brotliCompressSync(text).length;
}

function median(figures: number[]): number {
  return percentile(figures, 0.5);
}

function percentile(figures: number[], part: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
