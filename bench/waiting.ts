// Measures a guest page's time under other load: node bench/waiting.ts [seconds] [name]. Needs the build.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { prepareLoads, type Load } from "./waiting/loads.ts";
import { fillGuidebook } from "./guest/filled.ts";
import { startServer } from "./guest/server.ts";

const seconds = Number(process.argv[2] ?? 10);
const only = process.argv[3] ?? "";
/** Milliseconds; the goal for a guest's page. */
const MAX_P99 = 100;

const folder = mkdtempSync(join(tmpdir(), "porchlight-waiting-"));
const server = await startServer(folder, { TRUST_PROXY: "loopback" });
const origin = `http://127.0.0.1:${server.port}`;
const { slug } = await fillGuidebook(origin);
const loads = (await prepareLoads(origin, slug)).filter(({ name }) => name.includes(only));

/** What a guest's page takes in milliseconds, again and again, about 100 times a second. */
async function timePage(): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const started = performance.now();
    const response = await fetch(`${origin}/view/${slug}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the page: ${response.status}`);
    times.push(performance.now() - started);
    await wait(8);
  }
  return times;
}

async function timeWith(load: Load) {
  const worker = new Worker(join(import.meta.dirname, "waiting/load.ts"), { workerData: { origin, load } });
  await once(worker, "message");
  const times = await timePage();
  worker.postMessage("over");
  const [statuses] = (await once(worker, "message")) as [Record<string, number>]; // what the thread sends last
  return { times, statuses };
}

const say = (what: string, times: number[], more = "") => {
  const figures = [0.5, 0.99, 1].map((part) => percentile(times, part).toFixed(1).padStart(8));
  process.stdout.write(`${what.padEnd(48)}${figures.join("")}  ${more}\n`);
};
process.stdout.write(`${"a guest's page, ms".padEnd(48)}  median     99 %  longest  the others' answers\n`);
await timePage(); // the first reads compile and fill caches
say("alone", await timePage());
const p99s: number[] = [];
for (const load of loads) {
  const { times, statuses } = await timeWith(load);
  p99s.push(percentile(times, 0.99));
  const counted = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
  say(`beside ${load.name}`, times, counted.join(", "));
}
say("alone again", await timePage());
const isGood = p99s.every((p99) => p99 <= MAX_P99);
process.stdout.write(isGood ? "a guest waits 100 ms at most\n" : "A GUEST WAITS MORE THAN 100 MS\n");

server.stop();
rmSync(folder, { recursive: true, force: true });

function percentile(figures: number[], part: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
