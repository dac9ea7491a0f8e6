import { isKind, isTrouble } from "#search/questions/guestNeed.ts";
import type { Answered, PassageNeeds, QuestionLexicon } from "#search/questions/questionIndex.ts";
import { evidenceIn, type Evidence } from "#search/questions/evidence.ts";
import type { LikelyNeeds } from "#search/questions/needModel.ts";
import { wordCluesOf } from "#search/questions/wordClues.ts";
import {
  writtenClueNames,
  type WrittenClues,
  type WrittenPassageClues,
} from "#search/questions/writtenQuestions.ts";
import { clueNames, scoreOf, WITH_WRITTEN, type Clues } from "#search/questions/clues.ts";
import { findPassages, marksAt, type Found } from "#search/find.ts";
import type { Passage } from "#search/passage.ts";
import type { PassageIndex } from "#search/passageIndex.ts";

/** What a question finds, and whether the need that it names is known. */
export interface Answer<P extends Passage = Passage> {
  found: Found<P>[];
  isNeedKnown: boolean;
}

/** A need that is this probable is what the guest means. */
const SURE = 0.9;
/** Evidence up to this says nothing: a single word that other passages have too. */
const WEAK = 0.2;
/** A passage with less evidence and probability of a need says nothing of it. */
const MIN_EVIDENCE = 0.45;
const MIN_LIKELY = 0.3;
const MAX_FOUND = 1.3;
/** Words under a heading that are a bare fact; words of a long question. */
const BARE_WORDS = 5;
const LONG_QUESTION = 12;
/** Minimum score of the first answer and of further ones, which are at most this far below it. */
const ENOUGH = { first: 0, further: -3, belowBest: 5 };
/** What is subtracted from the score of a passage that no model has read, where it has read others: what they usually lose. */
const UNREAD = 2;
/** Below this score the sentences of a question are also answered one by one. */
const GOOD = 1;

const NOTHING: PassageNeeds = { named: new Map(), likely: new Map(), about: new Map(), heading: new Map() };

/** Ends of a guest's sentences. */
const SENTENCE_END = /[.?!;\n]+/;

/** A page that is read for questions in a language. */
export interface QuestionPage<P extends Passage = Passage> {
  index: PassageIndex<P>;
  answered: Answered;
  lexicon: QuestionLexicon;
  /** Of the questions that a model wrote for its passages; absent where there are none. */
  writtenClues?: WrittenClues | undefined;
}

/** Answers a question with the passages that answer the need it names, best first. */
export function answerQuestion<P extends Passage>(page: QuestionPage<P>, question: string): Answer<P> {
  const whole = answerSentence(page, question);
  const sentences = question.split(SENTENCE_END).filter((sentence) => sentence.trim() !== "");
  if (bestOf(whole) >= GOOD || sentences.length < 2) return whole;
  const each = sentences.map((sentence) => answerSentence(page, sentence));
  return each.reduce((best, one) => (bestOf(one) > bestOf(best) ? one : best), whole);
}

/** One word asks for what the page says of it: there is no more to be unsure of. */
const isOneWord = (question: string) => !/\S\s+\S/.test(question);

const bestOf = ({ found }: Answer) => found[0]?.score ?? -Infinity;

function answerSentence<P extends Passage>(page: QuestionPage<P>, question: string): Answer<P> {
  const { index, answered, writtenClues } = page;
  const { clues, likely, byWords, isNeedKnown } = readQuestion(page, question);
  const ofWritten = writtenClues?.(question);
  const all = index.passages.flatMap((indexed, at): Found<P>[] => {
    const own = clues[at];
    if (!own) return [];
    const marks =
      byWords.get(indexed.passage)?.marks ?? marksAt(indexed.text, placesOf(likely, answered[at]));
    const score = ofWritten ? scoreWith(own, ofWritten[at]) : scoreOf(clueNames.map((name) => own[name]));
    return [{ passage: indexed.passage, score, marks }];
  });
  const best = Math.max(...all.map(({ score }) => score));
  if (best < ENOUGH.first) return { found: isOneWord(question) ? [...byWords.values()] : [], isNeedKnown };
  const found = all
    .filter(({ score }) => score >= Math.max(ENOUGH.further, best - ENOUGH.belowBest))
    .toSorted((one, other) => other.score - one.score);
  return { found, isNeedKnown };
}

