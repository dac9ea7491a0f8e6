// Over 300 lines: every test is about the one guidebook whose words the host has translated.
import { beforeAll, describe, expect, test } from "vitest";
import { anotherProcess } from "#test/anotherProcess.ts";
import { translate, translatedSection, translationUnit, writeSection } from "#test/translations.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const german = { "accept-language": "de" };

let world: World;
let aroha: Host;
let at: { id: string; slug: string };

const rules = ["Quiet after 22:00", "No shoes inside"];

async function newGuidebook(languages = ["de"]): Promise<{ id: string; slug: string }> {
  const { body } = await aroha.post("/api/guidebooks", { name: "Lake House" });
  await aroha.put(`/api/guidebooks/${body.id}/languages`, { languages });
  return body;
}

const page = async (query = "", headers = german) =>
  (await world.guest.get(`/view/${at.slug}${query}`, headers)).text;
const progress = async (id = at.id) => (await aroha.get(`/api/guidebooks/${id}/languages`)).body.languages;

const germanProgress = async () =>
  (await progress()).find(({ language }: { language: string }) => language === "de");

/** The list of house rules as the page has it. */
const listOf = (html: string) => /<ul class="lines rules".*?<\/ul>/.exec(html)?.[0] ?? "";

beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
});

describe("a translation that a host typed", () => {
  beforeAll(async () => {
    at = await newGuidebook();
    await writeSection(aroha, at.id, "rules", { rules });
    await writeSection(aroha, at.id, "welcome", { text: "<p>Kia ora, the lamp is on for you all.</p>" });
  });

  test("shows at the very next read, of another process too, and the original is one tap away", async () => {
    const other = anotherProcess(world);
    const readOther = async () => (await other.guest.get(`/view/${at.slug}`, german)).text;
    expect(listOf(await page())).toContain("Quiet after 22:00");
    expect(await readOther()).toContain("Quiet after 22:00");

    const saved = await translate(aroha, at.id, ["rules", "rules.0"], "Leise nach 22:00");
    expect(saved.body.languages).toEqual([
      { language: "de", total: 3, done: 1, toLookAt: 0, toConfirm: 0, dropped: 0 },
    ]);
    for (const html of [await page(), await readOther()]) {
      expect(html).toContain("Leise nach 22:00");
      expect(html).not.toContain("Quiet after 22:00");
      expect(html).toContain('Übersetzt. <a class="text-link" href="?original#rules">Original lesen</a>');
    }
    const original = await page("?original");
    expect(original).toContain("Quiet after 22:00");
    expect(original).not.toContain("Leise nach 22:00");
    expect(original).toContain('href="?#rules">Übersetzung lesen</a>');
    expect(original).toContain("Hausregeln");
  });

  test("is in the page's language, and what is beside it in the host's", async () => {
    expect(listOf(await page())).toMatch(/<li>.*Leise.*<li lang="en">.*No shoes inside/);
    expect(listOf(await page("?original"))).toMatch(/<ul class="lines rules" lang="en">/);
    expect(await page()).toMatch(/lang="en">Kia ora/);
  });

  test("is not what other languages, paper and clients of the API read", async () => {
    expect(await page("", { "accept-language": "fr" })).not.toContain("Leise");
    expect(await page("", { "accept-language": "en" })).not.toContain("Leise");
    for (const path of [`/print/${at.slug}`, `/print/${at.slug}?lang=de`, `/api/public/${at.slug}`])
      expect((await world.guest.get(path, german)).text).toContain("Quiet after 22:00");
  });

  test("shows while its language is chosen", async () => {
    await aroha.put(`/api/guidebooks/${at.id}/languages`, { languages: [] });
    expect(await page()).toContain("Quiet after 22:00");
    await aroha.put(`/api/guidebooks/${at.id}/languages`, { languages: ["de", "ja"] });
    expect(await page()).toContain("Leise nach 22:00");
  });

  test("goes with its entry when a list is ordered anew", async () => {
    const section = await writeSection(aroha, at.id, "rules", { rules: rules.toReversed() });
    expect(listOf(await page())).toMatch(/No shoes inside.*Leise nach 22:00/);
    const { units } = await translatedSection(aroha, at.id, "rules");
    expect(units.map(({ state, earlier }) => [state, earlier])).toEqual([
      ["missing", null],
      ["done", null],
    ]);
    await aroha.put(`/api/guidebook-sections/${section.id}`, { content: { rules } });
  });

  test("stays away once its words have changed, is shown to the host beside the new ones, and comes back with the old", async () => {
    const changed = ["Quiet after 23:00", "No shoes inside"];
    await writeSection(aroha, at.id, "rules", { rules: changed });
    expect(listOf(await page())).toContain("Quiet after 23:00");
    expect(await page()).not.toContain("Leise");
    expect(await translationUnit(aroha, at.id, "rules", "rules.0")).toMatchObject({
      state: "look",
      text: null,
      source: "Quiet after 23:00",
      earlier: { source: "Quiet after 22:00", text: "Leise nach 22:00" },
    });
    expect(await germanProgress()).toMatchObject({ done: 0, toLookAt: 1 });
    await writeSection(aroha, at.id, "rules", { rules });
    expect(await page()).toContain("Leise nach 22:00");
    expect(await germanProgress()).toMatchObject({ done: 1, toLookAt: 0 });
  });

  test("is taken away by an empty one", async () => {
    await writeSection(aroha, at.id, "rules", { rules });
    expect(await page()).toContain("Leise nach 22:00");
    await translate(aroha, at.id, ["rules", "rules.0"], " ");
    expect(await page()).toContain("Quiet after 22:00");
  });

  test("of the name of a section stands on its tile and above it, and the host's own name has its language", async () => {
    const { id } = await writeSection(aroha, at.id, "rules", { rules });
    const layout = (await aroha.get(`/api/guidebooks/${at.id}/sections`)).body.map(
      (section: { id: string }) => ({ id: section.id, ...(section.id === id && { title: "Our ways" }) }),
    );
    const saved = await aroha.put(`/api/guidebooks/${at.id}/layout`, { sections: layout });
    expect(saved.status).toBe(200);
    expect(await page()).toMatch(/<h2 id="rules-heading" lang="en">Our ways<\/h2>/);
    expect(await page()).toContain('<bdi lang="en">Our ways</bdi>');
    await translate(aroha, at.id, ["rules", "tile"], "So machen wir das");
    expect(await page()).toMatch(/<h2 id="rules-heading">So machen wir das<\/h2>/);
    expect(await page()).toContain("<bdi>So machen wir das</bdi>");
    expect(await page("?original")).toContain('<bdi lang="en">Our ways</bdi>');
  });
});

