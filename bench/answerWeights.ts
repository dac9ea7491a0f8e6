import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boundPassages } from "#guest/search/boundPassages.server.ts";
import { readDrawnPage } from "#guest/search/drawnPassages.server.ts";
import { readAnswered } from "#guest/search/openDrawn.server.ts";
import { vocabulariesOfPage } from "#search/pageLexicon.ts";
import { newPassageIndex } from "#search/passageIndex.ts";
import { readQuestion } from "#search/questions/answerQuestion.ts";
import { clueNames, scoreOf } from "#search/questions/clues.ts";
import { ANSWERED, questionLexiconOf } from "#search/questions/lexicons.server.ts";
import {
  isExpected,
  readBlindQuestions,
  readFreshQuestions,
  readLastQuestions,
  readLaterQuestions,
  readQuestions,
  readTuningQuestions,
  readUnreadQuestions,
  readUnseenQuestions,
} from "#test/answers/questions.ts";
import { fillGuidebooks } from "./answers/filled.ts";
import { fitWeights, type Query } from "./answers/weights.ts";
import { startServer } from "./guest/server.ts";

/**
 * Finds the weights of the clues from all questions whose answers are known, and prints what they find in guidebooks
 * that they were not fitted to, then `src/search/questions/clueWeights.ts`. Wants the build; run it as
 * `node bench/answerWeights.ts`. A minute.
 */
const FOLDS = 7;
const THRESHOLDS = [-1, -0.5, 0, 0.5, 1];
/** Questions of authors who had seen neither search nor other questions count twice. */
const OF_BLIND = 2;
/** Whose sum chooses the passages that are compared. */
const ROUGH_CLUES = ["alike", "found", "named", "words"] as const;
const print = (text: string) => void process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const folder = mkdtempSync(join(tmpdir(), "porchlight-bench-"));
const server = await startServer(folder, { TRUST_PROXY: "127.0.0.1" });
const origin = `http://127.0.0.1:${server.port}`;
const blind = [...readBlindQuestions(), ...readUnseenQuestions()];
const questions = [
  ...readQuestions(),
  ...readLaterQuestions(),
  ...readFreshQuestions(),
  ...readLastQuestions(),
  ...readTuningQuestions(),
  ...readUnreadQuestions(),
  ...blind,
].filter(({ language }) => ANSWERED.includes(language));
const slugs = await fillGuidebooks(origin, questions);

const pages = new Map<string, ReturnType<typeof openPage>>();
const queries: Query[] = [];
for (const question of questions) {
  const key = `${question.name} ${question.language}`;
  const page = pages.get(key) ?? openPage(slugs.get(question.name) ?? "", question.language);
  pages.set(key, page);
  const read = (await page)(question.text);
  queries.push({
    guidebook: question.name,
    mayBeNone: question.mayBeNone,
    weight: blind.includes(question) ? OF_BLIND : 1,
    candidates: read.map(({ passage, clues }) => ({
      clues,
      isRight: isExpected(question, { section: passage.section, text: passage.text.text }),
    })),
  });
}
server.stop();
rmSync(folder, { recursive: true });

const rough = ROUGH_CLUES.map((name) => clueNames.indexOf(name));
const names = [...new Set(queries.map(({ guidebook }) => guidebook))];
const foldOf = ({ guidebook }: Query) => names.indexOf(guidebook) % FOLDS;
const fitted = Array.from({ length: FOLDS }, (_, fold) =>
  fitWeights(
    queries.filter((one) => foldOf(one) !== fold),
    rough,
  ),
);
const answers = queries.map((query, at) => {
  const ranked = query.candidates
    .map(({ clues, isRight }) => ({ score: scoreOf(clues, fitted[foldOf(query)]), isRight }))
    .toSorted((one, other) => other.score - one.score);
  const isAnswerable = query.candidates.some(({ isRight }) => isRight);
  return { question: questions[at], ranked, isAnswerable, mayBeNone: query.mayBeNone };
});
for (const threshold of THRESHOLDS) {
  for (const language of ANSWERED) {
    const own = answers.filter(({ question }) => question?.language === language);
    report(`${language} from ${threshold}`, own, threshold);
    report(
      `${language} from ${threshold}, blind`,
      own.filter(({ question }) => question && blind.includes(question)),
      threshold,
    );
  }
}
const weights = fitWeights(queries, rough);
const row = (all: readonly number[]) => `[${all.map((weight) => Number(weight.toFixed(2))).join(", ")}]`;
print(`/** What each clue adds to the score, and to each hidden unit, by \`bench/answerWeights.ts\` over the questions that were read. */
export const WEIGHTS = {
${clueNames.map((name, at) => `  ${name}: ${row(weights.clues[at] ?? [])},`).join("\n")}
};

/** What each hidden unit adds to the score where it is above 0. */
export const OUTPUTS = ${row(weights.outputs)};`);

function report(name: string, some: typeof answers, threshold: number): void {
  const isFound = ({ ranked: [first] }: (typeof some)[number]) => (first?.score ?? 0) >= threshold;
  const answerable = some.filter(({ isAnswerable }) => isAnswerable);
  const unanswerable = some.filter(({ isAnswerable }) => !isAnswerable);
  const rightIn = (count: number) =>
    answerable.filter((one) =>
      isFound(one) ? one.ranked.slice(0, count).some(({ isRight }) => isRight) : one.mayBeNone,
    ).length;
  print(
    `${name}: right first ${percent(rightIn(1), answerable.length)}, in three ${percent(rightIn(3), answerable.length)}, an answer where there is none ${percent(unanswerable.filter(isFound).length, unanswerable.length)}`,
  );
}

async function openPage(slug: string, language: string) {
  const page = await fetch(`${origin}/view/${slug}`, { headers: { "accept-language": language } });
  const { language: own, passages: drawn, lexicon } = readDrawnPage(await page.text());
  const passages = boundPassages(drawn);
  const index = newPassageIndex(passages, await vocabulariesOfPage(own, lexicon));
  const questionLexicon = await questionLexiconOf(own);
  if (!questionLexicon) throw new Error(`no questions are known in ${own}`);
  const answered = await readAnswered(index, passages, questionLexicon);
  return (text: string) => {
    const { clues } = readQuestion({ index, answered, lexicon: questionLexicon }, text);
    return passages.map((passage, at) => ({
      passage,
      clues: clueNames.map((name) => clues[at]?.[name] ?? 0),
    }));
  };
}
