import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openZip } from "#operations/export/zip/readZip.server.ts";
import { newProgram } from "#test/program.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const CODE = "7391#";
const FOLD = "Before you arrive";
const FIRST = "Your host asks you to answer a few questions first.";
const off = { rules: false, names: false, arrivalTime: false, carPlate: false, beforeCode: false };
const RULES = ["No parties or events", "Quiet between 10 pm and 7 am"];

let world: World;
let aroha: Host;
let id: string;
let slug: string;
let stay: { id: string; token: string };

const at = (moment: string) => world.clock.advance(Date.parse(moment) - world.clock.now());
const path = () => `/view/${stay.token}`;
const page = async () => (await world.guest.get(path())).text;
const ask = (form: object) => aroha.put(`/api/guidebooks/${id}/arrival-form`, { ...off, ...form });
const send = (typed: Record<string, string>, to = path()) =>
  world.guest.post(`${to}/details`, new URLSearchParams(typed).toString(), FORM);
const details = async (as: Pick<Host, "get"> = aroha) => (await as.get(`/api/stays/${stay.id}/details`)).body;
const versionOn = (text: string) => /name="version" value="(\w+)"/.exec(text)?.[1] ?? "";

async function write(type: string, content: object) {
  const { body } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const section = body.find((one: { type: string }) => one.type === type);
  const saved = await aroha.put(`/api/guidebook-sections/${section.id}`, { content });
  expect(saved.status).toBe(200);
}
const newStay = async (days: object = {}) =>
  (
    await aroha.post(`/api/guidebooks/${id}/stays`, {
      arrival: "2026-01-09",
      departure: "2026-01-12",
      guestName: "Anna",
      ...days,
    })
  ).body;

// Monday 5 January 2026, 9 am in UTC, is 8 pm in Sydney; the check-in is at 04:00 in UTC.
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  at("2026-01-05T09:00:00Z");
  aroha = await world.host(`Aroha${Math.random().toString(36).slice(2)}`);
  ({ id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  await write("checkin", { doorCode: CODE, details: "<p>Left door.</p>" });
  await write("rules", { rules: RULES });
  await aroha.put(`/api/guidebooks/${id}/access`, { access: "stays", timeZone: "Australia/Sydney" });
  stay = await newStay();
});

