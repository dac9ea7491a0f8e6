import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReadManual } from "#contentImport/contract.ts";
import { batchesOf } from "#contentImport/modelSort/batches.ts";
import { applySortings } from "#contentImport/modelSort/moveSentences.ts";
import { openPieces } from "#contentImport/modelSort/openPieces.ts";
import { sortingQuestion } from "#contentImport/modelSort/sortingQuestion.ts";

export interface AnsweredManual {
  manual: ReadManual;
  requests: number;
  /** How many of the requests have an answer. */
  answers: number;
  /** Sentences that a model is sent, and their words. */
  sentences: number;
  sent: number;
}

/**
 * Sorts a manual by the answers in a folder. Writes what a model would be sent as "NAME.1.request.txt", and reads its
 * answer, JSON, from "NAME.1.answer.json" where there is one; the rules' proposal stands without. Throws where an answer
 * is there whose request was another.
 */
export function sortByAnswers(read: ReadManual, folder: string, name: string): AnsweredManual {
  mkdirSync(folder, { recursive: true });
  const batches = batchesOf(openPieces(read));
  const pieces = batches.flat();
  const sortings = batches.flatMap((batch, at) => {
    const question = sortingQuestion(batch);
    const path = join(folder, `${name}.${at + 1}`);
    const request = `${question.system}\n\n${question.prompt}\n`;
    const answer = `${path}.answer.json`;
    if (existsSync(answer) && textIn(`${path}.request.txt`) !== request)
      throw new Error(`${answer} answers another request. Remove it, and ask again.`);
    writeFileSync(`${path}.request.txt`, request);
    const text = textIn(answer);
    if (text === null) return [];
    const sorting = question.read(JSON.parse(text));
    if (!sorting) throw new Error(`${answer} has no list of placements`);
    return [sorting];
  });
  return {
    manual: sortings.length > 0 ? applySortings(read, sortings) : read,
    requests: batches.length,
    answers: sortings.length,
    sentences: pieces.length,
    sent: pieces.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0),
  };
}

const textIn = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : null);
