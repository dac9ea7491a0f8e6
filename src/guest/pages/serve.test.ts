import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { serveCachedPages } from "#guest/pages/serve.server.ts";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld({ PUBLIC_URL: "http://porchlight.test" });
const aroha = await world.host("Aroha");
const answerCached = serveCachedPages(world.context, {
  floor: { "X-Content-Type-Options": "nosniff" },
  requestId: ({ url }) => `id of ${url}`,
});
const server = createServer((request, response) => {
  answerCached(request, response, () => response.writeHead(501).end());
});
const port = await new Promise<number>((listening) => {
  server.listen(0, "127.0.0.1", () => {
    const bound = server.address();
    listening(typeof bound === "object" && bound ? bound.port : 0);
  });
});
afterAll(() => void server.close());

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers });
const NOT_CACHED = 501;

test("a page that was drawn is answered before a router sees the request, whole and in each form", async () => {
  expect((await read(`/view/${DEMO_KEY}`)).status).toBe(NOT_CACHED);
  const drawn = await world.guest.get(`/view/${DEMO_KEY}`);
  for (const accepts of ["br", "gzip", "identity"]) {
    const response = await read(`/view/${DEMO_KEY}`, { "accept-encoding": accepts });
    expect([accepts, response.status]).toEqual([accepts, 200]);
    expect(response.headers.get("content-encoding")).toBe(accepts === "identity" ? null : accepts);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("x-request-id")).toBe(`id of /view/${DEMO_KEY}`);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await response.text()).toBe(drawn.text);
  }
  const again = await read(`/view/${DEMO_KEY}`, { "if-none-match": drawn.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test("a query and a key that nobody has are the router's to answer", async () => {
  await world.guest.get(`/view/${DEMO_KEY}`);
  expect((await read(`/view/${DEMO_KEY}?a=1`)).status).toBe(NOT_CACHED);
  expect((await read("/view/unknown-abc123")).status).toBe(NOT_CACHED);
});

test("a change of something else leaves the page; a change of the guidebook does not", async () => {
  const { id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  await world.guest.get(`/view/${slug}`);
  await world.host("Ben");
  expect((await read(`/view/${slug}`)).status).toBe(200);
  await aroha.put(`/api/guidebooks/${id}`, { name: "Bach" });
  expect((await read(`/view/${slug}`)).status).toBe(NOT_CACHED);
});

test("many requests at the same time for drawn, changed and unknown pages each get their own", async () => {
  const made = await Promise.all(
    Array.from(
      { length: 8 },
      async (_, at) => (await aroha.post("/api/guidebooks", { name: `Bach ${at}` })).body,
    ),
  );
  await Promise.all(made.map(({ slug }) => world.guest.get(`/view/${slug}`)));
  await aroha.patch(`/api/guidebooks/${made[7].id}/archive`);
  const responses = await Promise.all(
    made.flatMap(({ slug }) => [read(`/view/${slug}`), read(`/view/${slug}`)]),
  );
  for (const [at, response] of responses.entries()) {
    const guidebook = Math.floor(at / 2);
    expect([guidebook, response.status]).toEqual([guidebook, guidebook === 7 ? NOT_CACHED : 200]);
    const heading = `<h1 translate="no">Bach ${guidebook}</h1>`;
    expect((await response.text()).includes(heading)).toBe(response.ok);
  }
});

test("nothing from the cache counts against the limit of reading", async () => {
  const { slug } = (await aroha.post("/api/guidebooks", { name: "Hotel" })).body;
  for (let at = 0; at < 700; at++) expect((await world.guest.get(`/view/${slug}`)).status).toBe(200);
});
