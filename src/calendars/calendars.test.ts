import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readCalendarsNow } from "#calendars/calendars.server.ts";
import { urlRefusals } from "#platform/safeFetch/refusals.ts";
import { airbnbDescription, calendarFeed, type TestEvent } from "#testing/calendarFeed.ts";
import { newWorld, type Host, type World } from "#testing/world.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const AIRBNB = "https://www.airbnb.com/calendar/ical/1.ics?s=0123456789abcdef";
const BOOKING = "https://ical.booking.com/v1/export?t=fedcba9876543210";

let world: World;
let aroha: Host;
let lodge: string;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
});
beforeEach(async () => {
  await world.runJobs();
  lodge = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body.id;
  await aroha.put(`/api/guidebooks/${lodge}/access`, { access: "stays", timeZone: "Pacific/Auckland" });
  await world.platform.db
    .updateTable("guidebooks")
    .set({ archived_at: 1 })
    .where("id", "!=", lodge)
    .execute();
  world.internet.pages.clear();
  world.mailbox.length = 0;
});

const day = (days: number) => new Date(world.clock.now() + days * 24 * HOUR).toISOString().slice(0, 10);

const reserved = (code: string, from: number, nights: number, more: Partial<TestEvent> = {}): TestEvent => ({
  uid: `${code}@airbnb.com`,
  arrival: day(from),
  departure: day(from + nights),
  description: airbnbDescription(code),
  ...more,
});
const closed = (uid: string, from: number, nights: number): TestEvent => ({
  uid,
  arrival: day(from),
  departure: day(from + nights),
  summary: "CLOSED - Not available",
});

const show = (url: string, events: TestEvent[]) =>
  world.internet.pages.set(url, calendarFeed(url === AIRBNB ? "airbnb" : "booking", events));

async function add(url: string, events: TestEvent[], more: Record<string, unknown> = {}) {
  show(url, events);
  return aroha.post(`/api/guidebooks/${lodge}/calendars`, { url, ...more });
}

const stays = async () => (await aroha.get(`/api/guidebooks/${lodge}/stays`)).body;
const liveStays = async () =>
  (await stays()).filter((stay: { cancelledAt: number | null }) => stay.cancelledAt === null);
/** Without the rehearsal of each noon. */
const ownEmails = () => world.mailbox.filter(({ subject }) => /calendar|Double/.test(subject));
const readAgain = async (id: string) => (await aroha.post(`/api/calendars/${id}/read`)).body;

describe("a calendar that is added", () => {
  test("is read at once, and its stays are there with the platform's code", async () => {
    const added = await add(AIRBNB, [
      reserved("HMAAAAAAA1", 3, 2),
      { ...closed("b", 9, 1), summary: "Airbnb (Not available)" },
    ]);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      host: "www.airbnb.com",
      platform: "airbnb",
      stays: 1,
      blocks: 1,
      questions: 0,
      problem: null,
      lastReadAt: world.clock.now(),
      next: { arrival: day(3), departure: day(5) },
    });
    expect(await stays()).toMatchObject([
      { arrival: day(3), departure: day(5), code: "HMAAAAAAA1", phoneDigits: "0417", platform: "airbnb" },
    ]);
  });

  test("shows its URL nowhere: not in an answer, the database, a job or the log", async () => {
    const added = await add(AIRBNB, [reserved("HMAAAAAAA2", 3, 2)]);
    const listed = await aroha.get(`/api/guidebooks/${lodge}/calendars`);
    world.internet.pages.set(AIRBNB, { refusal: urlRefusals.unreachable });
    world.clock.advance(2 * HOUR);
    await world.runJobs();
    const rows = await world.platform.db.selectFrom("calendars").selectAll().execute();
    const jobs = await world.platform.db.selectFrom("jobs").selectAll().execute();
    const shown = JSON.stringify([added.body, listed.body, rows, jobs, world.logged, world.mailbox]);
    expect(shown).not.toContain("0123456789abcdef");
    expect(shown).not.toContain("/calendar/ical");
  });

  test.each([
    ["what is no address", "calendar", "url_invalid"],
    ["an address inside", "https://192.168.1.1/feed.ics", "url_not_public"],
    ["one that does not answer", "https://nowhere.example.com/feed.ics", "url_unreachable"],
  ])("is refused for %s", async (_, url, code) => {
    const refused = await aroha.post(`/api/guidebooks/${lodge}/calendars`, { url });
    expect(refused.body).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    expect((await aroha.get(`/api/guidebooks/${lodge}/calendars`)).body).toEqual([]);
  });

  test.each([
    ["a page", "<html>Sign in</html>", "not_a_calendar"],
    ["one cut off", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT", "calendar_cut_off"],
    ["more than 8 MB", "BEGIN:VCALENDAR\r\n".padEnd(9_000_000, "A"), "url_too_large"],
  ])("is refused for %s", async (_, text, code) => {
    world.internet.pages.set(AIRBNB, text);
    expect((await aroha.post(`/api/guidebooks/${lodge}/calendars`, { url: AIRBNB })).body).toMatchObject({
      code,
    });
  });

  test("is refused a second time, and as the eleventh", async () => {
    await add(AIRBNB, []);
    expect((await add(AIRBNB.replace("https", "webcal"), [])).body).toMatchObject({ code: "already_added" });
    for (let index = 2; index <= 10; index += 1)
      expect((await add(`${BOOKING}${index}`, [])).status).toBe(201);
    expect((await add(BOOKING, [])).body).toMatchObject({ code: "calendar_limit" });
  });
});

