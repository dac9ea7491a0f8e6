import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { translated, type SentLine } from "#test/hostileTranslator.ts";
import { startStandIn, type ModelRequest, type Reply } from "#test/modelStandIn.ts";
import { translate, translatedSection, translationUnit, writeSection } from "#test/translations.ts";
import { newWorld, type Host } from "#test/world.ts";

const german = { "accept-language": "de" };
const sentLines = ({ prompt }: ModelRequest): SentLine[] =>
  JSON.parse(/<data>\n(.*)\n<\/data>/s.exec(prompt)?.[1] ?? "[]");
/** Rules are translated back, to be compared; the search's questions are none of this. */
const isTranslation = ({ system, prompt }: ModelRequest) =>
  system.startsWith("You translate") && !prompt.includes("into English");
const honest = (request: ModelRequest): Reply => ({
  json: { lines: sentLines(request).map(({ id, text }) => ({ id, text: translated(text) })) },
});

let reply: (request: ModelRequest) => Reply = honest;
const standIn = await startStandIn((request) => reply(request));
const world = await newWorld({
  LLM_BASE_URL: standIn.baseUrl,
  LLM_MODEL: "stand-in",
  LLM_TIMEOUT_MS: "1000",
});
let aroha: Host;
let at: { id: string; slug: string };

beforeAll(async () => {
  aroha = await world.host("Aroha");
});
afterAll(() => standIn.close());
beforeEach(async () => {
  reply = honest;
  at = await newGuidebook(["de"]);
});

async function newGuidebook(languages: string[]): Promise<{ id: string; slug: string }> {
  const { body } = await aroha.post("/api/guidebooks", { name: "Lake House" });
  await aroha.put(`/api/guidebooks/${body.id}/languages`, { languages });
  await work();
  return body;
}

/** Runs the jobs of the next minute, and returns the lines that the model got meanwhile. */
async function work(): Promise<string[]> {
  standIn.requests.length = 0;
  world.clock.advance(60_000);
  await world.runJobs();
  return standIn.requests
    .filter(isTranslation)
    .flatMap(sentLines)
    .map(({ text }) => text);
}

const page = async (slug = at.slug, headers = german) =>
  (await world.guest.get(`/view/${slug}`, headers)).text;
const languages = async (id = at.id) => (await aroha.get(`/api/guidebooks/${id}/languages`)).body;

test("what was saved is translated, only what changed, and guests read that a machine did it", async () => {
  await writeSection(aroha, at.id, "rules", { rules: ["Shoes off inside", "Quiet after 22:00"] });
  expect(await languages()).toMatchObject({ hasModel: true, isTranslating: true, hasFailed: false });
  expect(await work()).toEqual(["Shoes off inside", "Quiet after ⟦A⟧"]);
  expect(await page()).toContain("seohs ffo edisni");
  expect(await page()).toContain("teiuq retfa 22:00");
  expect(await page()).toContain('Maschinell übersetzt. <a class="text-link" href="?original#rules">');
  expect(await languages()).toMatchObject({ isTranslating: false, languages: [{ done: 2, total: 2 }] });

  await writeSection(aroha, at.id, "rules", { rules: ["Shoes off inside", "Quiet after 23:00"] });
  expect(await work()).toEqual(["Quiet after ⟦A⟧"]);
  expect(await page()).toContain("teiuq retfa 23:00");
  expect(await work()).toEqual([]);
});

test("what a host has translated stays; once its words change, the machine's is there for a look beside it", async () => {
  await writeSection(aroha, at.id, "rules", { rules: ["Shoes off inside"] });
  await work();
  await translate(aroha, at.id, ["rules", "rules.0"], "Bitte Schuhe aus");
  await aroha.post(`/api/guidebooks/${at.id}/translations`, { again: true });
  expect(await work()).toEqual([]);
  expect(await page()).toContain("Bitte Schuhe aus");

  await writeSection(aroha, at.id, "rules", { rules: ["Shoes off on the terrace"] });
  await work();
  expect(await page()).toContain("seohs ffo no eht ecarret");
  expect(await translationUnit(aroha, at.id, "rules", "rules.0")).toMatchObject({
    state: "look",
    by: "machine",
    text: "seohs ffo no eht ecarret",
    earlier: { source: "Shoes off inside", text: "Bitte Schuhe aus" },
  });
  await translate(aroha, at.id, ["rules", "rules.0"], "Bitte Schuhe aus");
  expect(await translationUnit(aroha, at.id, "rules", "rules.0")).toMatchObject({
    state: "done",
    by: "host",
  });
});

