import { beforeEach, describe, expect, test } from "vitest";
import { calendarFeed, type TestEvent } from "#test/calendarFeed.ts";
import { AIRBNB, BOOKING, CHANNELS, HOUR, newCalendarProperty, VRBO } from "#test/calendarProperty.ts";

const DOOR_CODE = "7391#";
const DAY = 24 * HOUR;

const property = newCalendarProperty();
const { day, reserved, closed, show, add, stays, liveStays, readAgain } = property;

const booked = (uid: string, from: number, nights: number, summary = "Reserved"): TestEvent => ({
  ...closed(uid, from, nights),
  summary,
});

/** At 1 pm it is the same day in Auckland and in UTC. */
beforeEach(async () => {
  const { clock, context } = property.world;
  clock.advance(DAY - (clock.now() % DAY));
  const session = { expires_at: clock.now() + 30 * DAY, last_seen_at: clock.now() };
  await context.db.updateTable("sessions").set(session).execute();
  const { body } = await property.aroha.get(`/api/guidebooks/${property.guidebookId}/sections`);
  const checkin = body.find(({ type }: { type: string }) => type === "checkin");
  await property.aroha.put(`/api/guidebook-sections/${checkin.id}`, { content: { doorCode: DOOR_CODE } });
});

/** The guest in the home is the first one. */
async function enter(url: string, events: TestEvent[], more: Record<string, unknown> = {}) {
  const { id } = (await add(url, events, more)).body;
  const [{ token }] = await liveStays();
  return { id, token };
}
async function read(id: string, url: string, events: TestEvent[] | string, afterMs = HOUR) {
  if (typeof events === "string") property.world.internet.pages.set(url, events);
  else show(url, events);
  property.world.clock.advance(afterMs);
  await readAgain(id);
}
const opensDoor = async (token: string) =>
  (await property.world.visitor().get(`/view/${token}`)).text.includes(DOOR_CODE);

const inside = () => booked("a", -1, 4);
const later = () => booked("later", 30, 2);