describe("what is locked in a translation", () => {
  const problems = async (type: string, path: string, text: string, more = {}) => {
    const { status, body } = await translate(aroha, at.id, [type, path], text, more);
    return [status, body.code, body.problems];
  };

  beforeAll(async () => {
    at = await newGuidebook();
    await writeSection(aroha, at.id, "wifi", {
      networkName: "Lakehouse-5G",
      password: "slow-morning-42",
      notes: '<p>Lakehouse-5G is in room 3. Ring <a href="tel:+6421555010">+64 21 555 010</a>.</p>',
    });
  });

  test("has to be there, as it is: the host is shown what differs, and may save it all the same", async () => {
    const link = '<a href="tel:+6421555010">+64 21 555 010</a>';
    expect(await problems("wifi", "notes", `<p>Lakehouse-5G ist in Zimmer 4. Ruf an: ${link}.</p>`)).toEqual([
      409,
      "locked_changed",
      [
        { code: "lost", part: "3" },
        { code: "added", part: "4" },
      ],
    ]);
    expect(await problems("wifi", "notes", `<p>Lakehouse ist in Zimmer 3. Ruf an: ${link}.</p>`)).toEqual([
      409,
      "locked_changed",
      [{ code: "lost", part: "Lakehouse-5G" }],
    ]);
    const other = link.replaceAll("6421", "6422");
    expect((await problems("wifi", "notes", `<p>Lakehouse-5G, Zimmer 3: ${other}</p>`))[2]).toEqual([
      { code: "lost", part: "tel:+6421555010" },
      { code: "added", part: "tel:+6422555010" },
    ]);
    const without = `<p>Lakehouse-5G ist oben. Ruf an: ${link}.</p>`;
    expect((await problems("wifi", "notes", without))[0]).toBe(409);
    expect((await problems("wifi", "notes", without, { anyway: true }))[0]).toBe(200);
    expect(await page()).toContain("Lakehouse-5G ist oben.");
    expect((await problems("wifi", "notes", `<p>Ruf in Zimmer 3 an: ${link}. Lakehouse-5G</p>`))[0]).toBe(
      200,
    );
  });

  test("is no place for a secret of the guidebook", async () => {
    const text = "<p>Lakehouse-5G ist in Zimmer 3. +64 21 555 010. Slow morning 42</p>";
    expect((await problems("wifi", "notes", text, { anyway: true })).slice(0, 2)).toEqual([
      400,
      "secret_open",
    ]);
  });

  test("is compared with the words that are there now", async () => {
    const { digest } = await translationUnit(aroha, at.id, "wifi", "notes");
    await writeSection(aroha, at.id, "wifi", { networkName: "Lakehouse-5G", notes: "<p>Upstairs</p>" });
    const stale = await translate(aroha, at.id, ["wifi", "notes"], "<p>Oben</p>", { digest });
    expect([stale.status, stale.body.code]).toEqual([409, "words_changed"]);
  });

  test("is sanitised as what a host writes", async () => {
    const evil = '<p onclick="x()">Oben<script>steal()</script><img src="https://evil.example/a.png"></p>';
    expect((await translate(aroha, at.id, ["wifi", "notes"], evil)).status).toBe(200);
    expect((await translationUnit(aroha, at.id, "wifi", "notes")).text).toBe("<p>Oben</p>");
  });
});

