import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  isExpected,
  readBlindQuestions,
  readFreshQuestions,
  readNovemberQuestions,
  readLastQuestions,
  readLaterQuestions,
  readQuestions,
  readTuningQuestions,
  readUnreadQuestions,
  readUnseenQuestions,
  type Question,
} from "#test/answers/questions.ts";
import { openBrowser } from "./answers/browser.ts";
import { fillGuidebooks } from "./answers/filled.ts";
import { askServer, type First } from "./answers/form.ts";
import { startServer } from "./guest/server.ts";

/**
 * Whether guests find what they ask for: 400 questions over eight guidebooks, 120 over three others, 280 fresh and 240
 * last ones over the eight, 720 that it was tuned with, and three times 244 blind ones over eight more each, from the server
 * and on the saved page without a network, and how long the answer takes on a slow phone. Wants the build; run it as
 * `node bench/answers.ts`.
 */
const RIGHT = 0.95;
const FALSE = 0.02;
const MAX_MS = 50;
const print = (text: string) => void process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

const folder = mkdtempSync(join(tmpdir(), "porchlight-bench-"));
const server = await startServer(folder, { TRUST_PROXY: "127.0.0.1" });
const origin = `http://127.0.0.1:${server.port}`;
const sets = {
  "the 400": readQuestions(),
  "the later 120": readLaterQuestions(),
  "the fresh 280": readFreshQuestions(),
  "the last 240": readLastQuestions(),
  "the 720 it was tuned with": readTuningQuestions(),
  "the unread 240": readUnreadQuestions(),
  "the blind 244": readBlindQuestions(),
  "the unseen 244": readUnseenQuestions(),
  "the November 244": readNovemberQuestions(),
};
const questions = Object.values(sets).flat();
const slugs = await fillGuidebooks(origin, questions);

const byForm: First[][] = [];
for (const question of questions)
  byForm.push(await askServer(origin, slugs.get(question.name) ?? "", question));
const browser = await openBrowser(origin, slugs);
const offline = await browser.ask(questions);
await browser.close();
server.stop();
rmSync(folder, { recursive: true });

const firstsOffline = offline.map(({ first }) => (first ? [first] : []));
const areMet = Object.entries(sets).map(([name, set]) => {
  for (const half of ["seen", "unseen"]) {
    const some = set.filter((question) => question.half === half);
    if (some.length > 0 && some.length < set.length) report(`${name}, ${half} half`, some, byForm);
  }
  return report(name, set, byForm);
});
const unseen = questions.filter(({ half }) => half === "unseen");
for (const [language, some] of Map.groupBy(unseen, (question) => question.language)) {
  report(`unseen, ${language}`, some, byForm);
  report(`unseen, ${language}, without a network`, some, firstsOffline);
}
const plainMs = medianOf(offline.map((answer) => answer.plainMs));
const best = offline.map(({ tries }) => Math.min(...tries)).toSorted((one, other) => one - other);
const [median, slowest] = [medianOf(best), best.at(-1) ?? 0];
const tries = offline.flatMap((answer) => answer.tries);
const slow = (times: readonly number[]) => percent(times.filter((ms) => ms > MAX_MS).length, times.length);
print(
  `on a processor six times slower, the best of three: median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`,
);
print(`over ${MAX_MS} ms: ${slow(best)}; of all single answers ${slow(tries)}`);
print(`beside a plain look through the page's words: ${(median / plainMs).toFixed(1)} times as long`);
process.exit(areMet.every(Boolean) && slowest < MAX_MS ? 0 : 1);

function medianOf(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}

/** Returns whether the goals are met. What an unseen half misses stays unread, or it would not be unseen any more. */
function report(name: string, some: readonly Question[], answers: readonly First[][]): boolean {
  const firsts = some.map((question) => {
    const found = answers[questions.indexOf(question)] ?? [];
    return { question, found, first: found[0] };
  });
  const answerable = firsts.filter(({ question }) => question.expected.length > 0);
  const wrong = answerable.filter(({ question, first }) => !isExpected(question, first));
  const unanswerable = firsts.filter(({ question }) => question.expected.length === 0);
  const invented = unanswerable.filter(({ first }) => first !== undefined);
  print(`${name}: right passage first ${percent(answerable.length - wrong.length, answerable.length)}`);
  const inThree = answerable.filter(({ question, found }) =>
    found.length === 0 ? question.mayBeNone : found.some((one) => isExpected(question, one)),
  );
  print(`${name}: among the first three ${percent(inThree.length, answerable.length)}`);
  print(`${name}: an answer where there is none ${percent(invented.length, unanswerable.length)}`);
  if (some.every(({ half }) => half === "seen"))
    for (const { question, first } of [...wrong, ...invented])
      print(
        `    ${question.name}, “${question.text}”: ${first ? `“${first.text.slice(0, 60)}” first` : "nothing"}`,
      );
  return wrong.length <= (1 - RIGHT) * answerable.length && invented.length <= FALSE * unanswerable.length;
}
