import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boundPassages } from "#guest/search/boundPassages.server.ts";
import { readDrawnPage } from "#guest/search/drawnPassages.server.ts";
import { newCluesOfWritten, readAnswered } from "#guest/search/openDrawn.server.ts";
import { vocabulariesOfPage } from "#search/pageLexicon.ts";
import { newPassageIndex } from "#search/passageIndex.ts";
import { readQuestion } from "#search/questions/answerQuestion.ts";
import { clueNames } from "#search/questions/clues.ts";
import { writtenClueNames } from "#search/questions/writtenQuestions.ts";
import { ANSWERED, questionLexiconOf } from "#search/questions/lexicons.server.ts";
import {
  isExpected,
  readBlindQuestions,
  readFreshQuestions,
  readLastQuestions,
  readLaterQuestions,
  readNovemberQuestions,
  readQuestions,
  readTuningQuestions,
  readUnreadQuestions,
  readUnseenQuestions,
  readWinterQuestions,
  type Question,
} from "#test/answers/questions.ts";
import { readWrittenPage } from "#test/answers/writtenPages.ts";
import { fillGuidebooks } from "./answers/filled.ts";
import { answerInFolds, formatFigures, formatWeights } from "./answers/folds.ts";
import type { Query } from "./answers/weights.ts";
import { startServer } from "./guest/server.ts";

/**
 * Finds the weights of the clues from all questions whose answers are known, and prints what they find in guidebooks
 * that they were not fitted to, then `src/search/questions/clueWeights.ts`. Wants the build; run it as
 * `node bench/answerWeights.ts`, or with `written` for pages whose questions a model wrote. A minute.
 */
const THRESHOLDS = [-1, -0.5, 0, 0.5, 1];
/** Questions of authors who had seen neither search nor other questions count twice. */
const OF_BLIND = 2;
const isWritten = process.argv[2] === "written";
const names = isWritten ? [...clueNames, ...writtenClueNames] : clueNames;
const print = (text: string) => void process.stdout.write(`${text}\n`);

const folder = mkdtempSync(join(tmpdir(), "porchlight-bench-"));
const server = await startServer(folder, { TRUST_PROXY: "127.0.0.1" });
const origin = `http://127.0.0.1:${server.port}`;
const blind = [...readBlindQuestions(), ...readUnseenQuestions()];
const all = isWritten
  ? [...blind, ...readNovemberQuestions(), ...readWinterQuestions()].filter(({ name }) =>
      readWrittenPage(name),
    )
  : [
      ...readQuestions(),
      ...readLaterQuestions(),
      ...readFreshQuestions(),
      ...readLastQuestions(),
      ...readTuningQuestions(),
      ...readUnreadQuestions(),
      ...blind,
    ];
const questions = all.filter(({ language }) => ANSWERED.includes(language));
const slugs = await fillGuidebooks(origin, questions);

const pages = new Map<string, ReturnType<typeof openPage>>();
const queries: (Query & { question: Question })[] = [];
for (const question of questions) {
  const key = `${question.name} ${question.language}`;
  const page = pages.get(key) ?? openPage(question);
  pages.set(key, page);
  const read = (await page)(question.text);
  queries.push({
    question,
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

const answers = answerInFolds(queries, names);
for (const threshold of THRESHOLDS)
  for (const language of ANSWERED) {
    const own = answers.filter(({ query }) => query.question.language === language);
    print(`${language} from ${threshold}: ${formatFigures(own, threshold)}`);
    const ofBlind = own.filter(({ query }) => blind.includes(query.question));
    print(`${language} from ${threshold}, blind: ${formatFigures(ofBlind, threshold)}`);
  }
const constants = isWritten
  ? { weights: "WRITTEN_WEIGHTS", outputs: "WRITTEN_OUTPUTS" }
  : { weights: "WEIGHTS", outputs: "OUTPUTS" };
print(formatWeights(queries, names, constants));
process.exit();

async function openPage({ name, language }: Question) {
  const page = await fetch(`${origin}/view/${slugs.get(name)}`, { headers: { "accept-language": language } });
  const { language: own, passages: drawn, lexicon: ofHost } = readDrawnPage(await page.text());
  const passages = boundPassages(drawn);
  const index = newPassageIndex(passages, await vocabulariesOfPage(own, ofHost));
  const lexicon = await questionLexiconOf(own);
  if (!lexicon) throw new Error(`no questions are known in ${own}`);
  const answered = await readAnswered(index, passages, lexicon);
  const forPage = isWritten ? readWrittenPage(name) : null;
  const writtenClues = forPage ? newCluesOfWritten(lexicon, passages, forPage) : undefined;
  return (text: string) => {
    const { clues } = readQuestion({ index, answered, lexicon }, text);
    const ofWritten = writtenClues?.(text);
    return passages.map((passage, at) => {
      const values: Record<string, number> = { ...clues[at], ...ofWritten?.[at] };
      return { passage, clues: names.map((clue) => values[clue] ?? 0) };
    });
  };
}
