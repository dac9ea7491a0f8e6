import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDrawn, type DrawnPage } from "#guest/search/openDrawn.server.ts";
import {
  isExpected,
  readBlindQuestions,
  readLateQuestions,
  readNovemberQuestions,
  readUnseenQuestions,
  readWinterQuestions,
  type Question,
} from "#test/answers/questions.ts";
import { readWrittenPage } from "#test/answers/writtenPages.ts";
import { fillGuidebooks } from "./answers/filled.ts";
import { startServer } from "./guest/server.ts";

/**
 * What a model's questions change, for those that passages answer and those that none does, over guidebooks for which
 * authors wrote them who had seen neither the search nor the guests' questions. Wants the build; run it as
 * `node bench/writtenQuestions.ts`.
 */
const print = (text: string) => void process.stdout.write(`${text}\n`);
const fitted = [
  ...readBlindQuestions(),
  ...readUnseenQuestions(),
  ...readNovemberQuestions(),
  ...readWinterQuestions(),
];
const sets = new Map(
  ["en", "de", "fr"].flatMap((language) => {
    const own = (all: readonly Question[]) => all.filter((one) => one.language === language);
    return [
      [`${language}, that the weights were fitted to`, own(fitted)],
      [`${language}, of authors who had seen nothing`, own(readLateQuestions())],
    ] as const;
  }),
);

const folder = mkdtempSync(join(tmpdir(), "porchlight-bench-"));
const server = await startServer(folder, { TRUST_PROXY: "127.0.0.1" });
const origin = `http://127.0.0.1:${server.port}`;
const slugs = await fillGuidebooks(origin, [...sets.values()].flat());
for (const [set, questions] of sets) {
  const pages = new Map<string, { without: DrawnPage; with: DrawnPage }>();
  for (const { name, language } of questions) {
    if (pages.has(name)) continue;
    const slug = slugs.get(name);
    const page = await fetch(`${origin}/view/${slug}`, { headers: { "accept-language": language } });
    const html = await page.text();
    const forPage = readWrittenPage(name) ?? undefined;
    pages.set(name, { without: await openDrawn(html), with: await openDrawn(html, forPage) });
  }
  for (const kind of ["without", "with"] as const) {
    const answers = await Promise.all(
      questions.map(async (question) => {
        const found = (await pages.get(question.name)?.[kind](question.text))?.found ?? [];
        return { question, places: found.map(({ passage }) => placeOf(question, passage)) };
      }),
    );
    const answerable = answers.filter(({ question }) => question.expected.length > 0);
    const rightIn = (count: number) =>
      answerable.filter(({ question, places }) =>
        places.length > 0 ? places.slice(0, count).includes(true) : question.mayBeNone,
      ).length;
    const none = answers.filter(({ question }) => question.expected.length === 0);
    const wrong = none.filter(({ places }) => places.length > 0).length;
    print(
      `${set}, ${kind} written questions: ${rightIn(1)} of ${answerable.length} first, ${rightIn(3)} among three, ` +
        `${wrong} of ${none.length} where there is none`,
    );
  }
}
server.stop();
rmSync(folder, { recursive: true });
process.exit();

function placeOf(question: Question, passage: { section: string; text: { text: string } }): boolean {
  return isExpected(question, { section: passage.section, text: passage.text.text });
}
