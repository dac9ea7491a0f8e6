import { expect, test } from "vitest";
import { readCalendarsNow } from "#stays/calendars/calendars.server.ts";
import { urlRefusals } from "#core/safeFetch/refusals.ts";
import { calendarFeed } from "#test/calendarFeed.ts";
import { AIRBNB, BOOKING, HOUR, newCalendarProperty } from "#test/calendarProperty.ts";

const MINUTE = 60_000;

const home = newCalendarProperty();
const { day, reserved, closed, show, add, stays, liveStays, ownEmails, readAgain } = home;

test("a double booking is told to the owner at once, and once", async () => {
  await add(BOOKING, [closed("a", 3, 3)], { closures: "guests" });
  const { id } = (await add(AIRBNB, [reserved("HMGGGGGGG1", 5, 2), reserved("HMGGGGGGG2", 7, 2)])).body;
  await home.world.runJobs();
  expect(ownEmails()).toMatchObject([{ to: home.aroha.email, subject: "Double booking at Lake House" }]);
  expect((await home.aroha.get(`/api/guidebooks/${home.guidebookId}/double-bookings`)).body).toMatchObject([
    { from: day(5), until: day(6) },
  ]);
  home.world.clock.advance(MINUTE);
  await readAgain(id);
  await home.world.runJobs();
  expect(ownEmails()).toHaveLength(1);
});

test("a calendar that fails for a day is told to the owner once, and reads on by itself", async () => {
  await add(AIRBNB, [reserved("HMHHHHHHH1", 9, 2)], { name: "Airbnb" });
  home.world.internet.pages.set(AIRBNB, { refusal: urlRefusals.unreachable });
  for (let hours = 0; hours < 60; hours += 1) {
    home.world.clock.advance(HOUR);
    await home.world.runJobs();
  }
  expect(ownEmails()).toMatchObject([
    { to: home.aroha.email, subject: "We cannot read a calendar for Lake House" },
  ]);
  show(AIRBNB, [reserved("HMHHHHHHH1", 6, 2)]);
  home.world.clock.advance(7 * HOUR);
  await home.world.runJobs();
  expect((await home.aroha.get(`/api/guidebooks/${home.guidebookId}/calendars`)).body).toMatchObject([
    { problem: null, failingSince: null, lastReadAt: home.world.clock.now() },
  ]);
});

test("stays outlive a deleted calendar, and belong to it again when it is added again", async () => {
  const { id } = (await add(AIRBNB, [reserved("HMIIIIIII1", 3, 2)])).body;
  const [stay] = await stays();
  expect((await home.aroha.delete(`/api/calendars/${id}`)).status).toBe(204);
  expect(await liveStays()).toMatchObject([{ id: stay.id }]);
  await add(AIRBNB, [reserved("HMIIIIIII1", 3, 3)]);
  expect(await liveStays()).toMatchObject([{ id: stay.id, token: stay.token, departure: day(6) }]);
});

test("a lost key asks to paste the URL again, and then all is as before", async () => {
  const { id } = (await add(AIRBNB, [reserved("HMJJJJJJJ1", 3, 2)])).body;
  const [stay] = await stays();
  const { secretKey } = home.world.context.config;
  home.world.context.config.secretKey = "another key of at least 32 characters";
  home.world.clock.advance(MINUTE);
  expect(await readAgain(id)).toMatchObject({
    problem: expect.stringContaining("Paste the address again"),
    stays: 1,
  });
  const pasted = await home.aroha.patch(`/api/calendars/${id}`, { url: AIRBNB });
  expect(pasted.body).toMatchObject({ problem: null, stays: 1 });
  expect(await liveStays()).toMatchObject([{ token: stay.token }]);
  home.world.context.config.secretKey = secretKey;
});

test.each([
  ["cannot be read", "https://nowhere.example.com/feed.ics", "url_unreachable"],
  ["is here already", BOOKING, "already_added"],
])("a change with a URL that %s changes nothing else", async (_, url, code) => {
  await add(BOOKING, []);
  const { id } = (await add(`${BOOKING}2`, [closed("a", 3, 2)], { name: "Lake" })).body;
  const change = { name: "River", closures: "guests", url };
  expect((await home.aroha.patch(`/api/calendars/${id}`, change)).body).toMatchObject({ code });
  const listed = (await home.aroha.get(`/api/guidebooks/${home.guidebookId}/calendars`)).body;
  expect(listed).toContainEqual(
    expect.objectContaining({ id, name: "Lake", closures: "ask", stays: 0, problem: null }),
  );
  expect(await liveStays()).toEqual([]);
});

test("a guest's unknown code has the calendars read, at most once a minute", async () => {
  await add(AIRBNB, []);
  show(AIRBNB, [reserved("HMKKKKKKK1", 0, 2)]);
  expect(await readCalendarsNow(home.world.context, home.guidebookId)).toBe(true);
  expect(await liveStays()).toMatchObject([{ code: "HMKKKKKKK1" }]);
  const { fetched } = home.world.internet;
  const before = fetched.length;
  expect(await readCalendarsNow(home.world.context, home.guidebookId)).toBe(false);
  expect(fetched.length).toBe(before);
  home.world.clock.advance(61_000);
  expect(await readCalendarsNow(home.world.context, home.guidebookId)).toBe(true);
});

test("a calendar that has not changed is not sent again, and nothing but its reading is written", async () => {
  show(AIRBNB, []);
  const text = calendarFeed("airbnb", [reserved("HMLLLLLLL1", 3, 2)]);
  home.world.internet.pages.set(AIRBNB, { text, etag: '"1"' });
  await home.aroha.post(`/api/guidebooks/${home.guidebookId}/calendars`, { url: AIRBNB });
  const before = await home.world.context.db.selectFrom("calendar_entries").selectAll().execute();
  const [stay] = await stays();
  home.world.clock.advance(2 * HOUR);
  await home.world.runJobs();
  expect(await home.world.context.db.selectFrom("calendar_entries").selectAll().execute()).toEqual(before);
  expect(await stays()).toEqual([stay]);
});

test("what calendars say of guests is deleted 30 days after they left", async () => {
  await add(AIRBNB, [reserved("HMMMMMMMM1", 0, 1)]);
  home.world.internet.pages.clear();
  const count = async () =>
    (
      await home.world.context.db
        .selectFrom("calendar_entries")
        .select("id")
        .where("code", "=", "HMMMMMMMM1")
        .execute()
    ).length;
  home.world.clock.advance(30 * 24 * HOUR);
  await home.world.runJobs();
  expect(await count()).toBe(1);
  home.world.clock.advance(3 * 24 * HOUR);
  await home.world.runJobs();
  expect(await count()).toBe(0);
});
