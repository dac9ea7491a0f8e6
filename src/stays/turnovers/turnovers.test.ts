import { beforeEach, describe, expect, test } from "vitest";
import { turnoverReads as reads } from "#stays/turnovers/limits.ts";
import { newWorld } from "#test/world.ts";

// Monday 5 January 2026, 10 pm in Wānaka, is 9 am in UTC.
const world = await newWorld();
const aroha = await world.host("Aroha");
let id: string;
let token: string;

const stays = [
  { arrival: "2026-01-03", departure: "2026-01-07", guestName: "Zebedee", note: "allergic" },
  { arrival: "2026-01-07", departure: "2026-01-09", guestName: "Quirin", doorCode: "9931", code: "HMABCDE1" },
  { arrival: "2026-01-25", departure: "2026-01-27", guestName: "Ottilie" },
];

beforeEach(async () => {
  await world.context.db.deleteFrom("guidebooks").execute();
  ({ id } = (await aroha.post("/api/guidebooks", { name: "Lake House; Lot 3, Wānaka" })).body);
  await aroha.put(`/api/guidebooks/${id}/access`, { timeZone: "Pacific/Auckland" });
  for (const stay of stays) await aroha.post(`/api/guidebooks/${id}/stays`, stay);
  token = await newLink();
});

async function newLink(given: object = {}): Promise<string> {
  const made = await aroha.post("/api/turnover-links", { guidebookIds: [id], ...given });
  expect(made.status).toBe(201);
  return made.body.token;
}

const press = (fields: Record<string, string>) =>
  world.guest.post(`/turnovers/${token}/ready`, new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
  });

describe("a cleaner's link", () => {
  test("shows who leaves and comes in 14 days, to whoever has it and to no search engine", async () => {
    const { status, text, headers } = await world.guest.get(`/turnovers/${token}`);
    expect(status).toBe(200);
    expect(text.replaceAll(/<[^>]+>/g, "")).toContain("Out 10 am → In 3 pmSame day");
    expect(text).toContain("Wednesday 7 January");
    expect(text).not.toContain("25 January");
    // Midnight at the property.
    expect(headers.get("turnovers-until")).toBe(String(Date.parse("2026-01-05T11:00:00Z")));
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("content-security-policy")).toContain("form-action 'self'");
  });

  test("is a calendar too", async () => {
    const { status, text, headers } = await world.guest.get(`/turnovers/${token}.ics`);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    const lines = text.split("\r\n");
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    const unfolded = text.replaceAll("\r\n ", "").split("\r\n");
    expect(unfolded).toContain("DTSTART:20260106T210000Z");
    expect(unfolded).toContain("DTEND:20260107T020000Z");
    expect(unfolded).toContain("SUMMARY:Lake House\\; Lot 3\\, Wānaka: Out 10 am\\, in 3 pm\\, same day");
    expect(unfolded.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
    expect(unfolded[0]).toBe("BEGIN:VCALENDAR");
    expect(unfolded.at(-2)).toBe("END:VCALENDAR");
  });

  test("names no guest, and no code unless the host ticks it", async () => {
    const paths = [`/turnovers/${token}`, `/turnovers/${token}.ics`];
    const api = await aroha.get("/api/turnovers");
    const texts = [...(await Promise.all(paths.map((path) => world.guest.get(path)))), api];
    for (const { text, headers } of texts) {
      const bytes = text + JSON.stringify([...headers]);
      for (const word of ["Zebedee", "Quirin", "allergic", "HMABCDE1", "9931"])
        expect(bytes).not.toContain(word);
    }
    const withCodes = await newLink({ showsCodes: true });
    const page = await world.guest.get(`/turnovers/${withCodes}`);
    expect(page.text).toContain("9931");
    expect((await world.guest.get(`/turnovers/${withCodes}.ics`)).text).toContain("9931");
    expect(page.text).not.toContain("Quirin");
  });

  test("has a button for each home that is ready, which can be undone", async () => {
    const turnover = { guidebook: id, day: "2026-01-07" };
    expect((await world.guest.get(`/turnovers/${token}`)).text).not.toContain("Mark as ready");
    await press(turnover);
    expect((await aroha.get("/api/turnovers")).body[0].readyAt).toBeNull();
    world.clock.advance(36 * 3_600_000);
    expect((await world.guest.get(`/turnovers/${token}`)).text).toContain("Mark as ready");
    const pressed = await press(turnover);
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get("location")).toBe(`/turnovers/${token}#2026-01-07-${id}`);
    expect((await world.guest.get(`/turnovers/${token}`)).text).toContain("Undo");
    const readyAt = async () => (await aroha.get("/api/turnovers")).body[0].readyAt;
    expect(await readyAt()).toBe(world.clock.now());
    expect((await aroha.get("/api/turnovers")).body[0].hasCleaner).toBe(true);
    await press({ ...turnover, undo: "yes" });
    expect(await readyAt()).toBeNull();
    expect((await press({})).status).toBe(404);
  });

  test("opens nothing when it has ended, its guidebook is archived or its host's plan long over", async () => {
    expect((await aroha.get("/api/turnover-links")).body[0]).toMatchObject({ token, revokedAt: null });
    await aroha.delete(`/api/turnover-links/${token}`);
    for (const path of [`/turnovers/${token}`, `/turnovers/${token}.ics`, "/turnovers/nope"]) {
      const gone = await world.guest.get(path);
      expect(gone.status).toBe(404);
      expect(gone.text).toContain("This link has ended");
      expect(gone.headers.get("cache-control")).toBe("no-store");
    }
    expect((await press({ guidebook: id, day: "2026-01-07" })).status).toBe(404);
    expect((await aroha.get("/api/turnovers")).body[0].hasCleaner).toBe(false);
    token = await newLink();
    const { db, now } = world.context;
    const ended = now() - 31 * 24 * 3_600_000;
    const over = { state: "ended", period_end: ended, access_until: ended, ended_at: ended } as const;
    const before = await db.selectFrom("account_subscriptions").selectAll().executeTakeFirstOrThrow();
    await db.updateTable("account_subscriptions").set(over).execute();
    expect((await world.guest.get(`/turnovers/${token}`)).status).toBe(404);
    await db.updateTable("account_subscriptions").set(before).execute();
    await world.context.db.updateTable("guidebooks").set({ archived_at: 1 }).execute();
    expect((await world.guest.get(`/turnovers/${token}`)).text).not.toContain("Lake House");
  });

  test("is made and ended by those who may share its guidebooks", async () => {
    const mal = await world.host("Mal");
    expect((await mal.post("/api/turnover-links", { guidebookIds: [id] })).status).toBe(404);
    expect((await mal.delete(`/api/turnover-links/${token}`)).status).toBe(404);
    expect((await mal.get("/api/turnovers")).body).toEqual([]);
    const vera = await world.member(aroha, "Vera", "viewer");
    expect((await vera.post("/api/turnover-links", { guidebookIds: [id] })).status).toBe(403);
    expect((await vera.get("/api/turnovers")).body).toHaveLength(2);
    expect((await aroha.post("/api/turnover-links", { guidebookIds: [] })).status).toBe(400);
  });

  test("is read 600 times a minute", async () => {
    for (let count = 0; count < 600; count += 1) await world.context.limits.consume(reads, "127.0.0.1");
    const refused = await world.guest.get(`/turnovers/${token}`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).not.toBeNull();
    world.clock.advance(61_000);
  });
});