describe("what guests are asked", () => {
  test("nothing is asked before the host turns it on", async () => {
    const before = await page();
    expect(before).not.toContain(FOLD);
    expect((await aroha.get(`/api/guidebooks/${id}/arrival-form`)).body).toEqual(off);
    expect((await ask({ names: true })).body).toEqual({ ...off, names: true });
    expect(await page()).toContain("Names of all guests");
    await ask({});
    expect(await page()).toBe(before);
  });

  test("guests agree to the rules as they were shown, and host and page have what they answered", async () => {
    await ask({ rules: true, names: true, arrivalTime: true, carPlate: true });
    const version = versionOn(await page());
    const names = "Anna Ito\n\n  Ben   Ito ";
    const answered = await send({ names, time: "16:30", plate: "ABC 123", agree: "1", version });
    expect([answered.status, answered.headers.get("location")]).toEqual([303, `${path()}#details`]);
    expect(await details()).toEqual({
      answeredAt: world.clock.now(),
      isReadable: true,
      names: ["Anna Ito", "Ben Ito"],
      arrivalTime: "16:30",
      carPlate: "ABC 123",
      rules: { by: "Anna Ito", at: world.clock.now(), version, words: RULES, language: "en" },
    });
    const shown = await page();
    for (const text of ["You answered on Monday 5 January.", "Anna Ito, Ben Ito", "4:30 pm", "Change"])
      expect(shown).toContain(text);
    const [listed] = (await aroha.get(`/api/guidebooks/${id}/stays`)).body;
    expect(listed.detailsAt).toBe(world.clock.now());
    const row = await world.context.db
      .selectFrom("stay_details")
      .selectAll()
      .where("stay_id", "=", stay.id)
      .execute();
    expect(JSON.stringify(row)).not.toMatch(/Anna|Ben|ABC 123|16:30/);
  });

  test("what is wrong comes back as a sentence, with what was typed", async () => {
    await ask({ rules: true, names: true, arrivalTime: true });
    const version = versionOn(await page());
    const refused = await send({ names: "Zoë <b>", time: "late", version });
    expect(refused.status).toBe(422);
    for (const text of [
      "Zoë &lt;b&gt;</textarea>",
      "Please say when you will arrive",
      "Please tick that you agree to the house rules.",
      '<details id="details" class="now-more" open',
    ])
      expect(refused.text).toContain(text);
    const long = await send({ names: "n".repeat(81), time: "16:00", agree: "1", version });
    expect(long.text).toContain("This is too long.");
    expect((await details()).answeredAt).toBeNull();
    expect((await send({ names: "n".repeat(40_000) })).status).toBe(413);
  });

  test("rules that change while they are read are shown again, and are not agreed to", async () => {
    await ask({ rules: true });
    const version = versionOn(await page());
    await write("rules", { rules: ["No smoking"] });
    const refused = await send({ name: "Anna Ito", agree: "1", version });
    expect(refused.text).toContain("The house rules have just changed.");
    expect(refused.text).toContain("No smoking");
    expect(refused.text).not.toMatch(/name="agree"[^>]*checked/);
    expect((await details()).rules).toBeNull();
  });

  test("changed rules ask again before the arrival, and not after it", async () => {
    await ask({ rules: true, beforeCode: true });
    at("2026-01-08T00:00:00Z");
    await send({ name: "Anna Ito", agree: "1", version: versionOn(await page()) });
    await write("rules", { rules: ["No smoking"] });
    const asked = await page();
    expect(asked).toContain("The house rules have changed since you agreed.");
    expect(asked).toContain(CODE); // once answered, no code is taken away
    at("2026-01-09T04:00:00Z");
    expect(await page()).not.toContain("The house rules have changed");
  });

  test("a double press is one answer, and an event without words", async () => {
    await ask({ names: true });
    await Promise.all([send({ names: "Wilhelmina" }), send({ names: "Wilhelmina" })]);
    await send({ names: "Wilhelmina" });
    const events = await world.context.db
      .selectFrom("events")
      .selectAll()
      .where("guidebook_id", "=", id)
      .where("kind", "=", "guest.details")
      .execute();
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain("Wilhelmina");
  });

  test("an answer can be changed until the check-in, and given until the departure", async () => {
    await ask({ names: true, arrivalTime: true });
    const late = await newStay({ arrival: "2026-01-20", departure: "2026-01-22" });
    await send({ names: "Anna Ito", time: "16:00" });
    await send({ names: "Anna Ito\nBen Ito", time: "16:00" });
    expect((await details()).names).toEqual(["Anna Ito", "Ben Ito"]);
    at("2026-01-09T04:00:00Z");
    expect(await page()).not.toContain(FOLD);
    const refused = await send({ names: "Cleo", time: "16:00" });
    expect([refused.status, refused.text.includes("Your stay has begun")]).toEqual([409, true]);
    expect((await details()).names).toEqual(["Anna Ito", "Ben Ito"]);
    stay = late;
    at("2026-01-21T04:00:00Z");
    const shown = await page();
    expect(shown).toContain(FOLD);
    expect(shown).not.toContain("When will you arrive?");
    expect((await send({ names: "Dora" })).status).toBe(303);
    at("2026-01-23T04:00:00Z");
    expect((await send({ names: "Emil" })).status).toBe(404);
    expect((await details()).names).toEqual(["Dora"]);
  });

  test("twenty answers an hour are taken", async () => {
    await ask({ names: true });
    for (let n = 0; n < 20; n += 1) await send({ names: `Anna ${n}` });
    const refused = await send({ names: "Anna 20" });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain("You have sent this many times.");
    expect(refused.text).toContain("Anna 20</textarea>");
    expect((await details()).names).toEqual(["Anna 19"]);
  });

  test("in another language the words are that language's, and the rules as the guest read them", async () => {
    await ask({ rules: true, names: true });
    const german = { ...FORM, "accept-language": "de" };
    const shown = (await world.guest.get(path(), german)).text;
    expect(shown).toContain("Vor Ihrer Ankunft");
    const sent = new URLSearchParams({ names: "Jörg", version: versionOn(shown) }).toString();
    const refused = await world.guest.post(`${path()}/details`, sent, german);
    expect(refused.text).toContain("Bitte bestätigen Sie, dass Sie den Hausregeln zustimmen.");
  });
});

