import { expect, test } from "vitest";
import { readFigures } from "#app/server/metrics.ts";
import { FIGURES, readFiguresAs } from "#test/figures.ts";
import { newWorld } from "#test/world.ts";

const figure = (text: string, name: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? Number.NaN,
  );

test("figures count requests by the pattern of their route, jobs, pages, and the database", async () => {
  const world = await newWorld(FIGURES);
  const aroha = await world.host("Aroha");
  const { slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  await world.guest.get(`/view/${slug}`);
  await world.guest.get(`/view/${slug}`);
  await world.guest.get("/view/no-such-house-abc123");
  await world.runJobs();
  const { status, text, headers } = await readFiguresAs(world.guest);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const requests = 'porchlight_requests_total{method="GET",route="/view/:key",status=';
  expect(figure(text, `${requests}"200"}`)).toBe(2);
  expect(figure(text, `${requests}"404"}`)).toBe(1);
  expect(figure(text, 'porchlight_request_duration_seconds_count{route="/view/:key"}')).toBe(3);
  expect(figure(text, 'porchlight_guest_pages_total{from="drawn"}')).toBe(1);
  expect(figure(text, 'porchlight_guest_pages_total{from="memory"}')).toBe(1);
  expect(figure(text, 'porchlight_job_attempts_total{kind="accounts.deleteExpired",outcome="done"}')).toBe(1);
  expect(figure(text, 'porchlight_jobs{state="failed"}')).toBe(0);
  expect(figure(text, "porchlight_database_up")).toBe(1);
  expect(figure(text, "porchlight_page_cache_pages")).toBe(1);
  expect(figure(text, "porchlight_page_cache_bytes")).toBeGreaterThan(1000);
  expect(text).not.toMatch(new RegExp(`${slug}|abc123|aroha`, "i"));
});

test("while the database is gone the figures say so", async () => {
  const world = await newWorld(FIGURES);
  await world.context.db.destroy();
  const { status, text } = await readFiguresAs(world.guest);
  expect(status).toBe(200);
  expect(figure(text, "porchlight_database_up")).toBe(0);
  expect(text).not.toContain('porchlight_jobs{state="waiting"}');
});

test("who has no token finds no figures, on this machine too", async () => {
  // A proxy on this machine forwards the requests of others, and need not say so.
  expect((await (await newWorld()).guest.get("/metrics")).status).toBe(404);
  const { guest } = await newWorld(FIGURES);
  expect((await guest.get("/metrics")).status).toBe(404);
  expect((await readFiguresAs(guest, { authorization: "Bearer another" })).status).toBe(404);
  expect((await readFiguresAs(guest, { "x-forwarded-for": "203.0.113.7" })).status).toBe(200);
});

test("an app that is built anew, as while developing, has the same figures", async () => {
  const world = await newWorld(FIGURES);
  readFigures(world.context);
  const { text } = await readFiguresAs(world.guest);
  expect(figure(text, "porchlight_database_up")).toBe(1);
});
