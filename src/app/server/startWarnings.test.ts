import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { warnOfUnusable } from "#app/server/startChecks.ts";
import { recordServer } from "#app/server/runningServer.ts";
import { warnOfSettings } from "#app/server/startWarnings.ts";
import { productFrom } from "#core/product.ts";
import { samplesOf, type Testimonials } from "#site/content/testimonials.ts";
import { greyPng } from "#test/greyPng.ts";
import { newWorld, type World } from "#test/world.ts";

const linesOf = ({ logged }: World) => logged.map((line) => (line as { msg: string }).msg).join("\n");

test.skipIf(process.env.TEST_DATABASE_URL)("a second server on one SQLite folder is noticed", async () => {
  const world = await newWorld();
  const { context } = world;
  const file = join(context.config.dataDir, "server.json");
  const since = "2026-01-05T08:00:00.000Z";
  writeFileSync(file, JSON.stringify({ pid: process.ppid, since }));
  recordServer(context);
  expect(linesOf(world)).toContain(`Another server, process ${process.ppid}, has served`);

  world.logged.length = 0;
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, since })); // no process has that id
  recordServer(context);
  expect(linesOf(world)).toBe("");
  await context.close();
  expect(existsSync(file)).toBe(false);
});

test("pictures that are not in this data folder are noticed", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const form = new FormData();
  form.set("file", new Blob([greyPng(40, 30)], { type: "image/png" }), "a.png");
  expect((await aroha.post("/api/media", form)).status).toBeLessThan(300);
  await warnOfUnusable(world.context);
  expect(linesOf(world)).not.toMatch(/pictures of this database/);
  rmSync(join(world.context.config.dataDir, "media"), { recursive: true });
  await warnOfUnusable(world.context);
  expect(linesOf(world)).toMatch(
    /Of 1 pictures of this database 1 are not in .*All processes on one database need/,
  );
});

test("in production an operator hears of what is not set, and of nothing that is", async () => {
  const PUBLIC_URL = "https://guide.example.com";
  const samples = samplesOf(productFrom({}));
  const warnings = async (env: Record<string, string>, testimonials: Testimonials | null) => {
    const world = await newWorld(env);
    world.logged.length = 0;
    warnOfSettings(world.context, testimonials);
    return linesOf(world);
  };
  const bare = await warnings({ NODE_ENV: "production", PUBLIC_URL }, samples);
  for (const setting of ["CONTACT_EMAIL", "SMTP_URL is not set", "TESTIMONIALS is not set"])
    expect(bare).toContain(setting);
  const set = { NODE_ENV: "production", PUBLIC_URL, SMTP_URL: "smtp://127.0.0.1:1" };
  expect(await warnings(set, null)).not.toMatch(/SMTP_URL|TESTIMONIALS/);
  expect(await warnings({}, samples)).toBe("");
});
