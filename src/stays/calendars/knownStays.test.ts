import { beforeEach, describe, expect, test } from "vitest";
import type { TestEvent } from "#test/calendarFeed.ts";
import { AIRBNB, BOOKING, CHANNELS, HOUR, newCalendarProperty, VRBO } from "#test/calendarProperty.ts";

const MINUTE = 60_000;

const property = newCalendarProperty();
const { day, reserved, closed, show, add, liveStays, readAgain } = property;

/** An event of a channel manager, which may name its guest. */
const booked = (uid: string, from: number, nights: number, summary = "Reserved"): TestEvent => ({
  ...closed(uid, from, nights),
  summary,
});
const later = () => booked("later", 40, 2, "Reserved - Zoe");

/** At 1 pm it is the same day in Auckland and in UTC. */
beforeEach(() => {
  const { clock } = property.world;
  clock.advance(24 * HOUR - (clock.now() % (24 * HOUR)));
});

async function read(id: string, url: string, events: TestEvent[], afterMs = HOUR) {
  show(url, events);
  property.world.clock.advance(afterMs);
  await readAgain(id);
}
const liveTokens = async () => (await liveStays()).map(({ token }: { token: string }) => token);
const withoutLater = async () =>
  (await liveStays()).filter(({ arrival }: { arrival: string }) => arrival < day(35));

describe("a stay whose calendar lists its nights by another summary", () => {
  test("stands, with its guest's name, where a channel manager hides all guests at once", async () => {
    const named = [
      booked("a", -1, 3, "Reserved - Anna"),
      booked("b", 4, 2, "Reserved - Bo"),
      booked("c", 9, 2, "Reserved - Cy"),
    ];
    const { id } = (await add(CHANNELS, named)).body;
    const before = await liveStays();
    for (const summary of ["Busy", "Closed", "Occupied", "Belegt", "Busy"]) {
      await read(
        id,
        CHANNELS,
        named.map((event) => ({ ...event, summary })),
      );
      expect(await liveStays()).toEqual(before);
    }
    // It hides them under new UIDs.
    await read(
      id,
      CHANNELS,
      named.map((event) => ({ ...event, summary: "Busy", uid: `hidden-${event.uid}` })),
    );
    expect(await liveTokens()).toEqual(before.map(({ token }: { token: string }) => token));
  });

  test("stands where Booking.com names its guest no longer", async () => {
    const event = closed("a", 3, 3);
    const { id } = (await add(BOOKING, [{ ...event, summary: "CLOSED - Jo" }])).body;
    const before = await liveStays();
    expect(before).toMatchObject([{ guestName: "Jo" }]);
    await read(id, BOOKING, [{ ...event, summary: "CLOSED" }]);
    expect(await liveStays()).toEqual(before);
  });

  test.each([
    ["a channel manager", CHANNELS, () => booked("a", 3, 3, "Reserved - Anna"), "Blocked"],
    ["Vrbo", VRBO, () => booked("a", 3, 3, "Reserved - Anna"), "Blocked"],
    ["Airbnb", AIRBNB, () => reserved("HMBLOCKED1", 3, 3), "Airbnb (Not available)"],
  ])(
    "is in doubt where %s blocks the nights, and cancelled by the second reading",
    async (_, url, newEvent, summary) => {
      const event = newEvent();
      const { id } = (await add(url, [event, later()])).body;
      const blocked = { ...closed(event.uid, 3, 3), summary };
      await read(id, url, [blocked, later()]);
      expect(await withoutLater()).toMatchObject([{ doubt: "missing" }]);
      await read(id, url, [blocked, later()]);
      expect(await withoutLater()).toEqual([]);
    },
  );

  test.each([
    ["has slept there", -1],
    ["arrives today", 0],
  ])("is never ended by blocked nights while its guest %s and tonight is blocked", async (_, from) => {
    const { id } = (await add(CHANNELS, [booked("a", from, 4, "Reserved - Anna"), later()])).body;
    const [{ token }] = await liveStays();
    for (let readings = 0; readings < 4; readings += 1)
      await read(id, CHANNELS, [booked("a", from, 4, "Blocked"), later()], 40 * MINUTE);
    expect(await withoutLater()).toMatchObject([{ token, doubt: "missing" }]);
  });

  test("stays the host's own where the host has said so, and has another link once a guest has booked it", async () => {
    const { id } = (await add(CHANNELS, [booked("a", 3, 3)], { closures: "guests" })).body;
    const [{ token }] = await liveStays();
    const [entry] = (await property.aroha.get(`/api/guidebooks/${property.guidebookId}/calendar-entries`))
      .body;
    await property.aroha.patch(`/api/calendar-entries/${entry.id}`, { is: "ours" });
    await read(id, CHANNELS, [booked("a", 3, 3, "Busy")]);
    expect(await liveStays()).toEqual([]);
    await property.aroha.patch(`/api/calendar-entries/${entry.id}`, { is: null });
    await property.aroha.patch(`/api/calendar-entries/${entry.id}`, { is: "ours" });
    await read(id, CHANNELS, [booked("b", 3, 3, "Reserved - Anna")]);
    const live = await liveStays();
    expect(live).toMatchObject([{ guestName: "Anna" }]);
    expect(live[0].token).not.toBe(token);
  });
});

