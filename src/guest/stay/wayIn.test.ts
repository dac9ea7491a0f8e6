import { beforeEach, describe, expect, test } from "vitest";
import { airbnbDescription, calendarFeed } from "#test/calendarFeed.ts";
import { newWorld } from "#test/world.ts";

const DAY = 24 * 3_600_000;
const world = await newWorld();
const aroha = await world.host("Aroha");
const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
let slug: string;
let id: string;
let stay: { id: string; token: string; code: string };

beforeEach(async () => {
  await world.context.db.updateTable("guidebooks").set({ archived_at: 1 }).execute();
  await world.context.db.deleteFrom("rate_limits").execute();
  ({ id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  const access = { access: "stays", timeZone: "UTC", contact: "Mere, 021 555 010" };
  await aroha.put(`/api/guidebooks/${id}/access`, access);
  const dates = { arrival: dayFromNow(10), departure: dayFromNow(12) };
  stay = (await aroha.post(`/api/guidebooks/${id}/stays`, { ...dates, code: "HM-4XAB O1I2" })).body;
});

const dayFromNow = (days: number) => new Date(world.clock.now() + days * DAY).toISOString().slice(0, 10);
const enter = (booking: string, headers: Record<string, string> = FORM) =>
  world.guest.post(`/view/${slug}/stay`, new URLSearchParams({ booking }).toString(), headers);
const follow = (booking: string) => world.guest.get(`/view/${slug}?booking=${encodeURIComponent(booking)}`);

/** A guest at the door rings with one press. */
const NUMBER = '<a href="tel:021555010" class="text-link">021 555 010</a>';
const refusal = `We could not find a stay with that code. Check it letter by letter. If you booked today, wait a minute and try again, or ring Mere, ${NUMBER}.`;

describe("a code that is typed", () => {
  test.each(["HM-4XAB O1I2", "hm4xab0112", " hm 4xab-oIi2 "])(
    "%j opens the guest's own link, early too",
    async (code) => {
      const entered = await enter(code);
      expect(entered.status).toBe(303);
      expect(entered.headers.get("location")).toBe(`/view/${stay.token}`);
    },
  );

  test("opens nothing where no stay has it, and says what to do", async () => {
    const refused = await enter("HM000000");
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(refusal);
    expect(refused.text).toMatch(/<input id="booking"[^>]* autofocus=""[^>]* value="HM000000"/);
    expect(refused.text).toContain("<title>We could not find a stay with that code · ");
    expect(refused.headers.get("cache-control")).toBe("no-store");
  });

  test("answers the same for a stay that is over, and for one that its host has ended", async () => {
    await aroha.delete(`/api/stays/${stay.id}`);
    expect((await enter(stay.code)).text).toContain(refusal);
    await aroha.patch(`/api/stays/${stay.id}`, { revoked: false });
    await aroha.patch(`/api/stays/${stay.id}`, { arrival: dayFromNow(-4), departure: dayFromNow(-2) });
    expect((await enter(stay.code)).text).toContain(refusal);
  });

  test("of a booking of this minute opens too: the calendar is read for it", async () => {
    const url = "https://www.airbnb.com/calendar/ical/1.ics?s=0123456789abcdef";
    world.internet.pages.set(url, calendarFeed("airbnb", []));
    await aroha.post(`/api/guidebooks/${id}/calendars`, { url });
    const booked = { uid: "1@airbnb.com", arrival: dayFromNow(0), departure: dayFromNow(2) };
    const description = airbnbDescription("HMZZZZZZZ9");
    world.internet.pages.set(url, calendarFeed("airbnb", [{ ...booked, description }]));
    world.clock.advance(61_000);
    expect((await enter("hmzzzzzzz9")).headers.get("location")).toMatch(/^\/view\/[A-Za-z0-9]{22}$/);
  });

  test("is refused from another site", async () => {
    expect((await enter(stay.code, { ...FORM, origin: "https://evil.example" })).status).toBe(403);
  });

  test("may be tried ten times an hour", async () => {
    for (let tries = 0; tries < 10; tries += 1) await enter("");
    const refused = await enter(stay.code);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.text).toContain(`Or ring Mere, ${NUMBER}.`);
  }, 20_000);

  test("of a guest still opens while strangers guess", async () => {
    const key = { name: "codes-guidebook", points: 300, windowMs: 3_600_000, message: "" };
    for (let tries = 0; tries < 301; tries += 1) await world.context.limits.consume(key, id);
    expect((await enter(stay.code)).headers.get("location")).toBe(`/view/${stay.token}`);
  }, 20_000);
});

describe("a code in a link", () => {
  test("leads on, and stays in no URL", async () => {
    expect((await follow(stay.code)).headers.get("location")).toBe(`/view/${stay.token}`);
    const refused = await follow("HM000000");
    expect(refused.status).toBe(303);
    expect(refused.headers.get("location")).toBe(`/view/${slug}/stay?tried`);
    expect((await world.guest.get(`/view/${slug}/stay?tried`)).text).toContain(refusal);
  });

  test("is not tried by what only looks ahead", async () => {
    const ahead = await world.guest.get(`/view/${slug}?booking=${stay.code}`, { "sec-purpose": "prefetch" });
    expect(ahead.headers.get("location")).toBe(`/view/${slug}/stay`);
    const head = await world.guest.head(`/view/${slug}?booking=${stay.code}`);
    expect(head.headers.get("location")).toBe(`/view/${slug}/stay`);
    const counted = await world.context.db.selectFrom("rate_limits").select("key").execute();
    expect(counted.filter(({ key }) => key.startsWith("codes-"))).toEqual([]);
  });
});

describe("what a guest says", () => {
  test("is noted: the page was open, they have arrived, and not yet after all", async () => {
    const read = async () => (await aroha.get(`/api/guidebooks/${id}/stays`)).body[0];
    await world.guest.get(`/view/${stay.token}`);
    expect((await read()).openedAt).toBeNull(); // a chat fetches links for its preview
    await aroha.post(`/view/${stay.token}/opened`, "", FORM); // the host previews the page
    expect((await read()).openedAt).toBeNull();
    expect((await world.guest.post(`/view/${stay.token}/opened`, "", FORM)).status).toBe(204);
    const openedAt = world.clock.now();
    world.clock.advance(DAY);
    await world.guest.post(`/view/${stay.token}/opened`, "", FORM);
    expect((await read()).openedAt).toBe(openedAt);
    const arrived = await world.guest.post(`/view/${stay.token}/arrived`, "", FORM);
    expect(arrived.headers.get("location")).toBe(`/view/${stay.token}`);
    expect((await read()).arrivedAt).toBe(world.clock.now());
    await world.guest.post(`/view/${stay.token}/arrived`, "undo=1", FORM);
    expect((await read()).arrivedAt).toBeNull();
  });
});
