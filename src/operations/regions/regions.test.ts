import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { madeUpDistrict } from "#test/madeUpDistrict.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const DAY = 24 * 60 * 60 * 1000;

/** What the stand-in of a map server has. */
let extract = Buffer.from("");
let breaksAfter = Infinity;
/** How often the list is answered with 503. */
let failsLists = 0;
let requests: string[] = [];
const server = createServer((request, response) => {
  const origin = `http://127.0.0.1:${port()}`;
  requests.push(request.url ?? "");
  if (request.url === "/regions.json" && failsLists > 0) {
    failsLists -= 1;
    response.writeHead(503).end();
    return;
  }
  if (request.url === "/regions.json") {
    const bytes = extract.length;
    const sha256 = createHash("sha256").update(extract).digest("hex");
    const regions = [
      { id: "ember/south", name: "Ember South", url: `${origin}/south.json`, bytes, sha256 },
      { id: "ember/north", name: "Ember North", url: `${origin}/north.json`, bytes, sha256 },
      { id: "planet", name: "The planet", url: `${origin}/planet.json`, bytes: 9e10, sha256 },
      { id: "continent", name: "A continent", url: `${origin}/continent.json`, bytes: 5.9e9, sha256 },
    ];
    response.end(JSON.stringify({ regions }));
    return;
  }
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
  response.writeHead(from > 0 ? 206 : 200, { "content-length": extract.length - from });
  response.write(extract.subarray(from, from + breaksAfter));
  if (from + breaksAfter >= extract.length) response.end();
  else setTimeout(() => response.destroy(), 20);
});
const port = () => (server.address() as AddressInfo).port; // it listens on a port
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
afterAll(() => server.close());

let world: World;
let operator: Host;
const open = async (env: Record<string, string> = {}) => {
  world = await newWorld({ REGIONS_URL: `http://127.0.0.1:${port()}/regions.json`, ...env });
  world.context.wait = async () => {};
  operator = await world.operator("Olga");
};
beforeEach(async () => {
  extract = Buffer.from(JSON.stringify(madeUpDistrict));
  breaksAfter = Infinity;
  requests = [];
  await open();
});

const list = async () => (await operator.get("/api/admin/regions")).body;
const get = (region: string) => operator.post("/api/admin/regions", { region });
const regionOf = async (id: string) => (await list()).regions.find((one: { id: string }) => one.id === id);
const countPlaces = async () => (await world.context.db.selectFrom("places").select("id").execute()).length;

test("the list says how large each region and its index are, and what is free", async () => {
  const { regions, freeBytes, problem } = await list();
  expect(regions.map(({ id }: { id: string }) => id)).toContain("ember/south");
  expect(await regionOf("ember/south")).toMatchObject({
    name: "Ember South",
    bytes: extract.length,
    indexBytes: extract.length * 3,
    state: "none",
    importedAt: null,
  });
  expect(freeBytes).toBeGreaterThan(0);
  expect(problem).toBeNull();
});

test("a region is fetched and imported by a job, in a separate process", async () => {
  expect(await get("ember/south")).toMatchObject({
    status: 202,
    body: { id: "ember/south", bytes: extract.length, state: "waiting", done: 0 },
  });
  await world.runJobs();
  expect(await regionOf("ember/south")).toMatchObject({
    state: "done",
    done: extract.length,
    importedAt: world.clock.now(),
    failure: null,
  });
  expect(await countPlaces()).toBeGreaterThan(5);
  expect((await operator.get("/api/admin/state")).body.places.importedAt).toBe(world.clock.now());
});

test("one region at a time; the same one again answers as it is", async () => {
  await get("ember/south");
  expect(await get("ember/north")).toMatchObject({
    status: 409,
    body: { code: "region_busy", message: expect.stringContaining("Ember South") },
  });
  expect(await get("ember/south")).toMatchObject({ status: 202, body: { state: "waiting" } });
  await world.runJobs();
  expect((await get("ember/north")).status).toBe(202);
});

test("what is too large, has no room or is unknown is refused before anything is fetched", async () => {
  requests = [];
  expect((await get("planet")).body.code).toBe("region_too_large");
  expect((await get("moon")).status).toBe(404);
  expect((await operator.post("/api/admin/regions", {})).body.code).toBe("invalid");
  expect(requests).toEqual(["/regions.json"]);
});

