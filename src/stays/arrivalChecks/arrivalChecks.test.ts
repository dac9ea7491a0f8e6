import { beforeEach, describe, expect, test } from "vitest";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";
import { arrivalsEmail } from "#stays/arrivalChecks/email.server.ts";
import { newWorld } from "#test/world.ts";

// Monday 5 January 2026, 10 pm in Wānaka, is 9 am in UTC.
const HOUR = 3_600_000;
const world = await newWorld({ PUBLIC_URL: "http://porchlight.test" });
const aroha = await world.host("Aroha");
const zone = { timeZone: "Pacific/Auckland", contact: "Mere, 021 555 010" };
let id: string;

beforeEach(async () => {
  await world.context.db.deleteFrom("guidebooks").execute();
  await world.context.db.deleteFrom("tonight_emails").execute();
  await world.context.db.deleteFrom("jobs").execute();
  world.mailbox.length = 0;
  ({ id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  await write("property", { address: "12 Lakeside Rd", city: "Wānaka", country: "New Zealand" });
  await write("checkin", { doorCode: "4711", details: "<p>The door is on the left.</p>" });
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", ...zone });
});

async function write(type: string, content: object) {
  const sections = (await aroha.get(`/api/guidebooks/${id}/sections`)).body;
  const section = sections.find((one: { type: string }) => one.type === type);
  const saved = await aroha.put(`/api/guidebook-sections/${section.id}`, {
    content: { ...section.content, ...content },
  });
  expect(saved.status).toBe(200);
}

async function arrive(given: object = {}) {
  const days = { arrival: "2026-01-06", departure: "2026-01-08", guestName: "Anna" };
  const stay = (await aroha.post(`/api/guidebooks/${id}/stays`, { ...days, ...given })).body;
  await aroha.patch(`/api/stays/${stay.id}`, { sent: true });
  await world.guest.post(`/view/${stay.token}/opened`);
  return stay;
}

const tonight = async (): Promise<CheckedArrival[]> => (await aroha.get("/api/stays/tonight")).body;
const codes = async () => (await tonight()).flatMap(({ findings }) => findings.map(({ code }) => code));

describe("an arrival of the next 36 hours", () => {
  test("is in order where nothing would keep its guest out", async () => {
    const stay = await arrive();
    expect(await tonight()).toEqual([
      {
        stayId: stay.id,
        guidebookId: id,
        guidebookName: "Lake House",
        platform: null,
        guestName: "Anna",
        arrival: "2026-01-06",
        departure: "2026-01-08",
        checkInTime: "15:00",
        checkInAt: Date.UTC(2026, 0, 6, 2),
        timeZone: "Pacific/Auckland",
        findings: [],
      },
    ]);
  });

  test("is rehearsed until the guest has arrived, and not before", async () => {
    const stay = await arrive();
    await arrive({ arrival: "2026-01-08", departure: "2026-01-09" });
    expect(await tonight()).toHaveLength(1);
    await aroha.patch(`/api/stays/${stay.id}`, { arrived: true });
    expect(await tonight()).toEqual([]);
  });

  test("reads the first 100,000 characters of a section", async () => {
    const details = `<p>${"Kia ora. ".repeat(12_000)}The door code is 4471#.</p>`;
    await write("checkin", { doorCode: "7391#", details });
    await arrive();
    expect(await codes()).toEqual([]);
  });

  test("names a text that says another code than the guidebook", async () => {
    await write("checkin", { doorCode: "7391#", details: "<p>The door code is 4471#.</p>" });
    await arrive();
    expect((await tonight())[0]?.findings).toMatchObject([
      {
        code: "other_code_in_text",
        sentence: "“Check In” says the code 4471, and this guest’s is 7391#.",
      },
    ]);
  });

  test("says in a sentence what is wrong, the most dangerous first, with what mends it", async () => {
    const stay = await arrive({ doorCode: "9931" });
    await aroha.put(`/api/guidebooks/${id}/access`, { contact: "" });
    expect((await tonight())[0]?.findings).toEqual([
      {
        code: "lock_not_set",
        sentence: "The door code of this stay is not set on the lock yet.",
        isUrgent: true,
        mend: { label: "I have set it", path: `/guidebooks/${id}/stays?stay=${stay.id}`, action: "lock set" },
      },
      {
        code: "no_contact",
        sentence: "Guests cannot ring anyone at night: you have no contact.",
        isUrgent: true,
        mend: { label: "Add a contact", path: `/guidebooks/${id}?open=access.contact` },
      },
    ]);
    await aroha.patch(`/api/stays/${stay.id}`, { lockSet: true });
    expect(await codes()).toEqual(["no_contact"]);
  });

  test("is not in order with a link that has ended, or nights that are two guests'", async () => {
    const stay = await arrive();
    await aroha.delete(`/api/stays/${stay.id}`);
    expect(await codes()).toEqual(["link_ended"]);
    await aroha.patch(`/api/stays/${stay.id}`, { revoked: false });
    await arrive({ arrival: "2026-01-07", departure: "2026-01-09" });
    expect(await codes()).toEqual(["nights_overlap"]);
  });

  test("has its calendar read", async () => {
    const { db, now } = world.context;
    const stay = await arrive();
    const times = { read_at: now() - 30 * HOUR, next_read_at: now(), failures: 0, created_at: 1 };
    const feed = {
      host: "www.airbnb.com",
      url: "x",
      url_digest: "x",
      closures: "ask",
      skipped: "{}",
    } as const;
    await db
      .insertInto("calendars")
      .values({ id: "cal", guidebook_id: id, platform: "airbnb", ...feed, ...times })
      .execute();
    const days = { arrival: stay.arrival, departure: stay.departure };
    await db
      .insertInto("calendar_entries")
      .values({
        id: "entry",
        calendar_id: "cal",
        uid: "1",
        kind: "stay",
        stay_id: stay.id,
        is_echo: 0,
        is_missing_with_others: 0,
        ...days,
      })
      .execute();
    const [finding] = (await tonight())[0]?.findings ?? [];
    expect(finding?.sentence).toBe(
      "The calendar “www.airbnb.com” was last read on Sunday 4 January, so this stay may have changed.",
    );
    expect(finding?.mend).toMatchObject({ action: "read calendar", calendarId: "cal" });
    await db.updateTable("calendars").set({ read_at: now() }).execute();
    expect(await codes()).toEqual([]);
  });

  test("is seen by members, and by nobody of another account", async () => {
    await arrive({ doorCode: "9931" });
    const vera = await world.member(aroha, "Vera", "viewer");
    expect((await vera.get("/api/stays/tonight")).body).toHaveLength(1);
    const mal = await world.host("Mal");
    expect((await mal.get("/api/stays/tonight")).body).toEqual([]);
  });
});

describe("at noon of the property", () => {
  /** Moves the clock to an hour of the day in Wānaka, 13 hours ahead of UTC. */
  const moveTo = (hour: number) => {
    const now = world.clock.now();
    const inZone = (now / HOUR + 13) % 24;
    world.clock.advance(((hour - inZone + 24) % 24) * HOUR);
  };
  const tomorrow = () => new Date(world.clock.now() + 37 * HOUR).toISOString().slice(0, 10);
  const in4Days = () => new Date(world.clock.now() + 97 * HOUR).toISOString().slice(0, 10);
  const emails = () => world.mailbox.filter(({ subject }) => subject.includes("need"));

  test("those who may share are sent an email, once a day, where something is wrong", async () => {
    const edda = await world.member(aroha, "Edda", "editor");
    await world.member(aroha, "Viola", "viewer");
    moveTo(11);
    await arrive({ arrival: tomorrow(), departure: in4Days(), doorCode: "9931" });
    await world.context.db.updateTable("stays").set({ platform: "booking" }).execute();
    await world.runJobs();
    expect(emails()).toEqual([]);
    moveTo(12.5);
    world.clock.advance(HOUR);
    await world.runJobs();
    expect(
      emails()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([aroha.email, edda.email]);
    expect(emails()[0]?.text).toMatch(/\nLake House, Booking\.\u2060com guest, [\w ]+ from 3 pm\n/);
    expect(emails()[0]?.text).not.toContain("Anna");
    expect(emails()[0]?.text).toContain("- The door code of this stay is not set on the lock yet.\n");
    expect(emails()[0]?.text).toContain(`I have set it: http://porchlight.test/guidebooks/${id}/stays`);
    world.clock.advance(1.1 * HOUR);
    await world.runJobs();
    expect(emails()).toHaveLength(2);
  });

  test("nothing is written and nobody is sent anything where all is in order", async () => {
    moveTo(12.5);
    await arrive({ arrival: tomorrow(), departure: in4Days() });
    await world.runJobs();
    expect(emails()).toEqual([]);
    expect(await world.context.db.selectFrom("tonight_emails").selectAll().execute()).toEqual([]);
  });

  test("an email is not sent where all was fixed before it", async () => {
    moveTo(12.5);
    const stay = await arrive({ arrival: tomorrow(), departure: in4Days(), doorCode: "9931" });
    await world.context.jobs.add(world.context.db, arrivalsEmail, {
      accountId: aroha.accountId,
      userId: aroha.id,
    });
    await aroha.patch(`/api/stays/${stay.id}`, { lockSet: true });
    await world.runJobs();
    expect(emails()).toEqual([]);
  });
});
