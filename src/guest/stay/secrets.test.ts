import { beforeAll, describe, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

// Lake House is in Sydney; Anna stays from Sat 3 to Mon 5 October 2026, over the night in which clocks go forward.
const DOOR_CODE = "7391#";
const WIFI_PASSWORD = "kea-kea-kea";
const SAFE = "The safe opens with 5520";
const arrival = "2026-10-03";
const departure = "2026-10-05";

let world: World;
let aroha: Host;
let slug: string;
let shareToken: string;
let stay: { id: string; token: string; code: string };

async function save(guidebook: string, type: string, content: unknown) {
  const { body } = await aroha.get(`/api/guidebooks/${guidebook}/sections`);
  const section = body.find((one: { type: string }) => one.type === type);
  const saved = await aroha.put(`/api/guidebook-sections/${section.id}`, { content });
  if (saved.status !== 200) throw new Error(saved.text);
}

beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  const { body } = await aroha.post("/api/guidebooks", { name: "Lake House" });
  ({ slug } = body);
  const details = `<p>Left of the gate</p><div class="stay-only"><p>${SAFE}</p></div>`;
  await save(body.id, "checkin", { doorCode: DOOR_CODE, checkInTime: "15:00", details });
  await save(body.id, "wifi", { networkName: "Lake", password: WIFI_PASSWORD });
  await aroha.put(`/api/guidebooks/${body.id}/access`, {
    access: "stays",
    timeZone: "Australia/Sydney",
    contact: "Mere, 021 555 010",
  });
  shareToken = (await aroha.post(`/api/guidebooks/${body.id}/share-links`)).body.token;
  const made = { arrival, departure, guestName: "Anna", code: "HM4XABC123" };
  stay = (await aroha.post(`/api/guidebooks/${body.id}/stays`, made)).body;
});

/** Aroha stays signed in, however long it takes. */
async function goTo(iso: string) {
  world.clock.advance(Date.parse(iso) - world.clock.now());
  await world.context.db
    .updateTable("sessions")
    .set({ expires_at: world.clock.now() + 1e9, last_seen_at: world.clock.now() })
    .execute();
}

/** Everything that a guest's client can ask for by a key. */
const paths = (key: string) => [
  `/view/${key}`,
  `/print/${key}`,
  `/qr/${key}`,
  `/view/${key}/stay`,
  `/api/public/${key}`,
  `/api/public/guidebook/${key}`,
  `/api/public/slug/${key}`,
  `/api/public/demo/${key}`,
];

async function bytesOf(key: string): Promise<string> {
  const answers = await Promise.all(paths(key).map((path) => world.guest.get(path)));
  return answers.map(({ text, headers }) => JSON.stringify([...headers]) + text).join("\n");
}

describe("a link that everybody may have", () => {
  test("shows no door code and no passage for the stay, at any time, and is the same at all times", async () => {
    const seen = new Set<string>();
    for (const moment of ["2026-09-01T00:00:00Z", "2026-10-03T06:00:00Z", "2026-10-04T06:00:00Z"]) {
      await goTo(moment);
      for (const key of [slug, shareToken]) {
        const bytes = await bytesOf(key);
        for (const secret of [DOOR_CODE, SAFE, stay.token, stay.code]) expect(bytes).not.toContain(secret);
        expect(bytes).toContain("Left of the gate");
        expect(bytes).toContain(WIFI_PASSWORD); // who scans the code on the fridge is inside
      }
      const { text, headers } = await world.guest.get(`/view/${slug}`);
      seen.add(`${headers.get("etag")} ${text}`);
    }
    expect(seen.size).toBe(1);
  });

  test("lists what is missing, without a time", async () => {
    const { body } = await world.guest.get(`/api/public/${slug}`);
    const checkin = body.sections.find(({ type }: { type: string }) => type === "checkin");
    expect(checkin.content).not.toHaveProperty("doorCode");
    expect(checkin.content.masked).toEqual([{ path: "details" }, { path: "doorCode" }]);
  });

  test("offers the way in", async () => {
    const { text, headers } = await world.guest.get(`/view/${slug}`);
    expect(text).toContain("Staying here? Enter the code from your booking or your host's message.");
    expect(headers.get("content-security-policy")).toContain("form-action 'self'");
    expect(headers.get("referrer-policy")).toBe("same-origin");
  });
});