function scoreWith(own: Clues, ofWritten: WrittenPassageClues | undefined): number {
  const clues = clueNames.map((name) => own[name]);
  if (!ofWritten) return scoreOf(clues) - UNREAD;
  return scoreOf([...clues, ...writtenClueNames.map((name) => ofWritten[name])], WITH_WRITTEN);
}

/** Returns what speaks for each passage as the answer to a question. */
export function readQuestion<P extends Passage>(
  { index, answered, lexicon }: QuestionPage<P>,
  question: string,
) {
  const likely = lexicon.model.likelyNeeds(lexicon.features(question));
  const [[surest, probability] = ["", 0]] = likely;
  const isSure = probability > SURE;
  const byWords = new Map(findPassages(index, question).map((found) => [found.passage, found]));
  const { ofPassages: words, unknown, questionLength } = wordCluesOf(index, question, lexicon.model);
  const named = [...evidenceIn(lexicon.read(question), lexicon.names).keys()];
  const kinds = [...(isSure ? [surest] : []), ...named].filter(isKind);
  const alikeIn = (own: ReadonlyMap<string, number>) =>
    likely.reduce((sum, [name, one]) => sum + Math.sqrt(one * (own.get(name) ?? 0)), 0);
  const alike = answered.map((needs) => alikeIn(needs.likely));
  const found = index.passages.map(({ passage }) => Math.min(MAX_FOUND, byWords.get(passage)?.score ?? 0));
  const ofQuestion = {
    noneFound: Number(byWords.size === 0),
    bestAlike: Math.max(0, ...alike),
    bestFound: Math.max(0, ...found),
    unsure: 1 - probability,
    unknown,
    questionLength: Math.min(1, questionLength / LONG_QUESTION),
    kindNamed: Number(isKind(surest)),
    trouble: sumOf(likely, (name) => Number(isTrouble(name))),
    always: 1,
  };

  const clues = index.passages.map(({ passage, text }, at): Clues => {
    const needs = answered[at] ?? NOTHING;
    const strengthIn = (name: string) => strengthOf(needs.named.get(name));
    return {
      named: sumOf(likely, strengthIn),
      likely: sumOf(likely, (name) => needs.likely.get(name) ?? 0),
      about: alikeIn(needs.about),
      heading: alikeIn(needs.heading),
      alike: alike[at] ?? 0,
      relatedNamed: sumOf(likely, (name) =>
        Math.max(0, ...(lexicon.related.get(name) ?? []).map(strengthIn)),
      ),
      home: sumOf(likely, (name) =>
        Number(lexicon.needs.get(name)?.sections.includes(passage.section) ?? false),
      ),
      found: found[at] ?? 0,
      words: words[at]?.share ?? 0,
      missing: words[at]?.missing ?? 0,
      silent: Number(isSilentOn(named, needs)),
      // Kinds are named by their words: in another language they cannot be recognised.
      kindSilent: Number(text.language === lexicon.language && isSilentOn(kinds, needs)),
      length: Math.log(1 + text.words.length) / 3,
      headed: Number(passage.heading !== null),
      bare: Number(passage.heading !== null && text.words.length <= BARE_WORDS),
      ...ofQuestion,
    };
  });
  return { clues, likely, byWords, isNeedKnown: isSure || named.length > 0 };
}

const isSilentOn = (names: readonly string[], { named, likely }: PassageNeeds) =>
  names.length > 0 &&
  names.every((name) => (named.get(name)?.share ?? 0) < MIN_EVIDENCE && (likely.get(name) ?? 0) < MIN_LIKELY);

const sumOf = (likely: LikelyNeeds, strengthIn: (name: string) => number): number =>
  likely.reduce((sum, [name, probability]) => sum + probability * strengthIn(name), 0);

const strengthOf = (evidence: Evidence | undefined) =>
  Math.max(0, (evidence?.share ?? 0) - WEAK) / (1 - WEAK);

/** Returns where a passage answers the likeliest need that it answers. */
function placesOf(likely: LikelyNeeds, needs: PassageNeeds | undefined): readonly number[] {
  const first = likely.find(([name]) => needs?.named.has(name));
  return (first && needs?.named.get(first[0])?.places) ?? [];
}
