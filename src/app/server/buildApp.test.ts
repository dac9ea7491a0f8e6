import { expect, test } from "vitest";
import { VERSION } from "#core/version.server.ts";
import { pageCacheOf } from "#guest/pages/cache.server.ts";
import { newWorld } from "#test/world.ts";

test("where the database is gone, health says so, calls answer JSON and people get a page", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  expect(await aroha.get("/healthz")).toMatchObject({
    status: 200,
    body: { status: "ok", version: VERSION },
  });
  await aroha.get("/view/lake-house-abc123");
  await pageCacheOf(world.context).close(); // has a connection that reads, open since its first page
  await world.context.db.destroy();

  expect(await aroha.get("/healthz")).toMatchObject({ status: 503, body: { status: "no database" } });
  const call = await aroha.get("/api/guidebooks");
  expect(call).toMatchObject({ status: 500, body: { code: "internal" } });
  expect(call.headers.get("cache-control")).toBe("no-store");
  for (const path of ["/dashboard", "/view/lake-house-abc123"]) {
    const page = await aroha.get(path);
    expect(page.status).toBe(500);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("content-security-policy")).toContain("; style-src 'sha256-");
    expect(page.text).toContain("Please try again in a minute.");
    expect(page.text).toMatch(/<a href=""[^>]*>Try again/);
  }
});

test("the log has one line a request: the pattern of the route, and an id that the answer has too", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  world.logged.length = 0;
  const responses = [
    await aroha.get("/view/lake-house-abc123"),
    await aroha.get("/guidebooks/k3y?token=s3cret"),
    await aroha.patch("/api/guidebooks/k3y/archive"),
    await aroha.get("/api/k3y"),
  ];
  expect(world.logged).toMatchObject([
    { method: "GET", route: "/view/:key", status: 404 },
    { method: "GET", route: "/guidebooks/:id", status: 200 },
    { method: "PATCH", route: "/api/guidebooks/:id/archive", status: 404 },
    { method: "GET", route: "/api/*", status: 404 },
  ]);
  expect(world.logged.map((line) => (line as { id: string }).id)).toEqual(
    responses.map(({ headers }) => headers.get("x-request-id")),
  );
  expect(JSON.stringify(world.logged)).not.toMatch(/k3y|s3cret|abc123|aroha/);
});

test("an id that a trusted proxy gave goes on, and a stranger's does not", async () => {
  const idGiven = async (env: Record<string, string>, given: string) => {
    const { guest } = await newWorld(env);
    return (await guest.get("/api/auth/user", { "x-request-id": given })).headers.get("x-request-id");
  };
  expect(await idGiven({ TRUST_PROXY: "true" }, "edge-7")).toBe("edge-7");
  expect(await idGiven({ TRUST_PROXY: "true" }, "edge 7")).toMatch(/^\w{22}$/);
  expect(await idGiven({}, "edge-7")).toMatch(/^\w{22}$/);
});

test("every answer has an id, also of what is no call", async () => {
  const { guest } = await newWorld();
  const paths = ["/healthz", "/", "/nowhere", "/view/nowhere", "/media/none.jpg", "/api/nothing"];
  const responses = await Promise.all(paths.map((path) => guest.get(path)));
  const ids = responses.map(({ headers }) => headers.get("x-request-id") ?? "");
  expect(ids.filter((id) => !/^\w{22}$/.test(id))).toEqual([]);
});

test("a call's answer is packed for whoever reads that, but what is told as it goes is not", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const packed = { "accept-encoding": "gzip, br" };
  const sections = await aroha.get(`/api/guidebooks/${id}/sections`, packed);
  expect(sections.headers.get("content-encoding")).toBe("gzip");
  const wanted = { name: "Beach House", propertyAddress: "1 Beach Road, Byron Bay NSW" };
  const steps = await aroha.post("/api/guidebooks/generate-enhanced", wanted, {
    ...packed,
    accept: "text/event-stream",
  });
  expect(steps.headers.get("content-encoding")).toBeNull();
  expect(steps.text).toContain("event: done");
});

test("a failure is logged with the id that the answer has", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  await world.context.db.destroy();
  world.logged.length = 0;
  const failed = await aroha.get("/api/guidebooks");
  expect(failed.status).toBe(500);
  const lines = world.logged as { id?: string; level: number; err?: object }[]; // what our log writes
  expect(lines.filter(({ err }) => err)).toHaveLength(1);
  expect(new Set(lines.map(({ id }) => id))).toEqual(new Set([failed.headers.get("x-request-id")]));
});