describe("a stay that two readings cancelled", () => {
  const cancel = async (id: string, url: string, events: TestEvent[]) => {
    for (let readings = 0; readings < 2; readings += 1) await read(id, url, events);
  };

  test.each([
    ["a channel manager", CHANNELS, () => booked("a", 3, 3, "Reserved - Anna")],
    ["a channel manager without names", CHANNELS, () => booked("a", 3, 3)],
    ["Vrbo", VRBO, () => booked("a", 3, 3, "Reserved - Anna")],
    ["Airbnb without a code", AIRBNB, () => booked("a@airbnb.com", 3, 3)],
  ])("has another link where %s lists it again", async (_, url, newEvent) => {
    const event = newEvent();
    const { id } = (await add(url, [event, later()])).body;
    const [{ token }] = await withoutLater();
    await cancel(id, url, [later()]);
    expect(await withoutLater()).toEqual([]);
    await read(id, url, [event, later()]);
    const again = await withoutLater();
    expect(again).toHaveLength(1);
    expect(again[0].token).not.toBe(token);
    await read(id, url, [event, later()]);
    expect(await withoutLater()).toEqual(again);
  });

  test("has its link again where Airbnb lists the same code with the same days", async () => {
    const event = reserved("HMREVIVED1", 3, 3);
    const { id } = (await add(AIRBNB, [event, later()])).body;
    const [{ token }] = await withoutLater();
    await cancel(id, AIRBNB, [later()]);
    await read(id, AIRBNB, [event, later()]);
    expect(await withoutLater()).toMatchObject([{ token }]);
  });
});

test.each([
  ["one stay", (events: TestEvent[]) => events.slice(1)],
  ["all stays", () => []],
])(
  "%s that a channel manager's feed lacks for an hour keep their links, and no other is made",
  async (_, without) => {
    const events = [booked("a", 3, 3), booked("b", 9, 2, "Reserved - Bo"), later()];
    const { id } = (await add(CHANNELS, events)).body;
    const tokens = await liveTokens();
    await read(id, CHANNELS, without(events));
    expect(await liveTokens()).toEqual(tokens);
    await read(id, CHANNELS, events);
    expect(await liveTokens()).toEqual(tokens);
    expect((await liveStays()).map(({ doubt }: { doubt: string | null }) => doubt)).toEqual([
      null,
      null,
      null,
    ]);
  },
);

describe("a channel manager that passes on Booking.com's UIDs, which stand for the first day", () => {
  const passedOn = (from: number, nights: number, summary = "CLOSED - Not available") =>
    booked(`${day(from)}@booking.com`, from, nights, summary);

  test("gives the link of a cancelled stay to no other guest", async () => {
    const { id } = (await add(CHANNELS, [passedOn(3, 3), later()], { closures: "guests" })).body;
    const [first] = await withoutLater();
    for (let readings = 0; readings < 2; readings += 1) await read(id, CHANNELS, [later()]);
    for (const nights of [3, 5]) {
      await read(id, CHANNELS, [passedOn(3, nights), later()]);
      const tokens = (await withoutLater()).map(({ token }: { token: string }) => token);
      expect(tokens).not.toContain(first.token);
      expect(tokens.length).toBeGreaterThan(0);
    }
  });

  test.each([
    ["without names", "Reserved", "Reserved"],
    ["with names", "Reserved - Anna", "Reserved - Bo"],
  ])("gives no link to the guest of other nights from the same day, %s", async (_, first, second) => {
    const { id } = (await add(CHANNELS, [passedOn(3, 3, first), later()])).body;
    const [{ token }] = await withoutLater();
    await read(id, CHANNELS, [passedOn(3, 2, second), later()]);
    expect(await withoutLater()).toMatchObject([{ departure: day(5) }, { token, doubt: "missing" }]);
  });

  test("keeps the link of a guest in the home while the first day moves on", async () => {
    const departure = day(3);
    const { id } = (await add(CHANNELS, [passedOn(0, 3), later()], { closures: "guests" })).body;
    const [{ token, arrival }] = await withoutLater();
    for (let night = 1; night < 3; night += 1) {
      property.world.clock.advance(24 * HOUR);
      await read(id, CHANNELS, [{ ...passedOn(0, 1), departure }], 0);
      expect(await withoutLater()).toContainEqual(expect.objectContaining({ token, arrival, departure }));
    }
  });
});
