import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { turnedRules, withMarks, withoutNumbers, type TurnedRule } from "#test/hostile/turnedRules.ts";
import type { SentLine } from "#test/hostileTranslator.ts";
import { startStandIn, type ModelRequest } from "#test/modelStandIn.ts";
import { translate, translatedSection, translationUnit, writeSection } from "#test/translations.ts";
import { newWorld, type Host } from "#test/world.ts";

const rules = turnedRules();
const originals = [...new Set(rules.map(({ original }) => original))];
const targets = [...new Set(rules.map(({ language }) => language))];
const inEnglish = new Intl.DisplayNames("en", { type: "language" });

/** How the model translates a rule, and what it makes of it when it is to translate back. */
let translateRule: (rule: TurnedRule) => string = ({ honest }) => honest;
let translateBack: (rule: TurnedRule) => string = ({ original }) => original;

const standIn = await startStandIn(({ prompt }: ModelRequest) => {
  const sent: SentLine[] = JSON.parse(/<data>\n(.*)\n<\/data>/s.exec(prompt)?.[1] ?? "[]");
  const [, from = "", to = ""] = /from (.+?) into (.+?)\. Answer/.exec(prompt) ?? [];
  const isBack = to === "English";
  const language = targets.find((tag) => inEnglish.of(tag) === (isBack ? from : to));
  const lines = sent.flatMap(({ id, text }) => {
    const rule = rules.find((one) => {
      const known = isBack ? [one.honest, one.turned] : [one.original];
      return one.language === language && known.some((line) => withoutNumbers(line) === withoutNumbers(text));
    });
    const answer = rule && (isBack ? translateBack(rule) : translateRule(rule));
    return answer === undefined ? [] : [{ id, text: withMarks(answer, text) }];
  });
  return { json: { lines } };
});
const world = await newWorld({ LLM_BASE_URL: standIn.baseUrl, LLM_MODEL: "stand-in" });
let aroha: Host;

beforeAll(async () => {
  aroha = await world.host("Aroha");
});
afterAll(() => standIn.close());

/** Returns a new guidebook with all rules, translated by the stand-in. */
async function translatedGuidebook(lines: readonly string[] = originals) {
  const { body: at } = await aroha.post("/api/guidebooks", { name: "Lamp House" });
  await aroha.put(`/api/guidebooks/${at.id}/languages`, { languages: targets });
  await writeSection(aroha, at.id, "rules", { rules: lines });
  world.clock.advance(60_000);
  await world.runJobs();
  return at as { id: string; slug: string };
}

/** Returns the text of a guest page, without markup. */
async function read(slug: string, language: string): Promise<string> {
  const { text } = await world.guest.get(`/view/${slug}`, { "accept-language": language });
  return text.replaceAll(/<[^>]+>/g, "").replaceAll("&#x27;", "'");
}

/** Counts the texts of one translation that guests read. */
async function countShown(slug: string, textOf: (rule: TurnedRule) => string): Promise<number> {
  const pages = new Map(await Promise.all(targets.map(async (tag) => [tag, await read(slug, tag)] as const)));
  const shown = (rule: TurnedRule) => pages.get(rule.language)?.includes(textOf(rule));
  return rules.filter(shown).length;
}

describe("a model that turns rules round", () => {
  test("reaches no guest, whatever it says when it translates back", async () => {
    translateRule = ({ turned }) => turned;
    translateBack = ({ original }) => original;
    const { slug } = await translatedGuidebook();
    const shown = await countShown(slug, ({ turned }) => turned);
    const report = process.env["TURNED_RULES_REPORT"];
    if (report) writeFileSync(report, `${rules.length} turned rules, ${shown} shown to guests\n`);
    expect(rules.length).toBeGreaterThan(300);
    expect(shown).toBe(0);
  });

  test("is known by its own translation back where the expressions alone do not tell", async () => {
    translateRule = ({ honest }) => honest;
    translateBack = () => "You may smoke anywhere.";
    const { id } = await translatedGuidebook(["Please keep the door closed."].concat(originals.slice(0, 1)));
    expect(await translationUnit(aroha, id, "rules", "rules.1")).toMatchObject({
      state: "confirm",
      text: null,
      problems: [{ code: "back", part: "You may smoke anywhere." }],
    });
  });
});

test("an honest model’s rules reach guests, with at most one in twenty held back", async () => {
  translateRule = ({ honest }) => honest;
  translateBack = ({ original }) => original;
  const { slug } = await translatedGuidebook();
  const shown = await countShown(slug, ({ honest }) => honest);
  expect(shown).toBeGreaterThanOrEqual(rules.length * 0.95);
});

describe("a rule that waits for its host", () => {
  const [first = ""] = originals;

  test("is the host’s words to guests, and one press shows it", async () => {
    translateRule = ({ turned }) => turned;
    const { id, slug } = await translatedGuidebook([first]);
    const turned = rules.find(({ language }) => language === "de")?.turned ?? "";
    expect(await read(slug, "de")).toContain(first);
    const { units } = await translatedSection(aroha, id, "rules");
    expect(units).toMatchObject([{ state: "confirm", text: null, proposed: turned, by: "machine" }]);
    const { body } = await aroha.get(`/api/guidebooks/${id}/languages`);
    expect(body.languages).toContainEqual(
      expect.objectContaining({ language: "de", done: 0, toConfirm: 1, dropped: 0 }),
    );

    const { body: saved } = await translate(aroha, id, ["rules", "rules.0"], turned);
    expect(saved.languages).toContainEqual(
      expect.objectContaining({ language: "de", done: 1, toConfirm: 0 }),
    );
    expect(await read(slug, "de")).toContain(turned);
  });

  test("leaves the other lines of its text translated", async () => {
    translateRule = (rule) => (rule.original === first ? rule.turned : rule.honest);
    const [, second = ""] = originals;
    const { body: at } = await aroha.post("/api/guidebooks", { name: "Lamp House" });
    await aroha.put(`/api/guidebooks/${at.id}/languages`, { languages: ["de"] });
    await writeSection(aroha, at.id, "emergency", { text: `<p>${first}</p><p>${second}</p>` });
    world.clock.advance(60_000);
    await world.runJobs();
    const page = await read(at.slug, "de");
    const of = (original: string) => rules.find((one) => one.language === "de" && one.original === original);
    expect(page).toContain(first);
    expect(page).not.toContain(of(first)?.turned);
    expect(page).toContain(of(second)?.honest);
  });

  test("is compared once where it was stored before, and waits until then", async () => {
    translateRule = (rule) => (rule.original === first ? rule.turned : rule.honest);
    const lines = originals.slice(0, 2);
    const { id, slug } = await translatedGuidebook(lines);
    await world.context.db.updateTable("translations").set({ unconfirmed: "unchecked" }).execute();
    await aroha.put(`/api/guidebooks/${id}`, { name: "Lamp House again" });
    expect(await read(slug, "de")).toContain(lines[1]);
    await aroha.post(`/api/guidebooks/${id}/translations`, {});
    world.clock.advance(60_000);
    await world.runJobs();
    const { units } = await translatedSection(aroha, id, "rules");
    expect(units.map(({ state }) => state)).toEqual(["confirm", "done"]);
  });
});
