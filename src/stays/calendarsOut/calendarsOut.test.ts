import { beforeEach, describe, expect, test } from "vitest";
import { addDays } from "#core/days.ts";
import { calendarMoment as stamp } from "#core/iCalendar.ts";
import { momentOf } from "#stays/localTime.ts";
import { upTo } from "#test/arrivals.ts";
import { randomFrom } from "#test/calendarTimeline.ts";
import { newWorld, type Host } from "#test/world.ts";

// Monday 5 January 2026, 10 pm in Wānaka, is 9 am in UTC.
const world = await newWorld();
const aroha = await world.host("Aroha");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const morning = world.clock.now();
let id: string;

const stays = {
  inside: { arrival: "2026-01-03", departure: "2026-01-07", guestName: "Zebedee", doorCode: "4827#" },
  next: { arrival: "2026-01-07", departure: "2026-01-09", guestName: "Quirin", doorCode: "99 31" },
  later: { arrival: "2026-01-25", departure: "2026-01-27", guestName: "Ottilie", doorCode: "5555" },
};

beforeEach(async () => {
  await world.context.db.deleteFrom("guidebooks").execute();
  await world.context.db.deleteFrom("calendars_out").execute();
  world.clock.advance(morning - world.clock.now());
  id = await newGuidebook(aroha, "Lake House; Lot 3");
  for (const stay of Object.values(stays)) await addStay(stay);
  await aroha.post("/api/auth/proof", { password: aroha.password });
});

async function newGuidebook(host: Host, name: string): Promise<string> {
  const { id: made } = (await host.post("/api/guidebooks", { name })).body;
  await host.put(`/api/guidebooks/${made}/access`, { timeZone: "Pacific/Auckland", access: "stays" });
  return made;
}

const addStay = async (stay: object, at = id) =>
  (await aroha.post(`/api/guidebooks/${at}/stays`, stay)).body.id as string;

async function setUsualCode(doorCode: string): Promise<void> {
  const sections = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
  const checkIn = sections.find(({ type }: { type: string }) => type === "checkin");
  await aroha.put(`/api/guidebook-sections/${checkIn.id}`, { content: { ...checkIn.content, doorCode } });
}

async function newCalendar(given: object, host = aroha) {
  const made = await host.post("/api/account/calendars-out", given);
  expect(made.status).toBe(201);
  return { id: made.body.id as string, path: new URL(made.body.url).pathname };
}

/** Returns the events of a calendar by their summary. */
async function read(path: string): Promise<Record<string, string[]>> {
  const { status, text, headers } = await world.guest.get(path);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  return Object.fromEntries(eventsIn(text).map((lines) => [fieldOf(lines, "DTSTART"), lines]));
}

/** Returns the lines of each event. */
const eventsIn = (text: string) =>
  [...text.replaceAll("\r\n ", "").matchAll(/BEGIN:VEVENT\r\n(.*?)\r\nEND:VEVENT/gs)].map(([, event = ""]) =>
    event.split("\r\n"),
  );

const fieldOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(name))?.replace(/^[^:]*:/, "") ?? "";

describe("a calendar of stays", () => {
  test("has the nights of each live stay and its property, and no names", async () => {
    const { path } = await newCalendar({ kind: "stays" });
    const events = await read(path);
    expect(Object.keys(events)).toEqual(["20260103", "20260107", "20260125"]);
    expect(events["20260107"]).toEqual(
      expect.arrayContaining([
        "DTEND;VALUE=DATE:20260109",
        String.raw`SUMMARY:Lake House\; Lot 3`,
        String.raw`DESCRIPTION:Check-in 3 pm\, check-out 10 am.`,
        "STATUS:CONFIRMED",
      ]),
    );
    expect(JSON.stringify(events)).not.toMatch(/Zebedee|Quirin|4827|9931/);
  });

  test("names guests where its maker wants it", async () => {
    const { path } = await newCalendar({ kind: "stays", withNames: true });
    expect((await read(path))["20260107"]).toContain(String.raw`SUMMARY:Lake House\; Lot 3: Quirin`);
  });

  test("shows the chosen guidebooks alone, and all of them, later ones too, where none was chosen", async () => {
    const chosen = await newCalendar({ kind: "stays", guidebooks: [id] });
    const all = await newCalendar({ kind: "stays" });
    await addStay({ arrival: "2026-02-01", departure: "2026-02-03" }, await newGuidebook(aroha, "Hut"));
    expect(Object.keys(await read(chosen.path))).not.toContain("20260201");
    expect(Object.keys(await read(all.path))).toContain("20260201");
  });

  test("needs no proof, ends at once, and is not read by the address of a calendar for locks", async () => {
    const { id: calendar, path } = await newCalendar({ kind: "stays" });
    expect((await world.guest.get(path.replace("stay-", "lock-"))).status).toBe(404);
    expect((await aroha.delete(`/api/account/calendars-out/${calendar}`)).status).toBe(204);
    expect((await world.guest.get(path)).status).toBe(404);
    expect((await aroha.delete(`/api/account/calendars-out/${calendar}`)).status).toBe(404);
  });

  test("cannot be read back into this server", async () => {
    const { path } = await newCalendar({ kind: "stays" });
    const answer = await aroha.post(`/api/guidebooks/${id}/calendars`, {
      url: `https://guide.example${path}`,
    });
    expect(answer.body.code).toBe("already_added");
  });
});

