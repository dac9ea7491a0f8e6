import { expect, test } from "vitest";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { drawnPictures, publicReads } from "#guest/limits.ts";
import type { LimitRule } from "#core/limitRule.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
/** Consumes the points of a rule for the guest's network until `left` are left. */
async function usePoints(rule: LimitRule, left: number) {
  for (let used = left; used < rule.points; used++) await world.context.limits.consume(rule, "127.0.0.1");
}
const slugEnd = (at: number) => `${String.fromCharCode(97 + (at % 26))}${at}`.padEnd(6, "x");

test("who asks for many guidebooks that are not there learns nothing more for a minute, not even of those that are", async () => {
  await world.guest.get(`/view/${DEMO_KEY}`);
  await usePoints(publicReads, 11);
  for (let at = 1; at <= 10; at++) await world.guest.get(`/view/lake-house-${slugEnd(at)}`);
  const refused = await world.guest.get(`/view/lake-house-${slugEnd(0)}`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("content-type")).toMatch(/^text\/html/);
  expect(refused.text).toContain("Please wait a minute");
  expect(refused.text).toMatch(/<a href=""[^>]*>Try again/);
  expect((await world.guest.get(`/view/${DEMO_KEY}`)).status).toBe(429);
  world.clock.advance(publicReads.windowMs + 1);
  expect((await world.guest.get(`/view/${DEMO_KEY}`)).status).toBe(200);
});

test("calls and pages together are answered 600 times a minute", async () => {
  world.clock.advance(publicReads.windowMs + 1);
  await usePoints(publicReads, 11);
  for (let at = 1; at <= 10; at++) await world.guest.get(`/api/public/demo/${DEMO_KEY}`);
  expect((await world.guest.get(`/qr/${DEMO_KEY}.svg`)).status).toBe(200);
  const call = await world.guest.get(`/api/public/demo/${DEMO_KEY}`);
  expect([call.status, call.body.code]).toEqual([429, "too_many"]);
  for (const path of [`/view/${DEMO_KEY}`, `/print/${DEMO_KEY}`, `/view/${DEMO_KEY}/picture.png`]) {
    const { status, headers } = await world.guest.get(path);
    expect([path, status, headers.has("retry-after")]).toEqual([path, 429, true]);
  }
});

test("pictures are drawn for one network a few times a minute, so that nobody waits for them", async () => {
  world.clock.advance(publicReads.windowMs + 1);
  const picture = () => world.guest.get(`/qr/${DEMO_KEY}.png`);
  await usePoints(drawnPictures, 2);
  for (let at = 1; at <= 2; at++) expect((await picture()).status).toBe(200);
  const refused = await picture();
  expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
  expect((await world.guest.get(`/view/${DEMO_KEY}`)).status).toBe(200);
  world.clock.advance(drawnPictures.windowMs + 1);
  expect((await picture()).status).toBe(200);
});