describe("a passage that shows only during the stay", () => {
  const details = '<p>By the gate</p><div class="stay-only"><p>The safe opens with 5520</p></div>';
  const typed = '<p>Am Tor</p><div class="stay-only"><p>Der Safe öffnet mit 5520</p></div>';
  let token: string;

  beforeAll(async () => {
    at = await newGuidebook();
    await writeSection(aroha, at.id, "checkin", { doorCode: "7391", details });
    await aroha.put(`/api/guidebooks/${at.id}/access`, { access: "stays", timeZone: "Europe/Berlin" });
    const dates = { arrival: "2026-01-04", departure: "2026-01-08" };
    token = (await aroha.post(`/api/guidebooks/${at.id}/stays`, dates)).body.token;
  });

  const save = (text: string, more = {}) => translate(aroha, at.id, ["checkin", "details"], text, more);

  test("is a passage in its translation too, and nowhere else", async () => {
    const open = "<p>Am Tor. Der Safe öffnet mit 5520</p>";
    const moved = '<p>Am Tor 5520</p><div class="stay-only"><p>Der Safe</p></div>';
    expect((await save(open, { anyway: true })).body).toMatchObject({
      code: "secret_open",
      problems: [{ code: "passage" }],
    });
    expect((await save(moved, { anyway: true })).body).toMatchObject({
      code: "secret_open",
      problems: [{ code: "secret", part: "5520" }],
    });
    expect((await save(typed)).status).toBe(200);
  });

  test("is read by the guest of the stay, and by nobody else in no view", async () => {
    const stay = (await world.guest.get(`/view/${token}`, german)).text;
    expect(stay).toContain("Der Safe öffnet mit 5520");
    const masked = await world.guest.get(`/view/${token}/masked`, german);
    for (const html of [await page(), await page("?original"), masked.text]) {
      expect(html).not.toMatch(/5520|Der Safe|The safe/);
      expect(html).toMatch(/Am Tor|By the gate/);
    }
    expect((await world.guest.get(`/view/${token}?original`, german)).text).toContain(
      "The safe opens with 5520",
    );
  });

  test("that stands in a translation alone is hidden as well", async () => {
    await writeSection(aroha, at.id, "checkin", { doorCode: "7391", details: "<p>By the gate</p>" });
    const extra = '<p>Am Tor</p><div class="stay-only"><p>Klopfen Sie dreimal</p></div>';
    expect((await save(extra, { anyway: true })).status).toBe(400);
    await world.context.db.updateTable("translations").set({ text: extra }).execute();
    await save("<p>Am Tor</p>");
    await world.context.db.updateTable("translations").set({ text: extra }).execute();
    await aroha.put(`/api/guidebooks/${at.id}`, { name: "Lake House II" });
    expect(await page()).toContain("Am Tor");
    expect(await page()).not.toContain("dreimal");
  });
});

