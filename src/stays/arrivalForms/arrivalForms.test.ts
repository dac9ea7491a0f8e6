import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { noQuestions } from "#stays/arrivalForms/contract.ts";
import {
  DOOR_CODE,
  FORM,
  goTo,
  newPropertyWithForm,
  type PropertyWithForm,
  RULES,
  versionOn,
} from "#test/arrivalForm.ts";
import { newWorld, type World } from "#test/world.ts";

const FOLD = "Before you arrive";
/** Once its guests are there. */
const FOLD_INSIDE = "Questions from your host";
const FIRST = "Your host asks you to answer a few questions first.";

let world: World;
let lake: PropertyWithForm;

beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  lake = await newPropertyWithForm(world);
});

describe("what guests are asked", () => {
  test("nothing is asked before the host turns it on", async () => {
    const before = await lake.page();
    expect(before).not.toContain(FOLD);
    expect((await lake.aroha.get(`/api/guidebooks/${lake.id}/arrival-form`)).body).toEqual(noQuestions);
    expect((await lake.ask({ names: true })).body).toEqual({ ...noQuestions, names: true });
    expect(await lake.page()).toContain("Names of all guests");
    await lake.ask({});
    expect(await lake.page()).toBe(before);
  });

  test("guests agree to the rules as they were shown, and host and page have what they answered", async () => {
    await lake.ask({ rules: true, names: true, arrivalTime: true, carPlate: true });
    const version = versionOn(await lake.page());
    const names = "Anna Ito\n\n  Ben   Ito ";
    const answered = await lake.send({ names, time: "16:30", plate: "ABC 123", agree: "1", version });
    expect([answered.status, answered.headers.get("location")]).toEqual([303, `${lake.path()}#details`]);
    expect(await lake.details()).toEqual({
      answeredAt: world.clock.now(),
      isReadable: true,
      names: ["Anna Ito", "Ben Ito"],
      arrivalTime: "16:30",
      carPlate: "ABC 123",
      rules: { by: "Anna Ito", at: world.clock.now(), version, words: RULES, language: "en" },
    });
    const shown = await lake.page();
    for (const text of ["You answered on Monday 5 January.", "Anna Ito, Ben Ito", "4:30 pm", "Change"])
      expect(shown).toContain(text);
    const [listed] = (await lake.aroha.get(`/api/guidebooks/${lake.id}/stays`)).body;
    expect(listed.detailsAt).toBe(world.clock.now());
    const row = await world.context.db
      .selectFrom("stay_details")
      .selectAll()
      .where("stay_id", "=", lake.stay.id)
      .execute();
    expect(JSON.stringify(row)).not.toMatch(/Anna|Ben|ABC 123|16:30/);
  });

  test("what is wrong comes back as a sentence, with what was typed", async () => {
    await lake.ask({ rules: true, names: true, arrivalTime: true });
    const version = versionOn(await lake.page());
    const refused = await lake.send({ names: "Zoë <b>", time: "late", version });
    expect(refused.status).toBe(422);
    for (const text of [
      "Zoë &lt;b&gt;</textarea>",
      "Please say when you will arrive",
      "Please tick that you agree to the house rules.",
      '<details id="details" class="now-more" open',
    ])
      expect(refused.text).toContain(text);
    const long = await lake.send({ names: "n".repeat(81), time: "16:00", agree: "1", version });
    expect(long.text).toContain("This is too long.");
    expect((await lake.details()).answeredAt).toBeNull();
    expect((await lake.send({ names: "n".repeat(40_000) })).status).toBe(413);
  });

  test("rules that change while they are read are shown again, and are not agreed to", async () => {
    await lake.ask({ rules: true });
    const version = versionOn(await lake.page());
    await lake.write("rules", { rules: ["No smoking"] });
    const refused = await lake.send({ name: "Anna Ito", agree: "1", version });
    expect(refused.text).toContain("The house rules have just changed.");
    expect(refused.text).toContain("No smoking");
    expect(refused.text).not.toMatch(/name="agree"[^>]*checked/);
    expect((await lake.details()).rules).toBeNull();
  });

  test("changed rules ask again before the arrival, and not after it", async () => {
    await lake.ask({ rules: true, beforeCode: true });
    goTo(world, "2026-01-08T00:00:00Z");
    await lake.send({ name: "Anna Ito", agree: "1", version: versionOn(await lake.page()) });
    await lake.write("rules", { rules: ["No smoking"] });
    const shown = await lake.page();
    expect(shown).toContain("The house rules have changed since you agreed.");
    expect(shown).toContain(DOOR_CODE); // once answered, no code is taken away
    goTo(world, "2026-01-09T04:00:00Z");
    expect(await lake.page()).not.toContain("The house rules have changed");
  });

  test("a double press is one answer, and an event without words", async () => {
    await lake.ask({ names: true });
    await Promise.all([lake.send({ names: "Wilhelmina" }), lake.send({ names: "Wilhelmina" })]);
    await lake.send({ names: "Wilhelmina" });
    const events = await world.context.db
      .selectFrom("events")
      .selectAll()
      .where("guidebook_id", "=", lake.id)
      .where("kind", "=", "guest.details")
      .execute();
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain("Wilhelmina");
  });

  test("a change of the stay in the same moment is stored too", async () => {
    await lake.ask({ names: true });
    const together = await Promise.all(
      Array.from({ length: 8 }, (_, n) => [
        lake.send({ names: `Anna ${n}` }),
        lake.aroha.patch(`/api/stays/${lake.stay.id}`, { note: `Note ${n}` }),
      ]).flat(),
    );
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set([303, 200]));
    expect((await lake.details()).names?.[0]).toMatch(/^Anna \d$/);
  });

  test("an answer can be changed until the check-in, and given until the departure", async () => {
    await lake.ask({ names: true, arrivalTime: true });
    const late = await lake.newStay({ arrival: "2026-01-20", departure: "2026-01-22" });
    await lake.send({ names: "Anna Ito", time: "16:00" });
    await lake.send({ names: "Anna Ito\nBen Ito", time: "16:00" });
    expect((await lake.details()).names).toEqual(["Anna Ito", "Ben Ito"]);
    goTo(world, "2026-01-09T04:00:00Z");
    const answered = await lake.page();
    for (const fold of [FOLD, FOLD_INSIDE]) expect(answered).not.toContain(fold);
    const refused = await lake.send({ names: "Cleo", time: "16:00" });
    expect([refused.status, refused.text.includes("Your stay has begun")]).toEqual([409, true]);
    expect((await lake.details()).names).toEqual(["Anna Ito", "Ben Ito"]);
    lake.stay = late;
    goTo(world, "2026-01-21T04:00:00Z");
    const shown = await lake.page();
    expect(shown).toContain(FOLD_INSIDE);
    expect(shown).not.toContain("When will you arrive?");
    expect((await lake.send({ names: "Dora" })).status).toBe(303);
    goTo(world, "2026-01-23T04:00:00Z");
    expect((await lake.send({ names: "Emil" })).status).toBe(404);
    expect((await lake.details()).names).toEqual(["Dora"]);
  });

  test("twenty answers an hour are taken", async () => {
    await lake.ask({ names: true });
    for (let n = 0; n < 20; n += 1) await lake.send({ names: `Anna ${n}` });
    const refused = await lake.send({ names: "Anna 20" });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain("You have sent this many times.");
    expect(refused.text).toContain("Anna 20</textarea>");
    expect((await lake.details()).names).toEqual(["Anna 19"]);
  });

  test("in another language the words are that language's, and the rules as the guest read them", async () => {
    await lake.ask({ rules: true, names: true });
    const german = { ...FORM, "accept-language": "de" };
    const shown = (await world.guest.get(lake.path(), german)).text;
    expect(shown).toContain("Vor Ihrer Ankunft");
    const sent = new URLSearchParams({ names: "Jörg", version: versionOn(shown) }).toString();
    const refused = await world.guest.post(`${lake.path()}/details`, sent, german);
    expect(refused.text).toContain("Bitte bestätigen Sie, dass Sie den Hausregeln zustimmen.");
  });
});