describe("the link of a stay", () => {
  const shows = async () => {
    const bytes = await bytesOf(stay.token);
    expect(bytes).not.toContain(slug);
    return [DOOR_CODE, SAFE].map((secret) => bytes.includes(secret));
  };

  const early =
    "Your door code appears here from Wednesday 30 September, Sydney time. Open this page then while you have internet; after that it works without.";
  const over = "Thank you for staying. The codes are hidden now; the tips remain.";
  test.each([
    ["long before", "2026-09-20T00:00:00+10:00", early],
    ["a second before three days before", "2026-09-29T23:59:59+10:00", early],
    ["three days before", "2026-09-30T00:00:00+10:00", null],
    ["on the day of arrival", "2026-10-03T15:00:00+10:00", null],
    ["in the night of the change of clocks", "2026-10-04T02:30:00+11:00", null],
    ["on the last day", "2026-10-05T09:00:00+11:00", null],
    ["a second before midnight", "2026-10-05T23:59:59+11:00", null],
    ["at midnight", "2026-10-06T00:00:00+11:00", over],
    ["a week after", "2026-10-12T12:00:00+11:00", over],
  ])("%s", async (_when, moment, sentence) => {
    await goTo(moment);
    expect(await shows()).toEqual([sentence === null, sentence === null]);
    const { text } = await world.guest.get(`/view/${stay.token}`);
    expect(text).toContain(sentence ?? DOOR_CODE);
  });

  test("is stored by nobody", async () => {
    const { headers } = await world.guest.get(`/view/${stay.token}`);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  test("shows what the host changes of the stay, at once", async () => {
    await aroha.patch(`/api/stays/${stay.id}`, { departure: "2026-10-13" });
    expect(await shows()).toEqual([true, true]);
    await aroha.patch(`/api/stays/${stay.id}`, { doorCode: "1212" });
    const { text } = await world.guest.get(`/view/${stay.token}`);
    expect(text.includes("1212")).toBe(true);
    expect(text.includes(DOOR_CODE)).toBe(false);
    await aroha.patch(`/api/stays/${stay.id}`, { doorCode: null });
    expect(await shows()).toEqual([true, true]);
  });

  test("shows the codes on the day of a change until the next guest's check-in", async () => {
    const { id } = (await aroha.get("/api/guidebooks")).body[0];
    const next = { arrival: "2026-10-13", departure: "2026-10-15" };
    const made = (await aroha.post(`/api/guidebooks/${id}/stays`, next)).body;
    await goTo("2026-10-13T14:59:59+11:00");
    expect(await shows()).toEqual([true, true]);
    await goTo("2026-10-13T15:00:00+11:00");
    expect(await shows()).toEqual([false, false]);
    await aroha.patch(`/api/stays/${stay.id}`, { checkOutTime: "14:00" }); // late check-out
    expect(await shows()).toEqual([true, true]);
    await goTo("2026-10-13T16:00:00+11:00");
    expect(await shows()).toEqual([false, false]);
    await aroha.delete(`/api/stays/${made.id}`);
    expect(await shows()).toEqual([true, true]);
  });

  test("names whom to ring once it is cancelled, or its host has ended it", async () => {
    const { id } = (await aroha.get("/api/guidebooks")).body[0];
    const { db } = world.context;
    await db.updateTable("stays").set({ cancelled_at: 1 }).where("id", "=", stay.id).execute();
    const cancelled = await world.guest.get(`/view/${stay.token}`);
    expect(cancelled.status).toBe(404);
    expect(cancelled.text).toContain("This stay was cancelled");
    expect(cancelled.text).toContain("tel:021555010");
    await db.updateTable("stays").set({ cancelled_at: null }).where("id", "=", stay.id).execute();
    await aroha.delete(`/api/stays/${stay.id}`);
    expect((await world.guest.get(`/view/${stay.token}`)).text).toContain("tel:021555010");
    await aroha.patch(`/api/guidebooks/${id}/archive`);
    expect((await world.guest.get(`/view/${stay.token}`)).text).not.toContain("Mere");
    await aroha.patch(`/api/guidebooks/${id}/restore`);
  });

  test("ends when the host ends it", async () => {
    await aroha.delete(`/api/stays/${stay.id}`);
    const ended = await world.guest.get(`/view/${stay.token}`);
    expect(ended.status).toBe(404);
    expect(ended.text).toContain("Your host has ended this link. Your booking is not affected.");
    await aroha.patch(`/api/stays/${stay.id}`, { revoked: false });
    expect((await world.guest.get(`/view/${stay.token}`)).status).toBe(200);
  });
});

test("a guidebook that is open to everyone shows all of it", async () => {
  const { id } = (await aroha.get("/api/guidebooks")).body[0];
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "everyone" });
  const bytes = await bytesOf(slug);
  for (const secret of [DOOR_CODE, SAFE]) expect(bytes).toContain(secret);
});