describe("a guest in the home keeps the link", () => {
  test.each([
    ["moves it to next month", () => booked("a", 29, 4)],
    ["moves it to next week", () => booked("a", 6, 4)],
    ["ends it before today", () => booked("a", -1, 1)],
    ["marks it as tentative", () => ({ ...inside(), status: "TENTATIVE" })],
    ["lists it under another UID, without the nights before today", () => booked("b", 0, 3)],
  ])("where one reading %s", async (_, wrong) => {
    const { id, token } = await enter(CHANNELS, [inside(), later()]);
    const event = wrong();
    await read(id, CHANNELS, [event, later()]);
    expect(await opensDoor(token)).toBe(true);
    await read(id, CHANNELS, [inside(), later()]);
    expect((await liveStays()).filter(({ arrival }: { arrival: string }) => arrival < day(2))).toMatchObject([
      { token, departure: day(3), doubt: null },
    ]);
    expect(await opensDoor(token)).toBe(true);
  });

  test.each([
    ["repeats it each week", (text: string) => text.replace("UID:a\r\n", "UID:a\r\nRRULE:FREQ=WEEKLY\r\n")],
    ["has no end for it", (text: string) => text.replace(/DTEND.*\r\n/, "DTEND:tomorrow\r\n")],
    ["has no days for it", (text: string) => text.replace(/DTSTART.*\r\n/, "DTSTART:soon\r\n")],
    [
      "lets it end before it begins",
      (text: string) => text.replace(/DTEND;VALUE=DATE:\d+/, "DTEND;VALUE=DATE:20200101"),
    ],
  ])("while the feed %s, however often it is read", async (_, damage) => {
    const { id, token } = await enter(CHANNELS, [inside(), later()]);
    for (let readings = 0; readings < 3; readings += 1)
      await read(id, CHANNELS, damage(calendarFeed("other", [inside(), later()])));
    expect(await liveStays()).toContainEqual(expect.objectContaining({ token, doubt: null }));
    await read(id, CHANNELS, [inside(), later()]);
    expect(await liveStays()).toContainEqual(expect.objectContaining({ token, departure: day(3) }));
  });

  test.each([
    ["is empty", () => []],
    ["lists only guests to come", () => [later()]],
  ])("for a day, in doubt, and the host is told, where the feed %s", async (_, left) => {
    const { id, token } = await enter(CHANNELS, [inside(), ...left().slice(0, 1)]);
    for (let hours = 0; hours < 20; hours += 1) await read(id, CHANNELS, left());
    await property.world.runJobs();
    expect(await liveStays()).toContainEqual(expect.objectContaining({ token, doubt: "missing" }));
    expect(property.world.mailbox.map(({ subject }) => subject)).toContain(
      "Lake House: is this guest still coming?",
    );
    for (let hours = 0; hours < 6; hours += 1) await read(id, CHANNELS, left());
    expect((await stays())[0]).toMatchObject({ token, cancelledAt: expect.any(Number) });
  });

  test("on the evening of the arrival where a platform drops the stay by its own clock, in another zone", async () => {
    await property.aroha.put(`/api/guidebooks/${property.guidebookId}/access`, {
      access: "stays",
      timeZone: "America/New_York",
    });
    property.world.clock.advance(20 * HOUR);
    const { id, token } = await enter(CHANNELS, [booked("a", 0, 4), later()]);
    // 9 pm in New York is the next day in UTC.
    property.world.clock.advance(5 * HOUR);
    const after = later();
    for (let readings = 0; readings < 3; readings += 1) await read(id, CHANNELS, [after]);
    expect(await opensDoor(token)).toBe(true);
  });

  test.each([
    ["Airbnb", AIRBNB, () => reserved("HMEXTENDED", -2, 2), () => reserved("HMEXTENDED", -2, 4)],
    ["Vrbo", VRBO, () => booked("a", -2, 2, "Reserved - Ana"), () => booked("a", -2, 4, "Reserved - Ana")],
  ])(
    "of %s where the added nights are read after midnight of the departure",
    async (_, url, before, after) => {
      const { id, token } = await enter(url, [before(), later()]);
      const longer = [after(), later()];
      expect(await opensDoor(token)).toBe(true);
      property.world.clock.advance(12 * HOUR);
      expect(await opensDoor(token)).toBe(false);
      await read(id, url, longer);
      expect(await opensDoor(token)).toBe(true);
      expect(await liveStays()).toHaveLength(2);
    },
  );

  test("where the feed's clock is ahead and the arrival moves to tomorrow, though codes show on the day alone", async () => {
    await property.aroha.put(`/api/guidebooks/${property.guidebookId}/access`, {
      access: "stays",
      timeZone: "Pacific/Auckland",
      showFrom: "arrival",
    });
    const { id, token } = await enter(CHANNELS, [inside(), later()]);
    await read(id, CHANNELS, [booked("a", 1, 2), later()]);
    expect(await opensDoor(token)).toBe(true);
  });

  test.each([
    ["Airbnb's is called another system's", AIRBNB, "other", () => reserved("HMSWITCHED", -1, 4)],
    [
      "Booking.com's is called another system's",
      BOOKING,
      "other",
      () => closed(`${day(-1)}@booking.com`, -1, 4),
    ],
    [
      "a channel manager's is called Booking.com's",
      CHANNELS,
      "booking",
      () => booked("a", -1, 4, "Reserved - Ana"),
    ],
    ["Vrbo's is called another system's", VRBO, "other", () => booked("a", -1, 4, "Reserved - Ana")],
  ] as const)("where a feed changes its platform: %s", async (_, url, platform, newEvent) => {
    const { id, token } = await enter(url, [newEvent()], { closures: "guests" });
    const text = calendarFeed(platform, [newEvent()]);
    for (let readings = 0; readings < 3; readings += 1) await read(id, url, text);
    expect(await liveStays()).toMatchObject([{ token, departure: day(3), doubt: null }]);
  });

  test("where the property's zone changes, in doubt or not", async () => {
    const { id, token } = await enter(CHANNELS, [inside(), later()]);
    for (const timeZone of ["America/Los_Angeles", "Pacific/Kiritimati", "Pacific/Auckland"]) {
      await property.aroha.put(`/api/guidebooks/${property.guidebookId}/access`, {
        access: "stays",
        timeZone,
      });
      await read(id, CHANNELS, [inside(), later()], 2 * 60_000);
      expect(await opensDoor(token)).toBe(true);
      expect(await liveStays()).toMatchObject([{ token, arrival: day(-1), departure: day(3) }, {}]);
    }
  });

  test("where two events have the code, one of them of a single night, in any order", async () => {
    const whole = () => reserved("HMINPARTS1", -1, 4);
    const part = () => ({ ...reserved("HMINPARTS1", -1, 1), uid: "part", departure: day(1) });
    const { id } = await enter(AIRBNB, [whole(), part()]);
    const [{ token }] = (await liveStays()).filter(
      ({ departure }: { departure: string }) => departure === day(3),
    );
    for (const events of [
      [part(), whole()],
      [
        { ...part(), uid: "b" },
        { ...whole(), uid: "c" },
      ],
    ]) {
      await read(id, AIRBNB, events);
      expect(await liveStays()).toContainEqual(expect.objectContaining({ token, departure: day(3) }));
    }
  });

  test("where the feed says the same stay twice, once as cancelled", async () => {
    const { id, token } = await enter(CHANNELS, [inside(), later()]);
    await read(id, CHANNELS, [inside(), { ...inside(), status: "CANCELLED" }, inside(), later()]);
    expect(await liveStays()).toMatchObject([{ token, departure: day(3), doubt: null }, {}]);
  });

  test("where the feed begins to show first names only, as its days change", async () => {
    const named = (nights: number, summary: string) => [booked("a", -1, nights, summary), later()];
    const { id, token } = await enter(CHANNELS, named(4, "Reserved - Anna Meier"));
    await read(id, CHANNELS, named(5, "Reserved - Anna"));
    expect(await liveStays()).toMatchObject([{ token, departure: day(4), doubt: null }, {}]);
    await read(id, CHANNELS, named(6, "Reserved - A. M."));
    expect(await liveStays()).toMatchObject([{ token, departure: day(5), doubt: null }, {}]);
  });
});
