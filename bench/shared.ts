// What a save of shared content costs, and whether every page shows it: node bench/shared.ts [saves]. Wants the build.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { startServer } from "./guest/server.ts";

const HOMES = 20;
const saves = Number(process.argv[2] ?? 50);
const guidebook = z.object({ id: z.string(), slug: z.string() });
const sections = z.array(z.object({ id: z.string(), type: z.string() }));

const folder = mkdtempSync(join(tmpdir(), "porchlight-shared-"));
const server = await startServer(folder);
const origin = `http://127.0.0.1:${server.port}`;
let cookie = "";

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: { "content-type": "application/json", cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  return response.json();
}

const host = { email: "aroha@example.com", password: "lamp by the door 7" };
await call("POST", "/auth/signup", { ...host, firstName: "Aroha", lastName: "Ngata" });
const properties = [];
for (let at = 1; at <= HOMES; at++)
  properties.push(guidebook.parse(await call("POST", "/guidebooks", { name: `Flat ${at}` })));
const typed = async (id: string) => sections.parse(await call("GET", `/guidebooks/${id}/sections`));
const all = await typed(properties[0]?.id ?? "");
const idOf = (type: string) => all.find((one) => one.type === type)?.id ?? "";
await call("POST", "/shared-sections", {
  sectionId: idOf("welcome"),
  guidebookIds: properties.map(({ id }) => id),
});

async function timeSaves(sectionId: string, mark: string, field: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 1; round <= saves; round++) {
    const words = `<p>${`${mark} ${round}. `.repeat(100)}</p>`;
    const started = performance.now();
    await call("PUT", `/guidebook-sections/${sectionId}`, { content: { [field]: words } });
    times.push(performance.now() - started);
  }
  return times.toSorted((one, other) => one - other);
}

const own = await timeSaves(idOf("amenities"), "Own", "text");
const shared = await timeSaves(idOf("welcome"), "Shared", "text");
const reads: number[] = [];
let right = 0;
for (const { slug } of properties) {
  const started = performance.now();
  const page = await (await fetch(`${origin}/view/${slug}`)).text();
  reads.push(performance.now() - started);
  if (page.includes(`Shared ${saves}.`)) right += 1;
}
server.stop();
rmSync(folder, { recursive: true, force: true });

const at = (times: number[], share: number) =>
  (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
const rows = [
  ["save of a section of one guidebook, ms (median, 95th)", `${at(own, 0.5)}, ${at(own, 0.95)}`],
  [`save of a section shared by ${HOMES}, ms (median, 95th)`, `${at(shared, 0.5)}, ${at(shared, 0.95)}`],
  ["pages that show it at the next read", `${right} of ${HOMES}`],
  [
    "next read, drawn anew, ms (median)",
    at(
      reads.toSorted((one, other) => one - other),
      0.5,
    ),
  ],
];
for (const [what, figure] of rows) process.stdout.write(`${what}: ${figure}\n`);
process.exit(right === HOMES ? 0 : 1);