describe("a code that waits for the answer", () => {
  beforeEach(async () => {
    await ask({ names: true, beforeCode: true });
    at("2026-01-08T00:00:00Z");
  });
  const codeIn = async (where: string) => (await world.guest.get(where)).text.includes(CODE);

  test("is on no page, sheet or call before it, and on all in the same moment", async () => {
    const places = [
      path(),
      `/print/${stay.token}`,
      `/api/public/${stay.token}/sections`,
      `${path()}/search?q=door`,
    ];
    for (const place of places) expect(await codeIn(place)).toBe(false);
    const asked = await page();
    expect(asked).toContain(FIRST);
    expect(asked).toContain('href="#details"');
    const answered = await send({ names: "Anna Ito" });
    expect(answered.headers.get("location")).toBe(path());
    expect(await codeIn(path())).toBe(true);
    expect(await page()).not.toContain(FIRST);
  });

  test("still waits for its day once it is answered", async () => {
    at("2026-01-05T10:00:00Z");
    expect(await page()).toContain(FIRST);
    await send({ names: "Anna Ito" });
    const answered = await page();
    expect(answered).not.toContain(CODE);
    expect(answered).toContain("Your door code appears here from");
  });

  test("waits for no guest who has checked in when the host turned it on", async () => {
    await ask({});
    at("2026-01-09T05:00:00Z");
    expect(await page()).toContain(CODE);
    await ask({ names: true, beforeCode: true });
    const shown = await page();
    expect(shown).toContain(CODE);
    expect(shown).toContain(FOLD);
  });

  test("the emergency number and the contact wait for nothing", async () => {
    await aroha.put(`/api/guidebooks/${id}/access`, { contact: "Mere, 021 555 010" });
    await write("property", { country: "Australia" });
    const shown = await page();
    expect(shown).toContain("021 555 010");
    expect(shown).toContain("tel:000");
  });

  test("a guest who has not answered is a cause in Ready for tonight", async () => {
    const codes = async () =>
      (await aroha.get("/api/stays/tonight")).body[0].findings.map(({ code }: { code: string }) => code);
    expect(await codes()).toContain("not_answered");
    await send({ names: "Anna Ito" });
    expect(await codes()).not.toContain("not_answered");
  });

  test("where everyone sees the codes nothing waits", async () => {
    await aroha.put(`/api/guidebooks/${id}/access`, { access: "everyone" });
    expect(await page()).toContain(CODE);
  });
});

describe("who may", () => {
  beforeEach(() => ask({ names: true, beforeCode: true }));

  test("answers come by the stay's own live link alone", async () => {
    const body = { names: "Mal" };
    const { token } = (await aroha.post(`/api/guidebooks/${id}/share-links`, {})).body;
    for (const key of [slug, token, "demo", "nosuchtoken0000000000x"])
      expect((await send(body, `/view/${key}`)).status).toBe(404);
    await aroha.delete(`/api/stays/${stay.id}`);
    expect((await send(body)).status).toBe(404);
    expect((await details()).answeredAt).toBeNull();
    await aroha.patch(`/api/stays/${stay.id}`, { revoked: false });
    const elsewhere = { ...FORM, "sec-fetch-site": "cross-site" };
    expect((await world.guest.post(`${path()}/details`, "names=Mal", elsewhere)).status).toBe(403);
    await ask({});
    expect((await send(body)).status).toBe(404);
  });

  test("members who may see guests read the answers, others do not", async () => {
    await send({ names: "Anna Ito" });
    const viewer = await world.member(aroha, "Vera", "viewer");
    const editor = await world.member(aroha, "Edda", "editor");
    const other = (await aroha.post("/api/guidebooks", { name: "Crib" })).body.id;
    const limited = await world.member(aroha, "Lim", "editor", { guidebooks: [other] });
    const program = await newProgram(world, aroha, { role: "viewer" });
    const stranger = await world.host("Mal");
    const sheet = `/api/guidebooks/${id}/details.csv`;
    for (const [who, status] of [
      [aroha, 200],
      [editor, 200],
      [viewer, 403],
      [program, 403],
      [limited, 404],
      [stranger, 404],
      [world.guest, 401],
    ] as const)
      for (const where of [sheet, `/api/stays/${stay.id}/details`])
        expect((await who.get(where)).status).toBe(status);
    expect((await viewer.put(`/api/guidebooks/${id}/arrival-form`, off)).status).toBe(403);
    expect((await viewer.get(`/api/guidebooks/${id}/arrival-form`)).body.names).toBe(true);
    expect((await stranger.put(`/api/guidebooks/${id}/arrival-form`, off)).status).toBe(404);
  });
});

