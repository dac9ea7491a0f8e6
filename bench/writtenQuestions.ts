import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDrawn, type DrawnPage } from "#guest/search/openDrawn.server.ts";
import { parseWritten } from "#guest/search/writtenQuestions/passageKey.server.ts";
import {
  isExpected,
  readBlindQuestions,
  readNovemberQuestions,
  readUnseenQuestions,
  type Question,
} from "#test/answers/questions.ts";
import { fillGuidebooks } from "./answers/filled.ts";
import { startServer } from "./guest/server.ts";

/**
 * What questions that a model writes for each passage change, over English guidebooks for whose passages an author wrote
 * them who had seen neither the search nor the guests' questions. Wants the build; run it as
 * `node bench/writtenQuestions.ts`.
 */
const print = (text: string) => void process.stdout.write(`${text}\n`);
const fileOf = (name: string) => new URL(`../test/answers/writtenQuestions/${name}.json`, import.meta.url);
const sets = {
  "the 264 that the weights were found with": [...readBlindQuestions(), ...readUnseenQuestions()],
  "the November 132": readNovemberQuestions(),
};

const folder = mkdtempSync(join(tmpdir(), "porchlight-bench-"));
const server = await startServer(folder, { TRUST_PROXY: "127.0.0.1" });
const origin = `http://127.0.0.1:${server.port}`;
const withWritten = ({ name }: Question) => existsSync(fileOf(name));
const slugs = await fillGuidebooks(origin, Object.values(sets).flat().filter(withWritten));
for (const [set, all] of Object.entries(sets)) {
  const questions = all.filter(withWritten);
  const pages = new Map<string, { without: DrawnPage; with: DrawnPage }>();
  for (const name of new Set(questions.map((question) => question.name))) {
    const slug = slugs.get(name);
    const html = await (
      await fetch(`${origin}/view/${slug}`, { headers: { "accept-language": "en" } })
    ).text();
    const ofPassages = parseWritten(readFileSync(fileOf(name), "utf8"));
    pages.set(name, { without: await openDrawn(html), with: await openDrawn(html, ofPassages) });
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
