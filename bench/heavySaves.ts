// What others wait while one host saves the heaviest that there is: node bench/heavySaves.ts [seconds]. Wants the build.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { startServer } from "./guest/server.ts";

const seconds = Number(process.argv[2] ?? 10);
/** Milliseconds; the goal for others. */
const MAX_P99 = 50;
const guidebook = z.object({ id: z.string(), slug: z.string() });
const sections = z.array(z.object({ id: z.string(), type: z.string() }));

const folder = mkdtempSync(join(tmpdir(), "porchlight-saves-"));
const server = await startServer(folder);
const origin = `http://127.0.0.1:${server.port}`;

async function comeAsHost(firstName: string) {
  let cookie = "";
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const headers = { "content-type": "application/json", cookie };
    const given = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${origin}/api${path}`, { method, headers, ...given });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return response.json();
  };
  const email = `${firstName.toLowerCase()}@example.com`;
  await call("POST", "/auth/signup", { email, password: "lamp by the door 7", firstName, lastName: "Host" });
  const { id, slug } = guidebook.parse(await call("POST", "/guidebooks", { name: `${firstName}'s home` }));
  const own = sections.parse(await call("GET", `/guidebooks/${id}/sections`));
  const welcome = own.find(({ type }) => type === "welcome")?.id ?? "";
  return { cookie, id, slug, welcome };
}

const reader = await comeAsHost("Aroha");
const saver = await comeAsHost("Bo");
const reads = {
  "a guest's page": [`/view/${reader.slug}`, {}],
  "another host's sections": [`/api/guidebooks/${reader.id}/sections`, { cookie: reader.cookie }],
} as const;
type Read = keyof typeof reads;
const readNames = Object.keys(reads) as Read[]; // Object.keys forgets the key type

/** What each read takes in milliseconds, one after the other, about 100 of each a second. */
async function timeReads(): Promise<Record<Read, number[]>> {
  const times: Record<Read, number[]> = {
    "a guest's page": [],
    "another host's sections": [],
  };
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    readNames.map(async (name) => {
      const [path, headers] = reads[name];
      while (performance.now() < end) {
        const started = performance.now();
        const response = await fetch(origin + path, { headers });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        times[name].push(performance.now() - started);
        await wait(8);
      }
    }),
  );
  return times;
}

await timeReads(); // the first reads compile and fill caches
const alone = await timeReads();
const { cookie, welcome } = saver;
const worker = new Worker(join(import.meta.dirname, "heavySaves/saver.ts"), {
  workerData: { origin, cookie, sectionId: welcome },
});
await once(worker, "message");
const meanwhile = await timeReads();
worker.postMessage("over");
const [statuses] = (await once(worker, "message")) as [Record<string, number>]; // what the thread sends last

const say = (what: string, figure: string) =>
  process.stdout.write(`${what.padEnd(64)}${figure.padStart(16)}\n`);
const p99 = (times: number[]) => percentile(times, 0.99);
say("others' reads", "p99, longest, ms");
for (const name of readNames) {
  say(`${name}, without the saves`, `${p99(alone[name]).toFixed(1)}, ${Math.max(...alone[name]).toFixed(1)}`);
  say(`${name}, meanwhile`, `${p99(meanwhile[name]).toFixed(1)}, ${Math.max(...meanwhile[name]).toFixed(1)}`);
}
say("all of them meanwhile over without, p99", (p99(allOf(meanwhile)) / p99(allOf(alone))).toFixed(1));
for (const [what, count] of Object.entries(statuses)) say(`saves, ${what}`, `${count}`);
const isGood = readNames.every((name) => p99(meanwhile[name]) < MAX_P99);
process.stdout.write(isGood ? "others wait less than 50 ms\n" : "OTHERS WAIT 50 ms OR MORE\n");

server.stop();
rmSync(folder, { recursive: true, force: true });

function allOf(times: Record<Read, number[]>): number[] {
  return Object.values(times).flat();
}

function percentile(figures: number[], part: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
