import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { fetchRegion } from "#places/regionFiles/fetchRegion.server.ts";
import { BrokenDownload, fetchRegions, findRegion } from "#places/regionFiles/regions.server.ts";

const extract = Buffer.from("the map of Port Ember ".repeat(500));
const sha256 = createHash("sha256").update(extract).digest("hex");
const ranges: (string | undefined)[] = [];
/** After how many bytes the connection waits for `breakConnection`. */
let breaksAfter = Infinity;
let breakConnection = () => {};

const server = createServer((request, response) => {
  const origin = `http://127.0.0.1:${port()}`;
  if (request.url === "/regions.json") {
    const one = { id: "australia/victoria", name: "Victoria", url: `${origin}/vic.osm.pbf` };
    response.end(JSON.stringify({ regions: [{ ...one, bytes: extract.length, sha256 }] }));
    return;
  }
  if (request.url === "/503" || request.url === "/404") {
    response.writeHead(Number(request.url.slice(1))).end();
    return;
  }
  if (request.url === "/endless.json") {
    const writing = setInterval(() => response.write(" ".repeat(100_000)), 1);
    response.on("close", () => clearInterval(writing));
    return;
  }
  ranges.push(request.headers.range);
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
  response.writeHead(from > 0 ? 206 : 200, { "content-length": extract.length - from });
  response.write(extract.subarray(from, from + breaksAfter));
  if (from + breaksAfter >= extract.length) response.end();
  else breakConnection = () => void response.destroy();
});
const port = () => (server.address() as AddressInfo).port; // it listens on a port
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
afterAll(() => server.close());

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "regions-"));
  ranges.length = 0;
  breaksAfter = Infinity;
});

const victoria = async () =>
  findRegion(await fetchRegions(`http://127.0.0.1:${port()}/regions.json`), "australia/victoria");

test("a region is fetched once, with its progress, and is what the list says", async () => {
  const progress: number[] = [];
  const region = await victoria();
  const path = await fetchRegion(region, { folder, onProgress: (received) => progress.push(received) });
  expect(readFileSync(path)).toEqual(extract);
  expect(progress.at(-1)).toBe(extract.length);
  expect(await fetchRegion(region, { folder })).toBe(path);
  expect(ranges).toHaveLength(1);
});

test("a broken connection goes on from where it ended", async () => {
  breaksAfter = 4000;
  const region = await victoria();
  // Once what was sent has arrived: a busy machine may take its time.
  const onProgress = (received: number) =>
    void (received === 4000 && setTimeout(() => breakConnection(), 50));
  const broken = fetchRegion(region, { folder, onProgress });
  await expect(broken).rejects.toThrow(/terminated|ended|aborted|closed/);
  breaksAfter = Infinity;
  expect(readFileSync(await fetchRegion(region, { folder }))).toEqual(extract);
  expect(ranges).toEqual([undefined, "bytes=4000-"]);
});

test("a server that cannot be reached or fails may be tried again, one that refuses may not", async () => {
  const region = await victoria();
  const origin = `http://127.0.0.1:${port()}`;
  for (const url of ["http://127.0.0.1:9/vic.osm.pbf", `${origin}/503`])
    await expect(fetchRegion({ ...region, url }, { folder })).rejects.toThrow(BrokenDownload);
  await expect(fetchRegions("http://127.0.0.1:9/regions.json")).rejects.toThrow(BrokenDownload);
  const refused = fetchRegion({ ...region, url: `${origin}/404` }, { folder });
  await expect(refused).rejects.toThrow("answered 404");
  await expect(refused).rejects.not.toThrow(BrokenDownload);
});

test("a list is read up to its largest size", async () => {
  await expect(fetchRegions(`http://127.0.0.1:${port()}/endless.json`)).rejects.toThrow("is too large");
});

test("another content than the list's is refused, and gone", async () => {
  const region = { ...(await victoria()), sha256: "0".repeat(64) };
  await expect(fetchRegion(region, { folder })).rejects.toThrow("its checksum differs");
  await expect(fetchRegion(region, { folder })).rejects.toThrow("its checksum differs");
  expect(ranges).toEqual([undefined, undefined]);
});

test("what is too large, or has no room, is refused before it is fetched", async () => {
  const region = await victoria();
  await expect(fetchRegion({ ...region, bytes: 7_000_000_000 }, { folder })).rejects.toThrow("the limit is");
  const freeBytes = async () => extract.length;
  await expect(fetchRegion(region, { folder, freeBytes })).rejects.toThrow("are free. Make room");
  expect(ranges).toEqual([]);
});

test("one region at a time, and none by plain http from elsewhere", async () => {
  const region = await victoria();
  writeFileSync(join(folder, "fetching"), String(process.ppid));
  await expect(fetchRegion(region, { folder })).rejects.toThrow("Another region is being fetched");
  // A container's process has the same id after a crash.
  for (const ended of ["999999999", String(process.pid)]) {
    writeFileSync(join(folder, "fetching"), ended);
    expect(await fetchRegion(region, { folder })).toContain("victoria.osm.pbf");
  }
  await expect(fetchRegions("http://maps.example.com/regions.json")).rejects.toThrow("by https");
  await expect(fetchRegion({ ...region, url: "http://maps.example.com/x" }, { folder })).rejects.toThrow(
    "by https",
  );
});

test("an unknown region names those that are alike", async () => {
  const regions = await fetchRegions(`http://127.0.0.1:${port()}/regions.json`);
  expect(() => findRegion(regions, "victoria")).toThrow("The list has: australia/victoria.");
});
