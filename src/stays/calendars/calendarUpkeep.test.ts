import { expect, test } from "vitest";
import { readCalendarsNow } from "#stays/calendars/calendars.server.ts";
import { urlRefusals } from "#core/safeFetch/refusals.ts";
import { calendarFeed } from "#test/calendarFeed.ts";
import { AIRBNB, BOOKING, HOUR, newCalendarProperty } from "#test/calendarProperty.ts";

const MINUTE = 60_000;

const property = newCalendarProperty();
const { day, reserved, closed, show, add, stays, liveStays, hostEmails, readAgain } = property;

test("a double booking is told to the owner at once, and once", async () => {
  await add(BOOKING, [closed("a", 3, 3)], { closures: "guests" });
  const { id } = (await add(AIRBNB, [reserved("HMGGGGGGG1", 5, 2), reserved("HMGGGGGGG2", 7, 2)])).body;
  await property.world.runJobs();
  expect(hostEmails()).toMatchObject([{ to: property.aroha.email, subject: "Double booking at Lake House" }]);
  expect(
    (await property.aroha.get(`/api/guidebooks/${property.guidebookId}/double-bookings`)).body,
  ).toMatchObject([{ from: day(5), until: day(6) }]);
  property.world.clock.advance(MINUTE);
  await readAgain(id);
  await property.world.runJobs();
  expect(hostEmails()).toHaveLength(1);
});

test("a calendar that fails for a day is told to the owner once, and reads on by itself", async () => {
  await add(AIRBNB, [reserved("HMHHHHHHH1", 9, 2)], { name: "Airbnb" });
  property.world.internet.pages.set(AIRBNB, { refusal: urlRefusals.unreachable });
  for (let hours = 0; hours < 60; hours += 1) {
    property.world.clock.advance(HOUR);
    await property.world.runJobs();
  }
  expect(hostEmails()).toMatchObject([
    { to: property.aroha.email, subject: "We cannot read a calendar for Lake House" },
  ]);
  show(AIRBNB, [reserved("HMHHHHHHH1", 6, 2)]);
  property.world.clock.advance(7 * HOUR);
  await property.world.runJobs();
  expect((await property.aroha.get(`/api/guidebooks/${property.guidebookId}/calendars`)).body).toMatchObject([
    { problem: null, failingSince: null, lastReadAt: property.world.clock.now() },
  ]);
});

test("stays outlive a deleted calendar, and belong to it again when it is added again", async () => {
  const { id } = (await add(AIRBNB, [reserved("HMIIIIIII1", 3, 2)])).body;
  const [stay] = await stays();
  expect((await property.aroha.delete(`/api/calendars/${id}`)).status).toBe(204);
  expect(await liveStays()).toMatchObject([{ id: stay.id }]);
  await add(AIRBNB, [reserved("HMIIIIIII1", 3, 3)]);
  expect(await liveStays()).toMatchObject([{ id: stay.id, token: stay.token, departure: day(6) }]);
});

test("a lost key asks to paste the URL again, and then all is as before", async () => {
  const { id } = (await add(AIRBNB, [reserved("HMJJJJJJJ1", 3, 2)])).body;
  const [stay] = await stays();
  const { secretKey } = property.world.context.config;
  property.world.context.config.secretKey = "another key of at least 32 characters";
  property.world.clock.advance(MINUTE);
  expect(await readAgain(id)).toMatchObject({
    problem: expect.stringContaining("Paste the link again"),
    stays: 1,
  });
  const pasted = await property.aroha.patch(`/api/calendars/${id}`, { url: AIRBNB });
  expect(pasted.body).toMatchObject({ problem: null, stays: 1 });
  expect(await liveStays()).toMatchObject([{ token: stay.token }]);
  property.world.context.config.secretKey = secretKey;
});

test.each([
  ["cannot be read", "https://nowhere.example.com/feed.ics", "url_unreachable"],
  ["is here already", BOOKING, "already_added"],
])("a change with a URL that %s changes nothing else", async (_, url, code) => {
  await add(BOOKING, []);
  const { id } = (await add(`${BOOKING}2`, [closed("a", 3, 2)], { name: "Lake" })).body;
  const change = { name: "River", closures: "guests", url };
  expect((await property.aroha.patch(`/api/calendars/${id}`, change)).body).toMatchObject({ code });
  const listed = (await property.aroha.get(`/api/guidebooks/${property.guidebookId}/calendars`)).body;
  expect(listed).toContainEqual(
    expect.objectContaining({ id, name: "Lake", closures: "ask", stays: 0, problem: null }),
  );
  expect(await liveStays()).toEqual([]);
});

test("a guest's unknown code has the calendars read, at most once a minute", async () => {
  await add(AIRBNB, []);
  show(AIRBNB, [reserved("HMKKKKKKK1", 0, 2)]);
  expect(await readCalendarsNow(property.world.context, property.guidebookId)).toBe(true);
  expect(await liveStays()).toMatchObject([{ code: "HMKKKKKKK1" }]);
  const { fetched } = property.world.internet;
  const before = fetched.length;
  expect(await readCalendarsNow(property.world.context, property.guidebookId)).toBe(false);
  expect(fetched.length).toBe(before);
  property.world.clock.advance(61_000);
  expect(await readCalendarsNow(property.world.context, property.guidebookId)).toBe(true);
});

test("a calendar that has not changed is not sent again, and nothing but its reading is written", async () => {
  show(AIRBNB, []);
  const text = calendarFeed("airbnb", [reserved("HMLLLLLLL1", 3, 2)]);
  property.world.internet.pages.set(AIRBNB, { text, etag: '"1"' });
  await property.aroha.post(`/api/guidebooks/${property.guidebookId}/calendars`, { url: AIRBNB });
  const before = await property.world.context.db.selectFrom("calendar_entries").selectAll().execute();
  const [stay] = await stays();
  property.world.clock.advance(2 * HOUR);
  await property.world.runJobs();
  expect(await property.world.context.db.selectFrom("calendar_entries").selectAll().execute()).toEqual(
    before,
  );
  expect(await stays()).toEqual([stay]);
});

test("what calendars say of guests is deleted 30 days after they left", async () => {
  await add(AIRBNB, [reserved("HMMMMMMMM1", 0, 1)]);
  property.world.internet.pages.clear();
  const count = async () =>
    (
      await property.world.context.db
        .selectFrom("calendar_entries")
        .select("id")
        .where("code", "=", "HMMMMMMMM1")
        .execute()
    ).length;
  property.world.clock.advance(30 * 24 * HOUR);
  await property.world.runJobs();
  expect(await count()).toBe(1);
  property.world.clock.advance(3 * 24 * HOUR);
  await property.world.runJobs();
  expect(await count()).toBe(0);
});
