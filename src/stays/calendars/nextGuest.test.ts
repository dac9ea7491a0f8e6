import { beforeEach, describe, expect, test } from "vitest";
import { calendarFeed, type TestEvent } from "#test/calendarFeed.ts";
import { AIRBNB, BOOKING, CHANNELS, HOUR, newCalendarProperty, VRBO } from "#test/calendarProperty.ts";

const DAY = 24 * HOUR;

const property = newCalendarProperty();
const { day, reserved, closed, show, add, liveStays, readAgain } = property;

const booked = (uid: string, from: number, nights: number, summary = "Reserved"): TestEvent => ({
  ...closed(uid, from, nights),
  summary,
});
const later = () => booked("later", 30, 2);

/** At 1 pm it is the same day in Auckland and in UTC. */
beforeEach(() => {
  const { clock } = property.world;
  clock.advance(DAY - (clock.now() % DAY));
});

async function read(id: string, url: string, events: TestEvent[], afterMs = HOUR) {
  show(url, events);
  property.world.clock.advance(afterMs);
  await readAgain(id);
}
const staysFrom = async (arrival: string) =>
  (await liveStays()).filter((stay: { arrival: string }) => stay.arrival === arrival);

describe("the next guest never has the link of the guest before", () => {
  test.each([
    ["in the home", -1, 4],
    ["who leaves today", -3, 3],
    ["who left yesterday", -3, 2],
  ])("%s, where a feed has one UID for all its events", async (_, from, nights) => {
    const { id } = (await add(CHANNELS, [booked("room-1", from, nights)])).body;
    const tokens = (await liveStays()).map(({ token }: { token: string }) => token);
    await read(id, CHANNELS, [booked("room-1", 10, 2)]);
    const [next] = await staysFrom(day(10));
    expect(next).toBeDefined();
    expect(tokens).not.toContain(next.token);
  });

  test.each([
    ["Vrbo names another guest", VRBO, () => booked("v", 3, 3, "Reserved - Bo")],
    ["Booking.com has booked it", BOOKING, () => ({ ...closed("b", 3, 3), summary: "CLOSED - Bo" })],
  ])("whose calendar was deleted, where %s for the same nights", async (_, url, newEvent) => {
    const { id } = (await add(VRBO, [booked("a", 3, 3, "Reserved - Ana")])).body;
    const [{ token }] = await liveStays();
    await property.aroha.delete(`/api/calendars/${id}`);
    await add(url, [newEvent()]);
    expect(await liveStays()).toHaveLength(2);
    expect(await liveStays()).toContainEqual(expect.objectContaining({ token, guestName: "Ana" }));
  });

  test("whose calendar was deleted, where another calendar's closure of the same nights ends", async () => {
    const { id } = (await add(AIRBNB, [reserved("HMDELETED1", 3, 3)])).body;
    const [{ token }] = await liveStays();
    await property.aroha.delete(`/api/calendars/${id}`);
    const booking = (await add(BOOKING, [closed("b", 3, 3), closed("later", 30, 2)], { closures: "guests" }))
      .body.id;
    for (let readings = 0; readings < 2; readings += 1)
      await read(booking, BOOKING, [closed("later", 30, 2)]);
    expect(await staysFrom(day(3))).toMatchObject([{ token, doubt: null }]);
  });

  test("of Booking.com by a channel manager, for nights of Airbnb's guest: it is a double booking", async () => {
    await add(AIRBNB, [reserved("HMDOUBLED1", 3, 3)]);
    await add(CHANNELS, [booked(`${day(3)}@booking.com`, 3, 3, "Reserved - Bo")]);
    const names = (await liveStays()).map(({ guestName }: { guestName: string | null }) => guestName);
    expect(new Set(names)).toEqual(new Set([null, "Bo"]));
    await property.world.runJobs();
    expect(property.hostEmails()).toMatchObject([{ subject: "Double booking at Lake House" }]);
  });

  test("who is booked while the other is in doubt, under the same UID, with other days", async () => {
    const uid = () => `${day(3)}@booking.com`;
    const { id } = (await add(CHANNELS, [booked(uid(), 3, 3, "Reserved - Ana"), later()])).body;
    const [{ token }] = await liveStays();
    await read(id, CHANNELS, [later()]);
    await read(id, CHANNELS, [booked(uid(), 3, 4, "Reserved - Bo"), later()], 40 * 60_000);
    const both = await staysFrom(day(3));
    expect(both.find(({ guestName }: { guestName: string }) => guestName === "Bo").token).not.toBe(token);
  });
});

describe("the days of a stay", () => {
  test("that a system writes as midnights in UTC are these days, west of Greenwich too", async () => {
    const access = { access: "stays", timeZone: "America/New_York" };
    await property.aroha.put(`/api/guidebooks/${property.guidebookId}/access`, access);
    const text = calendarFeed("other", [booked("a", 3, 3)]).replaceAll(/;VALUE=DATE:(\d{8})/g, ":$1T000000Z");
    property.world.internet.pages.set(CHANNELS, text);
    await property.aroha.post(`/api/guidebooks/${property.guidebookId}/calendars`, { url: CHANNELS });
    expect(await liveStays()).toMatchObject([{ arrival: day(3), departure: day(6), checkInTime: null }]);
  });

  test("follow the property's clock where a feed has times in UTC and the zone changes, though the feed has not", async () => {
    const text = calendarFeed("other", [booked("a", 3, 3)])
      .replace(/DTSTART;VALUE=DATE:(\d{8})/, "DTSTART:$1T020000Z")
      .replace(/DTEND;VALUE=DATE:(\d{8})/, "DTEND:$1T210000Z");
    property.world.internet.pages.set(CHANNELS, { text, etag: '"1"' });
    const { id } = (
      await property.aroha.post(`/api/guidebooks/${property.guidebookId}/calendars`, { url: CHANNELS })
    ).body;
    const [before] = await liveStays();
    expect(before).toMatchObject({ arrival: day(3), departure: day(7) });
    const access = { access: "stays", timeZone: "Pacific/Honolulu" };
    await property.aroha.put(`/api/guidebooks/${property.guidebookId}/access`, access);
    property.world.clock.advance(2 * 60_000);
    await readAgain(id);
    expect(await liveStays()).toMatchObject([{ token: before.token, arrival: day(2), departure: day(6) }]);
  });
});
