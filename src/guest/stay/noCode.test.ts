import { beforeEach, describe, expect, test } from "vitest";
import { isQuick } from "#test/quick.ts";
import { newWorld } from "#test/world.ts";

const DAY = 24 * 3_600_000;
/** A guest at the door calls with one press. */
const NUMBER = '<a href="tel:021555010" class="text-link">021 555 010</a>';
const DOOR_CODE = "7391#";
const world = await newWorld({ TRUST_PROXY: "127.0.0.1" });
const aroha = await world.host("Aroha");
const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
let slug: string;
let id: string;

beforeEach(async () => {
  await world.context.db.updateTable("guidebooks").set({ archived_at: 1 }).execute();
  await world.context.db.deleteFrom("rate_limits").execute();
  world.mailbox.length = 0;
  ({ id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const checkin = body.find(({ type }: { type: string }) => type === "checkin");
  await aroha.put(`/api/guidebook-sections/${checkin.id}`, { content: { doorCode: DOOR_CODE } });
  const access = { access: "stays", timeZone: "Pacific/Auckland", contact: "Mere, 021 555 010" };
  await aroha.put(`/api/guidebooks/${id}/access`, access);
});

const ask = (name: string, headers: Record<string, string> = FORM) =>
  world.guest.post(`/view/${slug}/stay/request`, new URLSearchParams({ name }).toString(), headers);
const waiting = async (name = "Anna") => (await ask(name)).headers.get("location") ?? "";
const open = async () => (await aroha.get("/api/stay-requests")).body;
const today = () => new Date(world.clock.now()).toLocaleDateString("en-CA", { timeZone: "Pacific/Auckland" });
const later = (days: number) => new Date(Date.parse(today()) + days * DAY).toISOString().slice(0, 10);

describe("a guest without a code", () => {
  test("finds the form where the way in is, without script", async () => {
    const { text } = await world.guest.get(`/view/${slug}/stay`);
    expect(text).toContain('<form id="no-code"');
    expect(text).toContain(`action="/view/${slug}/stay/request"`);
  });

  test("rings with one press, and reads the page in another language, wherever there is no code", async () => {
    for (const path of [`/view/${slug}/stay`, await waiting()]) {
      const { text } = await world.guest.get(path);
      const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
      expect(main).toMatch(/<a href="tel:021555010" class="button[^>]*>.*Call Mere/);
      const foot = text.slice(text.indexOf("<footer"));
      expect(foot).not.toContain("021 555 010");
      expect(foot).toContain('href="?lang=de"');
    }
  });

  test("waits on a page of its own that asks again by itself", async () => {
    const answered = await ask("Anna");
    expect(answered.status).toBe(303);
    const page = await world.guest.get(answered.headers.get("location") ?? "");
    expect(page.status).toBe(200);
    expect(page.text).toContain('<noscript><meta http-equiv="refresh" content="15"/></noscript>');
    expect(page.text).toContain(`If you are at the door, ring Mere, ${NUMBER}.`);
    expect(page.text).not.toContain(DOOR_CODE);
    expect(page.headers.get("cache-control")).toBe("no-store");
    world.clock.advance(DAY);
    const old = await world.guest.get(answered.headers.get("location") ?? "");
    expect(old.text).not.toContain("http-equiv");
  });

  test("gets the same answer whether there is a stay or not", async () => {
    const before = (await world.guest.get(await waiting())).text;
    await aroha.post(`/api/guidebooks/${id}/stays`, { arrival: today(), departure: later(2) });
    expect((await world.guest.get(await waiting())).text).toBe(before);
  });

  test("is let in until a day, and finds the codes", async () => {
    const path = await waiting();
    const [request] = await open();
    expect(request).toMatchObject({ firstName: "Anna", guidebookName: "Lake House", guidebookId: id });
    const { status, body } = await aroha.post(`/api/stay-requests/${request.id}/answer`, { until: later(2) });
    expect(status).toBe(200);
    expect(body.stay).toMatchObject({
      source: "asked",
      arrival: today(),
      departure: later(2),
      guestName: "Anna",
    });
    const led = await world.guest.get(path);
    expect(led.status).toBe(303);
    expect(led.headers.get("location")).toBe(`/view/${body.stay.token}`);
    expect((await world.guest.get(`/view/${body.stay.token}`)).text).toContain(DOOR_CODE);
    expect(await open()).toEqual([]);
  });

  test("is let in on the last day, too", async () => {
    await waiting();
    const [request] = await open();
    const { body } = await aroha.post(`/api/stay-requests/${request.id}/answer`, { until: today() });
    expect(body.stay).toMatchObject({ arrival: later(-1), departure: today() });
    expect((await world.guest.get(`/view/${body.stay.token}`)).text).toContain(DOOR_CODE);
  });

  test("reads the host's no in a kind sentence", async () => {
    const path = await waiting();
    const [request] = await open();
    await aroha.post(`/api/stay-requests/${request.id}/answer`, { refuse: true });
    const { text } = await world.guest.get(path);
    expect(text).toContain("Your host could not find your stay by this name.");
    expect(text).toContain(`ring Mere, ${NUMBER}`);
    expect(text).not.toContain("http-equiv");
    expect(await open()).toEqual([]);
  });

  test.each(["", "  ", "www.evil.example", "<b>Anna</b>", "Anna 0800"])(
    "must write a name: %j",
    async (name) => {
      const refused = await ask(name);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain("Write your first name, in letters.");
      expect(await open()).toEqual([]);
    },
  );

  test("may ask by five names an hour", async () => {
    for (const name of ["Anna", "Ben", "Cleo", "Dan", "Eve"]) expect((await ask(name)).status).toBe(303);
    const refused = await ask("Finn");
    expect(refused.status).toBe(429);
    expect(refused.text).toContain(`Or ring Mere, ${NUMBER}.`);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await open()).toHaveLength(5);
  });

  test("who asks again waits on the same page, and is one request", async () => {
    const path = await waiting();
    for (let times = 0; times < 9; times += 1) expect(await waiting()).toBe(path);
    expect(await open()).toHaveLength(1);
    const [request] = await open();
    await aroha.post(`/api/stay-requests/${request.id}/answer`, { refuse: true });
    expect(await waiting()).not.toBe(path);
  });

  test("who asks by the same name from the same network, but in another browser, is another request", async () => {
    const path = await waiting();
    const stranger = await world.visitor().post(`/view/${slug}/stay/request`, "name=Anna", FORM);
    expect(stranger.status).toBe(303);
    expect(stranger.headers.get("location")).not.toBe(path);
    expect(await open()).toHaveLength(2);
    const cookie = stranger.headers.get("set-cookie") ?? "";
    for (const part of ["HttpOnly", "SameSite=Lax", `Path=/view/${slug}/stay/request`])
      expect(cookie).toContain(part);
  });

  test("who asks again after days in which nobody answered is a new request", async () => {
    const path = await waiting();
    world.clock.advance(3 * 24 * 3_600_000);
    await world.context.db
      .updateTable("sessions")
      .set({ expires_at: world.clock.now() + 1e9, last_seen_at: world.clock.now() })
      .execute();
    expect(await waiting()).not.toBe(path);
    expect(await open()).toHaveLength(1);
  });

  test("is not sent from another site, and not where everyone sees all", async () => {
    expect((await ask("Anna", { ...FORM, origin: "https://evil.example" })).status).toBe(403);
    await aroha.put(`/api/guidebooks/${id}/access`, { access: "everyone" });
    expect(await waiting()).toBe(`/view/${slug}`);
    expect(await open()).toEqual([]);
  });
});

describe("the host", () => {
  test("gets an email with a link to answer by, unless it is answered already", async () => {
    await waiting("Zoë");
    await world.runJobs();
    expect(world.mailbox).toMatchObject([{ to: aroha.email, subject: "Zoë has no code for Lake House" }]);
    expect(world.mailbox[0]?.text).toContain("/stays\n");
    await waiting("Jo");
    for (const { id: one } of await open())
      await aroha.post(`/api/stay-requests/${one}/answer`, { refuse: true });
    await world.runJobs();
    expect(world.mailbox).toHaveLength(1);
  });

  test("answers once, and with a day that is not over", async () => {
    await waiting();
    const [request] = await open();
    const answer = (body: object) => aroha.post(`/api/stay-requests/${request.id}/answer`, body);
    expect((await answer({ until: later(-1) })).body).toMatchObject({
      code: "invalid",
      fields: { until: "Choose today or a later day." },
    });
    expect((await answer({})).status).toBe(400);
    expect((await answer({ until: later(3) })).status).toBe(200);
    expect((await answer({ until: later(3) })).body.code).toBe("already_answered");
    expect((await answer({ refuse: true })).body.code).toBe("already_answered");
    expect((await aroha.get(`/api/guidebooks/${id}/stays`)).body).toHaveLength(1);
  });
});

describe("strangers who ask for codes", () => {
  const askFrom = (ip: string, name: string) => ask(name, { ...FORM, "x-forwarded-for": ip });
  const strangers = (count: number, ipOf: (at: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, at) => askFrom(ipOf(at), `Stranger ${wordOf(at)}`)));
  const wordOf = (at: number) => Array.from(`${at}`, (digit) => "abcdefghij"[Number(digit)]).join("");
  const namesShown = async () => (await open()).map(({ firstName }: { firstName: string }) => firstName);

  test("do not close the way to the host with 20 requests from five addresses", async () => {
    await strangers(20, (at) => `203.0.113.${at % 5}`);
    const guest = await askFrom("198.51.100.7", "Anna");
    expect(guest.status).toBe(303);
    await strangers(5, (at) => `203.0.114.${at % 5}`);
    expect((await namesShown()).slice(0, 11)).toContain("Anna");
  });

  test.skipIf(isQuick)("do not bury a guest whose name a stay has, 500 of them neither", async () => {
    const stay = { arrival: today(), departure: later(2), guestName: "Ánna Ngata" };
    expect((await aroha.post(`/api/guidebooks/${id}/stays`, stay)).status).toBe(201);
    const before = await strangers(250, (at) => `203.0.${Math.floor(at / 250)}.${at % 250}`);
    expect((await askFrom("198.51.100.7", "Anna")).status).toBe(303);
    const after = await strangers(250, (at) => `203.1.${Math.floor(at / 250)}.${at % 250}`);
    for (const { status } of [...before, ...after]) expect(status).toBe(303);
    const shown = await open();
    expect(shown).toHaveLength(50);
    expect(shown[0]).toMatchObject({ firstName: "Anna", isExpected: true });
    expect(shown[1]).toMatchObject({ isExpected: false });
    await world.runJobs();
    expect(world.mailbox.filter(({ subject }) => subject === "Anna has no code for Lake House")).toHaveLength(
      1,
    );
    expect(world.mailbox).toHaveLength(21);
    world.clock.advance(15 * 60_000);
    await world.runJobs();
    expect(world.mailbox).toHaveLength(22);
    expect(world.mailbox[21]?.subject).toBe("501 people have no code for Lake House");
    expect(world.mailbox[21]?.text).toContain("/stays\n");
  });
});
