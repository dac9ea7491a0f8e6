import { boundPassages } from "#guest/search/boundPassages.server.ts";
import { readDrawnPage } from "#guest/search/drawnPassages.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import {
  keyOfPassage,
  NOTHING_WRITTEN,
  type WrittenForPage,
} from "#guest/search/writtenQuestions/passageKey.server.ts";
import { answerQuestion, type Answer, type QuestionPage } from "#search/questions/answerQuestion.ts";
import { newWrittenClues, type WrittenClues } from "#search/questions/writtenQuestions.ts";
import { answeredBy, type Answered, type QuestionLexicon } from "#search/questions/questionIndex.ts";
import { ANSWERED, questionLexiconOf } from "#search/questions/lexicons.server.ts";
import { findPassages } from "#search/find.ts";
import { namedFirst } from "#search/namedFirst.ts";
import { otherLanguageOf, vocabulariesOfPage } from "#search/pageLexicon.ts";
import type { Passage } from "#search/passage.ts";
import { newPassageIndex, type PassageIndex } from "#search/passageIndex.ts";
import { vocabulariesOf } from "#search/vocabularies.ts";

/** An answer with the index that it was found in. */
export interface DrawnAnswer extends Answer {
  index: PassageIndex;
}

/** Answers questions on a drawn page. */
export type DrawnPage = (query: string) => Promise<DrawnAnswer>;

/** A page indexed for questions in a language, with the needs that its passages answer where that language has them. */
interface Opened {
  index: PassageIndex;
  byNeeds: QuestionPage | null;
}

/** Reads a drawn page, once for each language of queries. What was written is in the page's language. */
export async function openDrawn(html: string, forPage: WrittenForPage = NOTHING_WRITTEN): Promise<DrawnPage> {
  const { language, passages: drawn, lexicon: ofHost } = readDrawnPage(html);
  const passages = boundPassages(drawn);
  const vocabularies = await vocabulariesOfPage(language, ofHost);
  const opened = new Map<Language | null, Promise<Opened>>();
  return async (query) => {
    const other = otherLanguageOf(query, vocabularies);
    const known = opened.get(other) ?? openFor(other);
    opened.set(other, known);
    const { index, byNeeds } = await known;
    const answer = byNeeds
      ? answerQuestion(byNeeds, query)
      : { found: findPassages(index, query), isNeedKnown: false };
    return { ...answer, found: namedFirst(answer.found, query), index };
  };

  async function openFor(other: Language | null): Promise<Opened> {
    const all = other ? await vocabulariesOf([language, other]) : vocabularies;
    const index = newPassageIndex(passages, all);
    const asker = other ?? language;
    const lexicon = ANSWERED.includes(asker) ? await questionLexiconOf(asker) : null;
    if (!lexicon) return { index, byNeeds: null };
    const answered = await readAnswered(index, passages, lexicon);
    const writtenClues = asker === language ? newCluesOfWritten(lexicon, passages, forPage) : undefined;
    return { index, byNeeds: { index, lexicon, answered, writtenClues } };
  }
}

/** Returns the clues of what was written for a page's passages; undefined where nothing was. */
export function newCluesOfWritten(
  lexicon: QuestionLexicon,
  passages: readonly Passage[],
  { questions: byKey, unanswered }: WrittenForPage,
): WrittenClues | undefined {
  const questions = passages.map((one) => byKey[keyOfPassage(one)]);
  if (!questions.some((own) => own && own.length > 0)) return undefined;
  return newWrittenClues(lexicon, { questions, unanswered }, passages.map(wordsOf));
}

const wordsOf = ({ heading, text }: Passage) => `${text.text} ${heading?.text ?? ""}`;

/** Returns which needs the passages of a page answer, each read in its language. */
export async function readAnswered(
  index: PassageIndex,
  passages: readonly Passage[],
  questions: QuestionLexicon,
): Promise<Answered> {
  const languages = [...new Set(passages.map(({ text }) => text.language))];
  const lexicons = new Map<Language, QuestionLexicon>();
  for (const language of languages) {
    const lexicon = await questionLexiconOf(language);
    if (lexicon) lexicons.set(language, lexicon);
  }
  return answeredBy(index, questions, lexicons);
}