describe("a stay that its calendar lacks", () => {
  test("is in doubt, and cancelled after half an hour", async () => {
    const { id } = (await add(AIRBNB, [reserved("HMBBBBBBB1", 3, 2), reserved("HMBBBBBBB2", 9, 2)])).body;
    show(AIRBNB, [reserved("HMBBBBBBB1", 3, 2)]);
    world.clock.advance(MINUTE);
    expect(await readAgain(id)).toMatchObject({ stays: 2, missing: 1 });
    expect(await liveStays()).toMatchObject([{ doubt: null }, { doubt: "missing" }]);
    world.clock.advance(30 * MINUTE);
    await readAgain(id);
    expect(await liveStays()).toMatchObject([{ code: "HMBBBBBBB1" }]);
  });

  test("stands with its link when it is back in time, and comes back with it later too", async () => {
    const events = [reserved("HMBBBBBBB3", 3, 2), reserved("HMBBBBBBB4", 9, 2)];
    const { id } = (await add(AIRBNB, events)).body;
    const [, { token }] = await stays();
    for (const wait of [MINUTE, 31 * MINUTE, 5 * HOUR]) {
      show(AIRBNB, events.slice(0, 1));
      world.clock.advance(wait);
      await readAgain(id);
      show(AIRBNB, events);
      world.clock.advance(2 * MINUTE);
      await readAgain(id);
      expect(await liveStays()).toMatchObject([{}, { token, doubt: null }]);
    }
  });

  test("with another takes a day and an e-mail to the owner", async () => {
    const events = [
      reserved("HMCCCCCCC1", 5, 2),
      reserved("HMCCCCCCC2", 9, 2),
      reserved("HMCCCCCCC3", 12, 2),
    ];
    await add(AIRBNB, events, { name: "Airbnb" });
    show(AIRBNB, events.slice(0, 1));
    for (let hours = 0; hours < 23; hours += 1) {
      world.clock.advance(HOUR);
      await world.runJobs();
    }
    expect(await liveStays()).toMatchObject([{ doubt: null }, { doubt: "missing" }, { doubt: "missing" }]);
    expect(ownEmails()).toHaveLength(1);
    expect(ownEmails()[0]).toMatchObject({
      to: aroha.email,
      subject: "Stays are missing in a calendar of Lake House",
    });
    for (let hours = 0; hours < 5; hours += 1) {
      world.clock.advance(HOUR);
      await world.runJobs();
    }
    expect(await liveStays()).toMatchObject([{ code: "HMCCCCCCC1" }]);
    expect(ownEmails()).toHaveLength(1);
  });

  test("is never cancelled on its last day", async () => {
    const { id } = (await add(AIRBNB, [reserved("HMDDDDDDD1", -2, 3)])).body;
    world.clock.advance(24 * HOUR);
    show(AIRBNB, []);
    for (let times = 0; times < 3; times += 1) {
      world.clock.advance(40 * MINUTE);
      await readAgain(id);
    }
    expect(await liveStays()).toMatchObject([{ code: "HMDDDDDDD1", doubt: null }]);
  });

  test("and says that it is cancelled is so at once", async () => {
    const { id } = (await add(AIRBNB, [reserved("HMDDDDDDD2", 3, 2)])).body;
    show(AIRBNB, [reserved("HMDDDDDDD2", 3, 2, { status: "CANCELLED" })]);
    world.clock.advance(MINUTE);
    await readAgain(id);
    expect(await liveStays()).toEqual([]);
  });

  test("only because its feed is broken stands without doubt", async () => {
    const { id } = (await add(AIRBNB, [reserved("HMDDDDDDD3", 3, 2)])).body;
    for (const text of ["<html></html>", "BEGIN:VCALENDAR\r\n", "\u0000\u0001"]) {
      world.internet.pages.set(AIRBNB, text);
      world.clock.advance(HOUR);
      expect(await readAgain(id)).toMatchObject({
        stays: 1,
        missing: 0,
        problem: expect.stringMatching(/\.$/),
      });
    }
    expect(await liveStays()).toMatchObject([{ doubt: null }]);
  });
});