test("what shows only during the stay is never sent: around it the words are translated, in it they stay", async () => {
  const passage = '<div class="stay-only"><p>The key is in the blue pot</p></div>';
  await writeSection(aroha, at.id, "checkin", { doorCode: "7391", details: `<p>By the gate</p>${passage}` });
  await writeSection(aroha, at.id, "amenities", { text: passage });
  expect(await work()).toEqual(["By the gate"]);
  expect((await translationUnit(aroha, at.id, "checkin", "details")).text).toBe(
    `<p>yb eht etag</p>${passage}`,
  );
  expect(await translationUnit(aroha, at.id, "amenities", "text")).toMatchObject({
    state: "missing",
    text: null,
  });
  expect(await page()).toContain('<div class="stay-only" lang="en" dir="ltr"><p>The key is in the blue pot');
});

test("a host of Arabic guests has the passages stand from the left in a page from the right", async () => {
  await aroha.put(`/api/guidebooks/${at.id}/languages`, { languages: ["ar"] });
  reply = (request) => ({
    json: { lines: sentLines(request).map(({ id }) => ({ id, text: "عند البوابة" })) },
  });
  const passage = '<div class="stay-only"><p>Blue pot</p></div>';
  await writeSection(aroha, at.id, "checkin", { details: `<p>By the gate</p>${passage}` });
  await work();
  const html = await page(at.slug, { "accept-language": "ar" });
  expect(html).toContain(
    '<div class="prose-guidebook"><p>عند البوابة</p><div class="stay-only" lang="en" dir="ltr">',
  );
});

test("what was dropped is counted and shown, and tried again when the host says so", async () => {
  reply = (request) => ({
    json: { lines: sentLines(request).map(({ id }) => ({ id, text: "Leise nach 23:00" })) },
  });
  await writeSection(aroha, at.id, "rules", { rules: ["Quiet after 22:00"] });
  await work();
  expect((await languages()).languages).toEqual([
    { language: "de", total: 1, done: 0, toLookAt: 0, toConfirm: 0, dropped: 1 },
  ]);
  expect((await translatedSection(aroha, at.id, "rules")).units[0]?.problems).toEqual([
    { code: "lost", part: "22:00" },
    { code: "added", part: "23:00" },
  ]);
  expect(await page()).toContain("Quiet after 22:00");
  await aroha.post(`/api/guidebooks/${at.id}/translations`, {});
  expect(await work()).toEqual([]);
  reply = honest;
  await aroha.post(`/api/guidebooks/${at.id}/translations`, { again: true });
  expect(await work()).toEqual(["Quiet after ⟦A⟧"]);
  expect((await languages()).languages).toMatchObject([{ done: 1, dropped: 0 }]);
});

test("what a service fails with is tried later, given up in the end, and begun anew when the host says so", async () => {
  reply = () => ({ status: 503 });
  await writeSection(aroha, at.id, "rules", { rules: ["Shoes off inside"] });
  for (let hour = 0; hour < 24; hour++) {
    world.clock.advance(3_600_000);
    await world.runJobs();
  }
  expect(await languages()).toMatchObject({ isTranslating: false, hasFailed: true });
  expect(await page()).toContain("Shoes off inside");
  expect(JSON.stringify(world.logged)).not.toContain("Shoes off");
  reply = honest;
  expect((await aroha.post(`/api/guidebooks/${at.id}/translations`, {})).body).toMatchObject({
    isTranslating: true,
    hasFailed: false,
  });
  await work();
  expect(await page()).toContain("seohs ffo edisni");
});

test("shared words are translated into the languages of each guidebook that uses them", async () => {
  const second = await newGuidebook(["nl"]);
  const { id: sectionId } = await writeSection(aroha, at.id, "rules", { rules: ["Shoes off inside"] });
  await aroha.post("/api/shared-sections", { sectionId, guidebookIds: [second.id] });
  await work();
  await aroha.put(`/api/guidebook-sections/${sectionId}`, { content: { rules: ["Shoes off in the hut"] } });
  await work();
  expect(await page()).toContain("seohs ffo ni eht tuh");
  expect(await page(second.slug, { "accept-language": "nl" })).toContain("seohs ffo ni eht tuh");
  expect(await page(second.slug)).toContain("Shoes off in the hut");
});

test("nothing is sent where no language is chosen, or the guidebook is put away", async () => {
  await aroha.put(`/api/guidebooks/${at.id}/languages`, { languages: [] });
  await writeSection(aroha, at.id, "rules", { rules: ["Shoes off inside"] });
  expect(await work()).toEqual([]);
  await aroha.put(`/api/guidebooks/${at.id}/languages`, { languages: ["de"] });
  await aroha.patch(`/api/guidebooks/${at.id}/archive`);
  expect(await work()).toEqual([]);
});

test("without a model the host is shown what else there is", async () => {
  const plain = await newWorld();
  const bo = await plain.host("Bo");
  const { body } = await bo.post("/api/guidebooks", { name: "Hut" });
  const refused = await bo.post(`/api/guidebooks/${body.id}/translations`, {});
  expect([refused.status, refused.body.code]).toEqual([409, "no_model"]);
  expect((await bo.get(`/api/guidebooks/${body.id}/languages`)).body.hasModel).toBe(false);
});