describe("who may translate", () => {
  test("is whoever may edit; others read, or find nothing", async () => {
    at = await newGuidebook();
    await writeSection(aroha, at.id, "rules", { rules });
    const vera = await world.member(aroha, "Vera", "viewer");
    const edda = await world.member(aroha, "Edda", "editor");
    const bo = await world.host("Bo");
    const { id: sectionId, units } = await translatedSection(vera, at.id, "rules");
    const change = {
      language: "de",
      sectionId,
      path: "rules.1",
      digest: units[1]?.digest,
      text: "Ohne Schuhe",
    };
    const put = async (who: Host) => (await who.put(`/api/guidebooks/${at.id}/translations`, change)).status;
    expect([await put(vera), await put(bo), await put(edda)]).toEqual([403, 404, 200]);
    expect((await bo.get(`/api/guidebooks/${at.id}/languages`)).status).toBe(404);
    expect((await vera.put(`/api/guidebooks/${at.id}/languages`, { languages: [] })).status).toBe(403);
    const own = await bo.post("/api/guidebooks", { name: "Bo's" });
    expect((await bo.put(`/api/guidebooks/${own.body.id}/translations`, change)).status).toBe(404);
  });

  test("of shared words is whoever may edit all guidebooks that use them", async () => {
    at = await newGuidebook();
    const second = await newGuidebook();
    const { id: sectionId } = await writeSection(aroha, at.id, "rules", { rules });
    await aroha.post("/api/shared-sections", { sectionId, guidebookIds: [second.id] });
    const carl = await world.member(aroha, "Carl", "editor", { guidebooks: [second.id] });
    const refused = await translate(carl, second.id, ["rules", "rules.1"], "Ohne Schuhe");
    expect([refused.status, refused.body.code]).toEqual([403, "shared_elsewhere"]);

    expect((await translate(aroha, at.id, ["rules", "rules.1"], "Ohne Schuhe")).status).toBe(200);
    for (const { slug } of [at, second])
      expect((await world.guest.get(`/view/${slug}`, german)).text).toContain("Ohne Schuhe");

    const rulesOf = async (id: string) => (await translatedSection(aroha, id, "rules")).id;
    await aroha.delete(`/api/guidebook-sections/${await rulesOf(second.id)}/shared`);
    expect((await world.guest.get(`/view/${second.slug}`, german)).text).toContain("Ohne Schuhe");
    await translate(aroha, second.id, ["rules", "rules.1"], "Schuhe aus");
    expect((await world.guest.get(`/view/${at.slug}`, german)).text).toContain("Ohne Schuhe");
  });
});

test("what was translated goes with a guidebook that is duplicated, without passages for the stay", async () => {
  at = await newGuidebook(["de", "ja"]);
  const passage = (words: string) => `<div class="stay-only"><p>${words}</p></div>`;
  await writeSection(aroha, at.id, "checkin", { details: `<p>By the gate</p>${passage("Knock thrice")}` });
  await translate(aroha, at.id, ["checkin", "details"], `<p>Am Tor</p>${passage("Dreimal klopfen")}`);
  const { body: copy } = await aroha.post(`/api/guidebooks/${at.id}/duplicate`, { name: "Lake House II" });
  expect((await progress(copy.id)).map(({ language }: { language: string }) => language)).toEqual([
    "ja",
    "de",
  ]);
  expect(await translationUnit(aroha, copy.id, "checkin", "details")).toMatchObject({
    source: "<p>By the gate</p>",
    text: "<p>Am Tor</p>",
    state: "done",
  });
});