describe("what a host changes in a stay", () => {
  test("stays so, while the rest follows the calendar", async () => {
    const { id } = (await add(AIRBNB, [reserved("HMEEEEEEE1", 3, 2)])).body;
    const [stay] = await stays();
    await aroha.patch(`/api/stays/${stay.id}`, { guestName: "Anna", note: "Cot", departure: day(6) });
    show(AIRBNB, [reserved("HMEEEEEEE1", 2, 5)]);
    world.clock.advance(MINUTE);
    await readAgain(id);
    expect(await stays()).toMatchObject([
      { id: stay.id, token: stay.token, guestName: "Anna", note: "Cot", arrival: day(2), departure: day(6) },
    ]);
  });

  test("a link that the host has ended does not come back", async () => {
    const { id } = (await add(AIRBNB, [reserved("HMEEEEEEE2", 3, 2)])).body;
    const [stay] = await stays();
    await aroha.delete(`/api/stays/${stay.id}`);
    show(AIRBNB, [reserved("HMEEEEEEE2", 3, 3)]);
    world.clock.advance(MINUTE);
    await readAgain(id);
    expect(await stays()).toMatchObject([{ id: stay.id, revokedAt: expect.any(Number), departure: day(6) }]);
  });
});

describe("closures that may be stays", () => {
  test("are asked about, one by one or for the calendar", async () => {
    const { id, ...added } = (await add(BOOKING, [closed("a", 3, 2), closed("b", 9, 2)])).body;
    expect(added).toMatchObject({ stays: 0, blocks: 2, questions: 2 });
    const [first] = (await aroha.get(`/api/guidebooks/${lodge}/calendar-entries`)).body;
    expect(first).toMatchObject({ isQuestion: true, kind: "unclear" });
    const decided = await aroha.patch(`/api/calendar-entries/${first.id}`, { is: "ours" });
    expect(decided.body).toMatchObject({ is: "ours", isQuestion: false });
    const guests = await aroha.patch(`/api/calendars/${id}`, { closures: "guests" });
    expect(guests.body).toMatchObject({ stays: 1, blocks: 1, questions: 0, closures: "guests" });
    expect(await liveStays()).toMatchObject([{ arrival: day(9) }]);
    await aroha.patch(`/api/calendar-entries/${first.id}`, { is: "stay" });
    expect(await liveStays()).toHaveLength(2);
    const [stay] = await liveStays();
    await aroha.patch(`/api/calendar-entries/${first.id}`, { is: "ours" });
    expect(await liveStays()).toHaveLength(1);
    await aroha.patch(`/api/calendar-entries/${first.id}`, { is: "stay" });
    expect(await liveStays()).toMatchObject([{ id: stay.id, token: stay.token }, {}]);
  });

  test("of Booking.com keep their arrival while it moves to each new day", async () => {
    const { id } = (await add(BOOKING, [closed("a", 0, 5)], { closures: "guests" })).body;
    const arrival = day(0);
    const departure = day(5);
    for (let night = 1; night < 5; night += 1) {
      world.clock.advance(24 * HOUR);
      show(BOOKING, [{ ...closed(`slid-${night}`, 0, 1), departure }]);
      await readAgain(id);
      expect(await liveStays()).toMatchObject([{ arrival, departure, platform: "booking" }]);
    }
  });

  test("that repeat a stay of another calendar are that stay", async () => {
    await add(BOOKING, [closed("a", 3, 2)], { closures: "guests" });
    expect(await liveStays()).toHaveLength(1);
    await add(AIRBNB, [reserved("HMFFFFFFF1", 3, 2)]);
    expect(await liveStays()).toMatchObject([{ code: "HMFFFFFFF1" }]);
    expect(ownEmails()).toEqual([]);
  });
});

test("a double booking is told to the owner at once, and once", async () => {
  await add(BOOKING, [closed("a", 3, 3)], { closures: "guests" });
  const { id } = (await add(AIRBNB, [reserved("HMGGGGGGG1", 5, 2), reserved("HMGGGGGGG2", 7, 2)])).body;
  await world.runJobs();
  expect(ownEmails()).toMatchObject([{ to: aroha.email, subject: "Double booking at Lake House" }]);
  expect((await aroha.get(`/api/guidebooks/${lodge}/double-bookings`)).body).toMatchObject([
    { from: day(5), until: day(6) },
  ]);
  world.clock.advance(MINUTE);
  await readAgain(id);
  await world.runJobs();
  expect(ownEmails()).toHaveLength(1);
});

