import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boundPassages } from "#guest/search/boundPassages.server.ts";
import { readDrawnPage } from "#guest/search/drawnPassages.server.ts";
import { readAnswered } from "#guest/search/openDrawn.server.ts";
import { vocabulariesOfPage } from "#search/pageLexicon.ts";
import { newPassageIndex } from "#search/passageIndex.ts";
import { readQuestion } from "#search/questions/answerQuestion.ts";
import { clueNames } from "#search/questions/clueWeights.ts";
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
} from "#test/answers/questions.ts";
import { fillGuidebooks } from "./answers/filled.ts";
import { fitWeights, scoreOf, type Query } from "./answers/weights.ts";
import { startServer } from "./guest/server.ts";

/**
 * Finds the weights of the clues for `src/search/questions/clueWeights.ts` from all questions whose answers are known,
 * and prints them, with what they find in guidebooks that they were not fitted to. Wants the build; run it as
 * `node bench/answerWeights.ts`. A minute.
 */
const FOLDS = 5;
const THRESHOLDS = [-2, -1.4, -1, -0.6, 0];
const print = (text: string) => void process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const folder = mkdtempSync(join(tmpdir(), "porchlight-bench-"));
const server = await startServer(folder, { TRUST_PROXY: "127.0.0.1" });
const origin = `http://127.0.0.1:${server.port}`;
const questions = [
  ...readQuestions(),
  ...readLaterQuestions(),
  ...readFreshQuestions(),
  ...readLastQuestions(),
  ...readTuningQuestions(),
  ...readUnreadQuestions(),
  ...readBlindQuestions(),
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
    candidates: read.map(({ passage, clues }) => ({
      clues,
      isRight: isExpected(question, { section: passage.section, text: passage.text.text }),
    })),
  });
}
server.stop();
rmSync(folder, { recursive: true });

const names = [...new Set(queries.map(({ guidebook }) => guidebook))];
const foldOf = ({ guidebook }: Query) => names.indexOf(guidebook) % FOLDS;
const scored = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitWeights(queries.filter((one) => foldOf(one) !== fold));
  return queries
    .filter((one) => foldOf(one) === fold)
    .map(({ candidates, mayBeNone }) => {
      const best = candidates
        .map(({ clues, isRight }) => ({ score: scoreOf(clues, weights), isRight }))
        .reduce((one, other) => (other.score > one.score ? other : one));
      return { ...best, isAnswerable: candidates.some(({ isRight }) => isRight), mayBeNone };
    });
}).flat();
for (const threshold of THRESHOLDS) {
  const answerable = scored.filter(({ isAnswerable }) => isAnswerable);
  const unanswerable = scored.filter(({ isAnswerable }) => !isAnswerable);
  const right = answerable.filter(({ score, isRight, mayBeNone }) =>
    score < threshold ? mayBeNone : isRight,
  ).length;
  const invented = unanswerable.filter(({ score }) => score >= threshold).length;
  print(
    `from ${threshold}: right first ${percent(right, answerable.length)}, an answer where there is none ${percent(invented, unanswerable.length)}`,
  );
}
const weights = fitWeights(queries);
for (const [at, name] of clueNames.entries()) print(`  ${name}: ${weights[at]?.toFixed(2)},`);

async function openPage(slug: string, language: string) {
  const page = await fetch(`${origin}/view/${slug}`, { headers: { "accept-language": language } });
  const { language: own, passages: drawn, lexicon } = readDrawnPage(await page.text());
  const passages = boundPassages(drawn);
  const index = newPassageIndex(passages, await vocabulariesOfPage(own, lexicon));
  const questionLexicon = await questionLexiconOf(own);
  if (!questionLexicon) throw new Error(`no questions are known in ${own}`);
  const answered = await readAnswered(index, passages, questionLexicon);
  return (text: string) => {
    const { clues } = readQuestion(index, answered, questionLexicon, text);
    return passages.map((passage, at) => ({
      passage,
      clues: clueNames.map((name) => clues[at]?.[name] ?? 0),
    }));
  };
}