describe("a code that waits for the answer", () => {
  beforeEach(async () => {
    await lake.ask({ names: true, beforeCode: true });
    goTo(world, "2026-01-08T00:00:00Z");
  });
  const codeIn = async (where: string) => (await world.guest.get(where)).text.includes(DOOR_CODE);

  test("is on no page, sheet or call before it, and on all in the same moment", async () => {
    const places = [
      lake.path(),
      `/print/${lake.stay.token}`,
      `/api/public/${lake.stay.token}/sections`,
      `${lake.path()}/search?q=door`,
    ];
    for (const place of places) expect(await codeIn(place)).toBe(false);
    const shown = await lake.page();
    expect(shown).toContain(FIRST);
    expect(shown).toContain('href="#details"');
    const answered = await lake.send({ names: "Anna Ito" });
    expect(answered.headers.get("location")).toBe(lake.path());
    expect(await codeIn(lake.path())).toBe(true);
    expect(await lake.page()).not.toContain(FIRST);
  });

  test("still waits for its day once it is answered", async () => {
    goTo(world, "2026-01-05T10:00:00Z");
    expect(await lake.page()).toContain(FIRST);
    await lake.send({ names: "Anna Ito" });
    const answered = await lake.page();
    expect(answered).not.toContain(DOOR_CODE);
    expect(answered).toContain("Your door code appears here from");
  });

  test("waits for no guest who has checked in when the host turned it on", async () => {
    await lake.ask({});
    goTo(world, "2026-01-09T05:00:00Z");
    expect(await lake.page()).toContain(DOOR_CODE);
    await lake.ask({ names: true, beforeCode: true });
    const shown = await lake.page();
    expect(shown).toContain(DOOR_CODE);
    expect(shown).toContain(FOLD_INSIDE);
  });

  test("waits for no guest who said that they have arrived before the host turned it on", async () => {
    await lake.ask({});
    goTo(world, "2026-01-09T02:00:00Z");
    await world.guest.post(`${lake.path()}/arrived`, "", FORM);
    goTo(world, "2026-01-09T03:00:00Z");
    await lake.ask({ names: true, beforeCode: true });
    expect(await lake.page()).toContain(DOOR_CODE);
    const codes = (await lake.aroha.get("/api/stays/tonight")).body.flatMap(
      ({ findings }: { findings: { code: string }[] }) => findings.map(({ code }) => code),
    );
    expect(codes).not.toContain("not_answered");
  });

  test("the emergency number and the contact wait for nothing", async () => {
    await lake.aroha.put(`/api/guidebooks/${lake.id}/access`, { contact: "Mere, 021 555 010" });
    await lake.write("property", { country: "Australia" });
    const shown = await lake.page();
    expect(shown).toContain("021 555 010");
    expect(shown).toContain("tel:000");
  });

  test("a guest who has not answered is a cause in Ready for tonight", async () => {
    const codes = async () =>
      (await lake.aroha.get("/api/stays/tonight")).body[0].findings.map(({ code }: { code: string }) => code);
    expect(await codes()).toContain("not_answered");
    await lake.send({ names: "Anna Ito" });
    expect(await codes()).not.toContain("not_answered");
  });

  test("where everyone sees the codes nothing waits", async () => {
    await lake.aroha.put(`/api/guidebooks/${lake.id}/access`, { access: "everyone" });
    expect(await lake.page()).toContain(DOOR_CODE);
  });
});