test("a calendar that fails for a day is told to the owner once, and reads on by itself", async () => {
  await add(AIRBNB, [reserved("HMHHHHHHH1", 9, 2)], { name: "Airbnb" });
  world.internet.pages.set(AIRBNB, { refusal: urlRefusals.unreachable });
  for (let hours = 0; hours < 60; hours += 1) {
    world.clock.advance(HOUR);
    await world.runJobs();
  }
  expect(ownEmails()).toMatchObject([
    { to: aroha.email, subject: "A calendar of Lake House cannot be read" },
  ]);
  show(AIRBNB, [reserved("HMHHHHHHH1", 6, 2)]);
  world.clock.advance(7 * HOUR);
  await world.runJobs();
  expect((await aroha.get(`/api/guidebooks/${lodge}/calendars`)).body).toMatchObject([
    { problem: null, failingSince: null, lastReadAt: world.clock.now() },
  ]);
});

test("stays outlive a deleted calendar, and belong to it again when it is added again", async () => {
  const { id } = (await add(AIRBNB, [reserved("HMIIIIIII1", 3, 2)])).body;
  const [stay] = await stays();
  expect((await aroha.delete(`/api/calendars/${id}`)).status).toBe(204);
  expect(await liveStays()).toMatchObject([{ id: stay.id }]);
  await add(AIRBNB, [reserved("HMIIIIIII1", 3, 3)]);
  expect(await liveStays()).toMatchObject([{ id: stay.id, token: stay.token, departure: day(6) }]);
});

test("a lost key asks to paste the URL again, and then all is as before", async () => {
  const { id } = (await add(AIRBNB, [reserved("HMJJJJJJJ1", 3, 2)])).body;
  const [stay] = await stays();
  const { secretKey } = world.platform.config;
  world.platform.config.secretKey = "another key of at least 32 characters";
  world.clock.advance(MINUTE);
  expect(await readAgain(id)).toMatchObject({
    problem: expect.stringContaining("Paste the address again"),
    stays: 1,
  });
  const pasted = await aroha.patch(`/api/calendars/${id}`, { url: AIRBNB });
  expect(pasted.body).toMatchObject({ problem: null, stays: 1 });
  expect(await liveStays()).toMatchObject([{ token: stay.token }]);
  world.platform.config.secretKey = secretKey;
});

test("a guest's unknown code has the calendars read, at most once a minute", async () => {
  await add(AIRBNB, []);
  show(AIRBNB, [reserved("HMKKKKKKK1", 0, 2)]);
  expect(await readCalendarsNow(world.platform, lodge)).toBe(true);
  expect(await liveStays()).toMatchObject([{ code: "HMKKKKKKK1" }]);
  const { fetched } = world.internet;
  const before = fetched.length;
  expect(await readCalendarsNow(world.platform, lodge)).toBe(false);
  expect(fetched.length).toBe(before);
  world.clock.advance(61_000);
  expect(await readCalendarsNow(world.platform, lodge)).toBe(true);
});

test("a calendar that has not changed is not sent again, and nothing but its reading is written", async () => {
  show(AIRBNB, []);
  const text = calendarFeed("airbnb", [reserved("HMLLLLLLL1", 3, 2)]);
  world.internet.pages.set(AIRBNB, { text, etag: '"1"' });
  await aroha.post(`/api/guidebooks/${lodge}/calendars`, { url: AIRBNB });
  const before = await world.platform.db.selectFrom("calendar_entries").selectAll().execute();
  const [stay] = await stays();
  world.clock.advance(2 * HOUR);
  await world.runJobs();
  expect(await world.platform.db.selectFrom("calendar_entries").selectAll().execute()).toEqual(before);
  expect(await stays()).toEqual([stay]);
});

test("what calendars say of guests is deleted 30 days after they left", async () => {
  await add(AIRBNB, [reserved("HMMMMMMMM1", 0, 1)]);
  world.internet.pages.clear();
  const count = async () =>
    (
      await world.platform.db
        .selectFrom("calendar_entries")
        .select("id")
        .where("code", "=", "HMMMMMMMM1")
        .execute()
    ).length;
  world.clock.advance(30 * 24 * HOUR);
  await world.runJobs();
  expect(await count()).toBe(1);
  world.clock.advance(3 * 24 * HOUR);
  await world.runJobs();
  expect(await count()).toBe(0);
});