test("a download that breaks off goes on by itself, and one that fails keeps what it has", async () => {
  breaksAfter = Math.ceil(extract.length / 3);
  await get("ember/south");
  await world.runJobs();
  expect(await regionOf("ember/south")).toMatchObject({ state: "done" });

  await open();
  breaksAfter = 10;
  await get("ember/south");
  await world.runJobs();
  expect(await regionOf("ember/south")).toMatchObject({
    state: "failed",
    failure: expect.stringContaining("it goes on from there"),
  });
  breaksAfter = Infinity;
  await get("ember/south");
  await world.runJobs();
  expect(await regionOf("ember/south")).toMatchObject({ state: "done", failure: null });
});

test("what a restart interrupts goes on in the next run", async () => {
  await get("ember/south");
  const { db } = world.context;
  await db.updateTable("map_regions").set({ state: "importing" }).execute();
  await world.runJobs();
  expect(await regionOf("ember/south")).toMatchObject({ state: "done" });
});

test("a region whose job has given up is continued when the operator asks again", async () => {
  await world.runJobs();
  await get("ember/south");
  const { db } = world.context;
  await db.updateTable("map_regions").set({ state: "importing" }).execute();
  expect(await regionOf("ember/south")).toMatchObject({ isStalled: false });
  const due = world.clock.now() + DAY;
  await db.updateTable("jobs").set({ due }).where("id", "=", "regions.import").execute();
  await world.runJobs();
  expect(await regionOf("ember/south")).toMatchObject({ state: "importing", isStalled: true });
  requests = [];
  expect(await get("ember/south")).toMatchObject({ status: 202, body: { isStalled: false } });
  expect(requests).toEqual([]);
  await world.runJobs();
  expect(await regionOf("ember/south")).toMatchObject({ state: "done", isStalled: false });
});

test("a region that another process fetches is not a failed one", async () => {
  await get("ember/south");
  const folder = join(world.context.config.dataDir, "regions");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "fetching"), String(process.ppid));
  await world.runJobs();
  expect(await regionOf("ember/south")).toMatchObject({ state: "fetching", failure: null });
  rmSync(join(folder, "fetching"));
  world.clock.advance(DAY);
  await world.runJobs();
  await operator.post("/api/auth/login", { email: operator.email, password: operator.password });
  expect(await regionOf("ember/south")).toMatchObject({ state: "done" });
});

test("a list that cannot be had for a moment is asked for again", async () => {
  await get("ember/south");
  failsLists = 3;
  await world.runJobs();
  expect(failsLists).toBe(0);
  expect(await regionOf("ember/south")).toMatchObject({ state: "done" });
});

test("a file without places fails with its reason", async () => {
  extract = Buffer.from(JSON.stringify({ elements: [] }));
  await get("ember/south");
  await world.runJobs();
  expect(await regionOf("ember/south")).toMatchObject({
    state: "failed",
    failure: expect.stringContaining("nothing was imported"),
  });
});

test("a month later a region is updated where the operator switched that on, and only then", async () => {
  await get("ember/south");
  await world.runJobs();
  const before = world.clock.now();
  world.clock.advance(40 * DAY);
  extract = Buffer.concat([extract, Buffer.from("\n")]);
  await world.runJobs();
  // The session has ended meanwhile.
  await operator.post("/api/auth/login", { email: operator.email, password: operator.password });
  expect(await regionOf("ember/south")).toMatchObject({ importedAt: before, isNewer: true });
  expect((await operator.put("/api/admin/settings", { mapUpdates: true })).body.mapUpdates).toBe(true);
  world.clock.advance(2 * DAY);
  await world.runJobs();
  expect(await regionOf("ember/south")).toMatchObject({
    state: "done",
    importedAt: world.clock.now(),
    isNewer: false,
  });
});

test("without a list, or without a network, the screen says what to do, with what is there", async () => {
  await get("ember/south");
  await world.runJobs();
  const { db } = world.context;
  const row = await db.selectFrom("map_regions").selectAll().executeTakeFirstOrThrow();
  await open({ REGIONS_URL: "" });
  expect(await list()).toMatchObject({ regions: [], problem: expect.stringContaining("REGIONS_URL") });
  expect((await get("ember/south")).body.code).toBe("regions_unset");

  await open({ REGIONS_URL: "http://127.0.0.1:9/regions.json" });
  await world.context.db.insertInto("map_regions").values(row).execute();
  const offline = await list();
  expect(offline.problem).toMatch(/could not be reached\. Check this server's network/);
  expect(offline.regions).toMatchObject([{ id: "ember/south", state: "done" }]);
  expect(await get("ember/south")).toMatchObject({ status: 502, body: { code: "regions_unreachable" } });
});

test("no one but an operator reads or asks for regions", async () => {
  const host = await world.host("Aroha");
  expect((await host.get("/api/admin/regions")).status).toBe(404);
  expect((await host.post("/api/admin/regions", { region: "ember/south" })).status).toBe(404);
});
