import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { savesPerHost } from "#guidebooks/limits.ts";
import { isQuick } from "#test/quick.ts";
import { newWorld, type Host } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
const bo = await world.host("Bo");

async function welcomeOf(host: Host) {
  const { id } = (await host.post("/api/guidebooks", { name: "Lake House" })).body;
  const { body } = await host.get(`/api/guidebooks/${id}/sections`);
  const section = body.find((one: { type: string }) => one.type === "welcome");
  return {
    save: (content: unknown) => host.put(`/api/guidebook-sections/${section.id}`, { content }),
    send: (json: string) => host.put(`/api/guidebook-sections/${section.id}`, json),
  };
}

/** How long the work takes, and what CPU of this thread it used, which everybody waits for: milliseconds. */
async function timesOf(work: () => Promise<unknown>): Promise<{ all: number; used: number }> {
  const started = performance.now();
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return { all: performance.now() - started, used: (user + system) / 1000 };
}

describe("a save that takes long", () => {
  test("keeps nobody else waiting", async () => {
    const welcome = await welcomeOf(aroha);
    await welcome.save({ text: "<p>The process is started.</p>" });
    const text = "<b><p>&lt;<a href='https://a.b'>".repeat(31_000);
    const { all, used } = await timesOf(() => welcome.save({ text }));
    expect(used).toBeLessThan(all / 2);
  });

  test.each([
    ["10.5 MB of text", `{"text":"${"<p>words &amp; more</p>".repeat(525_000)}"}`],
    ["a little more than a million characters", `{"text":"${"word ".repeat(200_001)}"}`],
    ["millions of short lists", `{"text":"","more":[${"[],".repeat(3_000_000)}0]}`],
    ["millions of escapes", `{"text":"${"\\u0041".repeat(1_500_000)}"}`],
    ["a million characters around a picture", picturesAmong("x".repeat(1_000_001))],
  ])("is refused before anybody reads it: %s", async (_, content) => {
    const welcome = await welcomeOf(bo);
    const refused = await welcome.send(`{"content":${content}}`);
    expect(refused).toMatchObject({ status: 413, body: { code: "too_large" } });
    expect(refused.body.message).toBe("This section is too long. Shorten it a little.");
  });

  test.skipIf(isQuick)("is none where most of it is pictures", async () => {
    const raw = { width: 1200, height: 1000, channels: 3 as const };
    const png = await sharp(randomBytes(1200 * 1000 * 3), { raw })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const jpeg = await sharp(png).jpeg({ quality: 100 }).toBuffer();
    const source = (bytes: Buffer, type: string) => `data:image/${type};base64,${bytes.toString("base64")}`;
    const pictures = [source(png, "png"), source(jpeg, "jpeg")].map((src) => `<img src="${src}">`);
    const saved = await (await welcomeOf(bo)).save({ text: `<p>Two views</p>${pictures.join("")}` });
    expect(saved.status).toBe(200);
    expect(saved.body.content.text.match(/<img /g)).toHaveLength(2);
  });
});

test("of a host's saves at the same time twelve wait for each other; what comes after is told to wait", async () => {
  const welcome = await welcomeOf(await world.host("Cleo"));
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, at) => welcome.save({ text: `<p>${at}</p>` })),
  );
  // A save that ends before the others have come makes room for one more.
  const saved = all.filter(({ status }) => status === 200);
  expect(saved.length).toBeGreaterThanOrEqual(12);
  const refused = all.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(saved.length + refused.length).toBe(all.length);
  expect(refused[0]?.headers.get("retry-after")).toBe("5");
  expect(refused[0]?.body.message).toContain("Wait a few seconds, then try again.");
  expect((await welcome.save({ text: "<p>later</p>" })).status).toBe(200);
});

test("a host who saves more than anybody would is told to wait, and others are not", async () => {
  const dan = await world.host("Dan");
  const welcome = await welcomeOf(dan);
  for (let saves = 0; saves < savesPerHost.points; saves++)
    await world.context.limits.consume(savesPerHost, dan.id);
  const refused = await welcome.save({ text: "<p>once more</p>" });
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many" } });
  expect(refused.headers.has("retry-after")).toBe(true);
  expect((await (await welcomeOf(bo)).save({ text: "<p>mine</p>" })).status).toBe(200);
  world.clock.advance(savesPerHost.windowMs + 1);
  expect((await welcome.save({ text: "<p>once more</p>" })).status).toBe(200);
});

function picturesAmong(words: string): string {
  return `{"text":"${words}<img src='data:image/png;base64,${"A".repeat(1_000_000)}'>"}`;
}
