import { describe, expect, test } from "vitest";
import { urlRefusals } from "#core/safeFetch/refusals.ts";
import { AIRBNB, BOOKING, HOUR, newCalendarProperty } from "#test/calendarProperty.ts";

const MINUTE = 60_000;

const property = newCalendarProperty();
const { day, reserved, closed, show, add, stays, liveStays, hostEmails, readAgain } = property;

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
      lastReadAt: property.world.clock.now(),
      next: { arrival: day(3), departure: day(5) },
    });
    expect(await stays()).toMatchObject([
      { arrival: day(3), departure: day(5), code: "HMAAAAAAA1", phoneDigits: "0417", platform: "airbnb" },
    ]);
  });

  test("shows its URL nowhere: not in an answer, the database, a job or the log", async () => {
    const added = await add(AIRBNB, [reserved("HMAAAAAAA2", 3, 2)]);
    const listed = await property.aroha.get(`/api/guidebooks/${property.guidebookId}/calendars`);
    property.world.internet.pages.set(AIRBNB, { refusal: urlRefusals.unreachable });
    property.world.clock.advance(2 * HOUR);
    await property.world.runJobs();
    const rows = await property.world.context.db.selectFrom("calendars").selectAll().execute();
    const jobs = await property.world.context.db.selectFrom("jobs").selectAll().execute();
    const shown = JSON.stringify([
      added.body,
      listed.body,
      rows,
      jobs,
      property.world.logged,
      property.world.mailbox,
    ]);
    expect(shown).not.toContain("0123456789abcdef");
    expect(shown).not.toContain("/calendar/ical");
  });

  test("is listed with those of all guidebooks that are not archived, for members alone", async () => {
    const { aroha, world, guidebookId } = property;
    await add(AIRBNB, [reserved("HMAAAAAAA3", 3, 2)]);
    const archived = (await aroha.post("/api/guidebooks", { name: "Bach" })).body.id;
    await aroha.post(`/api/guidebooks/${archived}/calendars`, { url: AIRBNB });
    await aroha.patch(`/api/guidebooks/${archived}/archive`);
    const listed = (await aroha.get("/api/calendars")).body;
    expect(listed).toMatchObject([{ guidebookId, host: "www.airbnb.com", stays: 1, problem: null }]);
    expect((await (await world.host("Bo")).get("/api/calendars")).body).toEqual([]);
  });

  test.each([
    ["what is no address", "calendar", "url_invalid"],
    ["an address inside", "https://192.168.1.1/feed.ics", "url_not_public"],
    ["one that does not answer", "https://nowhere.example.com/feed.ics", "url_unreachable"],
  ])("is refused for %s", async (_, url, code) => {
    const refused = await property.aroha.post(`/api/guidebooks/${property.guidebookId}/calendars`, { url });
    expect(refused.body).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    expect((await property.aroha.get(`/api/guidebooks/${property.guidebookId}/calendars`)).body).toEqual([]);
  });

  test.each([
    ["a page", "<html>Sign in</html>", "not_a_calendar"],
    ["one cut off", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT", "calendar_cut_off"],
    ["more than 8 MB", "BEGIN:VCALENDAR\r\n".padEnd(9_000_000, "A"), "url_too_large"],
  ])("is refused for %s", async (_, text, code) => {
    property.world.internet.pages.set(AIRBNB, text);
    expect(
      (await property.aroha.post(`/api/guidebooks/${property.guidebookId}/calendars`, { url: AIRBNB })).body,
    ).toMatchObject({
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
    property.world.clock.advance(MINUTE);
    expect(await readAgain(id)).toMatchObject({ stays: 2, missing: 1 });
    expect(await liveStays()).toMatchObject([{ doubt: null }, { doubt: "missing" }]);
    property.world.clock.advance(30 * MINUTE);
    await readAgain(id);
    expect(await liveStays()).toMatchObject([{ code: "HMBBBBBBB1" }]);
  });

  test("stands with its link when it is back in time, and comes back with it later too", async () => {
    const events = [reserved("HMBBBBBBB3", 3, 2), reserved("HMBBBBBBB4", 9, 2)];
    const { id } = (await add(AIRBNB, events)).body;
    const [, { token }] = await stays();
    for (const wait of [MINUTE, 31 * MINUTE, 5 * HOUR]) {
      show(AIRBNB, events.slice(0, 1));
      property.world.clock.advance(wait);
      await readAgain(id);
      show(AIRBNB, events);
      property.world.clock.advance(2 * MINUTE);
      await readAgain(id);
      expect(await liveStays()).toMatchObject([{}, { token, doubt: null }]);
    }
  });

  test("with another takes a day and an email to the owner", async () => {
    const events = [
      reserved("HMCCCCCCC1", 5, 2),
      reserved("HMCCCCCCC2", 9, 2),
      reserved("HMCCCCCCC3", 12, 2),
    ];
    await add(AIRBNB, events, { name: "Airbnb" });
    show(AIRBNB, events.slice(0, 1));
    for (let hours = 0; hours < 23; hours += 1) {
      property.world.clock.advance(HOUR);
      await property.world.runJobs();
    }
    expect(await liveStays()).toMatchObject([{ doubt: null }, { doubt: "missing" }, { doubt: "missing" }]);
    expect(hostEmails()).toHaveLength(1);
    expect(hostEmails()[0]).toMatchObject({
      to: property.aroha.email,
      subject: "Stays are missing from a calendar for Lake House",
    });
    for (let hours = 0; hours < 5; hours += 1) {
      property.world.clock.advance(HOUR);
      await property.world.runJobs();
    }
    expect(await liveStays()).toMatchObject([{ code: "HMCCCCCCC1" }]);
    expect(hostEmails()).toHaveLength(1);
  });

  test("is never cancelled on its last day", async () => {
    const { id } = (await add(AIRBNB, [reserved("HMDDDDDDD1", -2, 3)])).body;
    property.world.clock.advance(24 * HOUR);
    show(AIRBNB, []);
    for (let times = 0; times < 3; times += 1) {
      property.world.clock.advance(40 * MINUTE);
      await readAgain(id);
    }
    expect(await liveStays()).toMatchObject([{ code: "HMDDDDDDD1", doubt: null }]);
  });

  test("and says that it is cancelled is so at once", async () => {
    const { id } = (await add(AIRBNB, [reserved("HMDDDDDDD2", 3, 2)])).body;
    show(AIRBNB, [reserved("HMDDDDDDD2", 3, 2, { status: "CANCELLED" })]);
    property.world.clock.advance(MINUTE);
    await readAgain(id);
    expect(await liveStays()).toEqual([]);
  });

  test("only because its feed is broken stands without doubt", async () => {
    const { id } = (await add(AIRBNB, [reserved("HMDDDDDDD3", 3, 2)])).body;
    for (const text of ["<html></html>", "BEGIN:VCALENDAR\r\n", "\u0000\u0001"]) {
      property.world.internet.pages.set(AIRBNB, text);
      property.world.clock.advance(HOUR);
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
    await property.aroha.patch(`/api/stays/${stay.id}`, {
      guestName: "Anna",
      note: "Cot",
      departure: day(6),
    });
    show(AIRBNB, [reserved("HMEEEEEEE1", 2, 5)]);
    property.world.clock.advance(MINUTE);
    await readAgain(id);
    expect(await stays()).toMatchObject([
      { id: stay.id, token: stay.token, guestName: "Anna", note: "Cot", arrival: day(2), departure: day(6) },
    ]);
  });

  test("a link that the host has ended does not come back", async () => {
    const { id } = (await add(AIRBNB, [reserved("HMEEEEEEE2", 3, 2)])).body;
    const [stay] = await stays();
    await property.aroha.delete(`/api/stays/${stay.id}`);
    show(AIRBNB, [reserved("HMEEEEEEE2", 3, 3)]);
    property.world.clock.advance(MINUTE);
    await readAgain(id);
    expect(await stays()).toMatchObject([{ id: stay.id, revokedAt: expect.any(Number), departure: day(6) }]);
  });
});

describe("closures that may be stays", () => {
  test("are asked about, one by one or for the calendar", async () => {
    const { id, ...added } = (await add(BOOKING, [closed("a", 3, 2), closed("b", 9, 2)])).body;
    expect(added).toMatchObject({ stays: 0, blocks: 2, questions: 2 });
    const [first] = (await property.aroha.get(`/api/guidebooks/${property.guidebookId}/calendar-entries`))
      .body;
    expect(first).toMatchObject({ isQuestion: true, kind: "unclear" });
    const decided = await property.aroha.patch(`/api/calendar-entries/${first.id}`, { is: "ours" });
    expect(decided.body).toMatchObject({ is: "ours", isQuestion: false });
    const guests = await property.aroha.patch(`/api/calendars/${id}`, { closures: "guests" });
    expect(guests.body).toMatchObject({ stays: 1, blocks: 1, questions: 0, closures: "guests" });
    expect(await liveStays()).toMatchObject([{ arrival: day(9) }]);
    await property.aroha.patch(`/api/calendar-entries/${first.id}`, { is: "stay" });
    expect(await liveStays()).toHaveLength(2);
    const [stay] = await liveStays();
    await property.aroha.patch(`/api/calendar-entries/${first.id}`, { is: "ours" });
    expect(await liveStays()).toHaveLength(1);
    await property.aroha.patch(`/api/calendar-entries/${first.id}`, { is: "stay" });
    expect(await liveStays()).toMatchObject([{ id: stay.id, token: stay.token }, {}]);
  });

  test("of Booking.com keep their arrival while it moves to each new day", async () => {
    const { id } = (await add(BOOKING, [closed("a", 0, 5)], { closures: "guests" })).body;
    const arrival = day(0);
    const departure = day(5);
    expect(await liveStays()).toMatchObject([{ arrival, departure, platform: "booking" }]);
    for (let night = 1; night < 5; night += 1) {
      property.world.clock.advance(24 * HOUR);
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
    expect(hostEmails()).toEqual([]);
  });
});