describe("a calendar for locks", () => {
  const codesIn = (events: Record<string, string[]>) =>
    Object.values(events).map((lines) => lines.find((line) => line.startsWith("DESCRIPTION")));

  test("has a code from three days before, working from check-in until its guest no longer sees it", async () => {
    const { path } = await newCalendar({ kind: "locks" });
    const events = await read(path);
    expect(Object.keys(events)).toEqual(["20260103T020000Z", "20260107T020000Z"]);
    expect(events["20260103T020000Z"]).toEqual(
      // Another guest comes on the seventh at 3 pm.
      expect.arrayContaining(["DTEND:20260107T020000Z", "DESCRIPTION:Last 4 Digits: 4827"]),
    );
    expect(events["20260107T020000Z"]).toEqual(
      // Until the end of the last day.
      expect.arrayContaining(["DTEND:20260109T110000Z", "DESCRIPTION:Last 4 Digits: 9931"]),
    );
    world.clock.advance(17 * DAY);
    expect(Object.keys(await read(path))).toEqual(["20260125T020000Z"]);
  });

  test("loses the code of a stay that ends or is cancelled at once", async () => {
    const { path } = await newCalendar({ kind: "locks" });
    const soon = await addStay({ arrival: "2026-01-08", departure: "2026-01-10", doorCode: "1212" });
    expect(codesIn(await read(path))).toContain("DESCRIPTION:Last 4 Digits: 1212");
    await aroha.patch(`/api/stays/${soon}`, { revoked: true });
    expect(codesIn(await read(path))).not.toContain("DESCRIPTION:Last 4 Digits: 1212");
  });

  test("has the usual code for a stay without one, and leaves out what its lock does not take", async () => {
    await setUsualCode("*7391#");
    const { path } = await newCalendar({ kind: "locks" });
    const whole = await newCalendar({ kind: "locks", wholeCode: true });
    await addStay({ arrival: "2026-01-05", departure: "2026-01-06" });
    await addStay({ arrival: "2026-01-06", departure: "2026-01-07", doorCode: "Key box, left" });
    await addStay({ arrival: "2026-01-08", departure: "2026-01-09", doorCode: "482716" });
    const codes = ["4827", "7391", "9931"].map((code) => `DESCRIPTION:Last 4 Digits: ${code}`);
    expect(codesIn(await read(path))).toEqual(codes);
    expect(codesIn(await read(whole.path))).toEqual([...codes, "DESCRIPTION:Door code: 482716"]);
  });

  test("is made after a proof alone", async () => {
    world.clock.advance(HOUR);
    const answer = await aroha.post("/api/account/calendars-out", { kind: "locks" });
    expect(answer.body.code).toBe("proof_needed");
  });

  test("shows what its maker may share at each reading, and nothing once they have left", async () => {
    const edda = await world.member(aroha, "Edda", "editor");
    const { path } = await newCalendar({ kind: "stays" }, edda);
    expect(Object.keys(await read(path))).toHaveLength(3);
    const [ownersView] = (await aroha.get("/api/account/calendars-out")).body;
    expect(ownersView).toMatchObject({ kind: "stays", url: null });
    await aroha.delete(`/api/account/members/${edda.id}`);
    expect((await world.guest.get(path)).status).toBe(404);
  });

  test("names an arrival whose lock has read no calendar for six hours", async () => {
    const { path } = await newCalendar({ kind: "locks" });
    await read(path);
    const [calendar] = (await aroha.get("/api/account/calendars-out")).body;
    expect(calendar.lastReadAt).toBe(world.clock.now());
    world.clock.advance(40 * HOUR);
    const findings = async () => {
      const arrivals = (await aroha.get("/api/stays/tonight")).body;
      return arrivals.flatMap((one: { findings: { code: string }[] }) =>
        one.findings.map(({ code }) => code),
      );
    };
    expect(await findings()).toContain("lock_calendar_unread");
    await read(path);
    expect(await findings()).not.toContain("lock_calendar_unread");
  });

  test("gives no code at a moment at which its guest does not read it, over random stays", async () => {
    const { path } = await newCalendar({ kind: "locks", wholeCode: true });
    const random = randomFrom(7);
    const made: { token: string; doorCode: string; checkIn: number }[] = [];
    for (let index = 0; index < 20; index += 1) {
      const arrival = addDays("2026-01-06", upTo(random, 40));
      const doorCode = String(10_000 + index);
      const days = { arrival, departure: addDays(arrival, 1 + upTo(random, 5)) };
      const stay = await aroha.post(`/api/guidebooks/${id}/stays`, {
        ...days,
        doorCode,
        checkInTime: "16:00",
      });
      made.push({
        token: stay.body.token,
        doorCode,
        checkIn: momentOf(arrival, "16:00", "Pacific/Auckland"),
      });
      if (random() < 0.2) await aroha.patch(`/api/stays/${stay.body.id}`, { revoked: true });
    }
    let compared = 0;
    for (let round = 0; round < 60; round += 1) {
      world.clock.advance(Math.round(random() * 30) * HOUR);
      const now = world.clock.now();
      const events = eventsIn((await world.guest.get(path)).text);
      for (const { token, doorCode, checkIn } of made) {
        const works = events.some(
          (lines) =>
            fieldOf(lines, "DESCRIPTION").endsWith(doorCode) &&
            fieldOf(lines, "DTSTART") <= stamp(now) &&
            stamp(now) < fieldOf(lines, "DTEND"),
        );
        if (!works) continue;
        expect(now).toBeGreaterThanOrEqual(checkIn);
        expect((await world.guest.get(`/view/${token}`)).text).toContain(doorCode);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});
