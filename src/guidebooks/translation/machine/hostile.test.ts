import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostContents, textNames, textSecrets } from "#test/hostTexts.ts";
import { hostileTranslators, translated, type SentLine } from "#test/hostileTranslator.ts";
import { startStandIn, type ModelRequest, type Reply } from "#test/modelStandIn.ts";
import { sampleOf } from "#test/quick.ts";
import { writeSection } from "#test/translations.ts";
import type { TranslatedSection } from "#guidebooks/translation/contract.ts";
import { newWorld, type Host } from "#test/world.ts";

let behave: (sent: SentLine[]) => unknown = () => "";
const sentLines = ({ prompt }: ModelRequest): SentLine[] =>
  JSON.parse(/<data>\n(.*)\n<\/data>/s.exec(prompt)?.[1] ?? "[]");
const standIn = await startStandIn((request): Reply => {
  const answer = behave(sentLines(request));
  return typeof answer === "string" ? { text: answer } : { json: answer };
});
const world = await newWorld({ LLM_BASE_URL: standIn.baseUrl, LLM_MODEL: "stand-in" });
let aroha: Host;
let at: { id: string; slug: string };

beforeAll(async () => {
  aroha = await world.host("Aroha");
  at = (await aroha.post("/api/guidebooks", { name: "Lamp House" })).body;
  for (const [type, content] of Object.entries(hostContents)) await writeSection(aroha, at.id, type, content);
});
afterAll(() => standIn.close());

/** Has all of the guidebook translated by the stand-in that behaves so. */
async function translateAll() {
  const { db } = world.context;
  for (const table of ["translations", "dropped_translations", "rate_limits"] as const)
    await db.deleteFrom(table).execute();
  standIn.requests.length = 0;
  await aroha.put(`/api/guidebooks/${at.id}/languages`, { languages: ["de"] });
  world.clock.advance(60_000);
  await world.runJobs();
  const { languages } = (await aroha.get(`/api/guidebooks/${at.id}/languages`)).body;
  return languages[0] as { total: number; done: number; toConfirm: number; dropped: number };
}

const read = async (query = "") =>
  (await world.guest.get(`/view/${at.slug}${query}`, { "accept-language": "de" })).text;

/** All that a guest reads of each section which no translation may change, in its order, and its elements. */
function lockedOf(html: string): Record<string, unknown> {
  const sections: Record<string, unknown> = {};
  for (const section of elementsIn(parse(html)).filter(
    ({ tagName, attrs }) =>
      tagName === "section" && attrs.some(({ name, value }) => name === "class" && value === "page"),
  )) {
    const elements = elementsIn(section).filter((one) => !isNote(one));
    const text = textOf(section);
    const words = text.match(/[^\s()]*\p{N}[^\s()]*|\S*(?:@|www)\S*/gu) ?? [];
    sections[section.attrs.find(({ name }) => name === "id")?.value ?? ""] = {
      links: words.filter(isLink),
      numbers: words.filter((word) => !isLink(word)),
      names: text.match(new RegExp(textNames.join("|"), "g")) ?? [],
      targets: elements.flatMap(({ attrs }) =>
        attrs.filter(({ name }) => ["href", "src"].includes(name)).map(({ value }) => value),
      ),
      elements: elements.map(({ tagName }) => tagName),
    };
  }
  return sections;
}

const isLink = (word: string) => /@|www|:\/\//.test(word);

type Element = DefaultTreeAdapterTypes.Element;

/** The line that says that something is a translation is there on one of the two pages. */
const isNote = ({ tagName, attrs }: Element) =>
  (tagName === "p" && attrs.some(({ value }) => value === "soft")) ||
  (tagName === "a" && attrs.some(({ value }) => value.startsWith("?")));

function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  if (!("childNodes" in node)) return [];
  return node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...elementsIn(child)] : []));
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ("value" in node) return node.value;
  if ("tagName" in node && isNote(node)) return "";
  return "childNodes" in node ? node.childNodes.map(textOf).join(" ") : "";
}

/** What was sent to the model, without what we say to it. */
const requests = () => standIn.requests.map(sentLines);

test("300 texts of a host are translated, and nothing that is locked or secret leaves", async () => {
  behave = (sent) => ({ lines: sent.map(({ id, text }) => ({ id, text: translated(text) })) });
  const { total, done, dropped } = await translateAll();
  expect(total).toBeGreaterThanOrEqual(300);
  expect([done, dropped]).toEqual([total, 0]);
  const sent = requests()
    .flat()
    .map(({ text }) => text);
  expect(sent.length).toBeGreaterThanOrEqual(300);
  for (const text of sent) {
    expect(text).not.toMatch(/\p{N}|@|www|:\/\/|[<>]/u);
    for (const word of [...textNames, ...textSecrets]) expect(text).not.toContain(word);
  }
  const everything = JSON.stringify(standIn.requests);
  for (const word of [...textSecrets, ...textNames]) expect(everything).not.toContain(word);

  const page = await read();
  const original = await read("?original");
  expect(page).toContain("Maschinell übersetzt.");
  expect(page).not.toContain("neighbours");
  expect(original).toContain("neighbours");
  expect(lockedOf(page)).toEqual(lockedOf(original));
  expect(page).toContain('<div class="stay-only" lang="en" dir="ltr"><p>The spare key is in the blue pot');
});

describe("whatever a model answers, what is locked is unchanged on the page", () => {
  test.each(sampleOf(Object.entries(hostileTranslators), 5))("%s", async (name, behaviour) => {
    behave = behaviour;
    const { total, done, toConfirm, dropped } = await translateAll();
    expect(done + toConfirm + dropped).toBe(total);
    // An invisible mark is removed, and the rest is right.
    expect(dropped).toBeGreaterThan(name === "turns the direction of writing" ? -1 : 0);
    const page = await read();
    expect(lockedOf(page)).toEqual(lockedOf(await read("?original")));
    expect(page).not.toMatch(/evil|⟦|⟧|\u202E|&amp;lt;/);
    for (const text of requests()
      .flat()
      .map((line) => line.text))
      expect(text).not.toMatch(/\p{N}/u);
  });
});

test("the host sees how many were dropped, which, and why", async () => {
  behave = hostileTranslators["puts a figure before it"] ?? behave;
  await translateAll();
  const { sections } = (await aroha.get(`/api/guidebooks/${at.id}/translations?language=de`)).body;
  const rules = (sections as TranslatedSection[]).find(({ type }) => type === "rules");
  expect(rules?.units[0]).toMatchObject({
    state: "missing",
    text: null,
    problems: [
      { code: "added", part: "7" },
      { code: "moved", part: expect.any(String) },
    ],
  });
});