test("the sheet has every stay, dated, without formulas", async () => {
  await ask({ rules: true, names: true, carPlate: true });
  await newStay({ arrival: "2026-02-01", departure: "2026-02-03", guestName: "Dora" });
  const version = versionOn(await page());
  await send({ names: "=HYPERLINK(1)\nBen", plate: "@SUM", agree: "1", version });
  const sheet = await aroha.get(`/api/guidebooks/${id}/details.csv`);
  expect(sheet.headers.get("content-disposition")).toContain("guests-2026-01-05.csv");
  expect(sheet.headers.get("cache-control")).toBe("private, no-store");
  expect(sheet.text).toContain(
    `2026-01-09,2026-01-12,Anna,,"2026-01-05, 8:00 pm","'=HYPERLINK(1)\nBen",,'@SUM`,
  );
  expect(sheet.text).toContain("2026-02-01,2026-02-03,Dora,,,");
});

test("the ready messages ask with the link until it is answered", async () => {
  const messages = async () => (await aroha.get(`/api/stays/${stay.id}/messages`)).body.messages;
  const asks = "Before you arrive, please answer a few questions here: ";
  expect(JSON.stringify(await messages())).not.toContain(asks);
  await ask({ names: true });
  for (const { text } of await messages())
    expect(text).toContain(`${asks}http://porchlight.test${path()}#details`);
  await send({ names: "Anna Ito" });
  expect(JSON.stringify(await messages())).not.toContain(asks);
});

test("the answers go with the stay, and the owner's export has them before", async () => {
  await ask({ names: true });
  await send({ names: "Quillfeather Ito" });
  const counts = (await aroha.get("/api/account/guest-data")).body;
  expect(counts).toContainEqual({ kind: "details", count: 1, oldest: "2026-01-12" });
  const zip = openZip(await aroha.download("/api/account/export"), { files: 100, bytes: 1e7 });
  const sheet = await zip.read("1-Lake-House/guests.csv");
  expect(sheet?.toString()).toContain("Quillfeather Ito");
  await world.context.db.deleteFrom("stays").where("id", "=", stay.id).execute();
  expect(
    await world.context.db.selectFrom("stay_details").selectAll().where("stay_id", "=", stay.id).execute(),
  ).toEqual([]);
});

test("two stays that are joined answer once", async () => {
  await ask({ names: true, beforeCode: true });
  const next = await newStay({ arrival: "2026-01-12", departure: "2026-01-14" });
  await aroha.patch(`/api/stays/${next.id}`, { joined: true });
  at("2026-01-08T00:00:00Z");
  await send({ names: "Anna Ito" }, `/view/${next.token}`);
  expect(await page()).toContain(CODE);
  expect(await details()).toMatchObject({ names: ["Anna Ito"] });
  await send({ names: "Anna Ito\nBen" });
  expect((await aroha.get(`/api/stays/${next.id}/details`)).body.names).toEqual(["Anna Ito", "Ben"]);
});

describe("after the stay", () => {
  const AIRBNB = "https://www.airbnb.com/trips";
  const LAST_DAY = "2026-01-11T23:00:00Z";

  test("the platform's reviews are linked from the last day on, where the host turned it on", async () => {
    await aroha.patch(`/api/stays/${stay.id}`, { platform: "airbnb" });
    at("2026-01-10T00:00:00Z");
    await aroha.put(`/api/guidebooks/${id}/review-link`, { shown: true });
    expect(await page()).not.toContain(AIRBNB);
    await aroha.put(`/api/guidebooks/${id}/review-link`, { shown: false });
    at(LAST_DAY);
    expect(await page()).not.toContain(AIRBNB);
    const link = `/api/guidebooks/${id}/review-link`;
    expect((await aroha.put(link, { shown: true })).body).toEqual({ shown: true });
    expect((await aroha.get(link)).body).toEqual({ shown: true });
    expect(await page()).toContain(AIRBNB);
    for (const platform of ["direct", null])
      expect((await world.guest.get(`/view/${(await newStay({ platform })).token}`)).text).not.toContain(
        "You can review",
      );
    at("2026-01-13T00:00:00Z");
    expect(await page()).toContain("You can review your stay here:");
  });
});
