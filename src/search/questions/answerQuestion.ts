import { isKind } from "#search/questions/guestNeed.ts";
import type { Answered, PassageNeeds, QuestionLexicon } from "#search/questions/questionIndex.ts";
import { evidenceIn, type Evidence } from "#search/questions/evidence.ts";
import type { LikelyNeeds } from "#search/questions/needModel.ts";
import { sharesOfWords } from "#search/questions/sharesOfWords.ts";
import { ENOUGH, GOOD, scoreOf, type Clues } from "#search/questions/clueWeights.ts";
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

const NOTHING: PassageNeeds = { named: new Map(), likely: new Map() };

/** Ends of a guest's sentences. */
const SENTENCE_END = /[.?!;\n]+/;

/** Answers a question with the passages that answer the need it names, best first. */
export function answerQuestion<P extends Passage>(
  index: PassageIndex<P>,
  answered: Answered,
  lexicon: QuestionLexicon,
  question: string,
): Answer<P> {
  const whole = answerSentence(index, answered, lexicon, question);
  const sentences = question.split(SENTENCE_END).filter((sentence) => sentence.trim() !== "");
  if (bestOf(whole) >= GOOD || sentences.length < 2) return whole;
  const each = sentences.map((sentence) => answerSentence(index, answered, lexicon, sentence));
  return each.reduce((best, one) => (bestOf(one) > bestOf(best) ? one : best), whole);
}

const bestOf = ({ found }: Answer) => found[0]?.score ?? -Infinity;

function answerSentence<P extends Passage>(
  index: PassageIndex<P>,
  answered: Answered,
  lexicon: QuestionLexicon,
  question: string,
): Answer<P> {
  const { clues, likely, byWords, isNeedKnown } = readQuestion(index, answered, lexicon, question);
  const all = index.passages.flatMap((indexed, at): Found<P>[] => {
    const own = clues[at];
    if (!own) return [];
    const marks =
      byWords.get(indexed.passage)?.marks ?? marksAt(indexed.text, placesOf(likely, answered[at]));
    return [{ passage: indexed.passage, score: scoreOf(own), marks }];
  });
  const best = Math.max(...all.map(({ score }) => score));
  if (best < ENOUGH.first) return { found: [], isNeedKnown };
  const found = all
    .filter(({ score }) => score >= Math.max(ENOUGH.further, best - ENOUGH.belowBest))
    .toSorted((one, other) => other.score - one.score);
  return { found, isNeedKnown };
}

/** Returns what speaks for each passage as the answer to a question. */
export function readQuestion<P extends Passage>(
  index: PassageIndex<P>,
  answered: Answered,
  lexicon: QuestionLexicon,
  question: string,
) {
  const likely = lexicon.model.likelyNeeds(lexicon.features(question));
  const [[surest, probability] = ["", 0]] = likely;
  const isSure = probability > SURE;
  const byWords = new Map(findPassages(index, question).map((found) => [found.passage, found]));
  const shares = sharesOfWords(index, question);
  const named = [...evidenceIn(lexicon.read(question), lexicon.names).keys()];
  const strict = [...(isSure ? [surest] : []), ...named].filter((name) => lexicon.needs.get(name)?.isStrict);

  const clues = index.passages.map(({ passage, text }, at): Clues => {
    const needs = answered[at] ?? NOTHING;
    const strengthIn = (name: string) => strengthOf(needs.named.get(name));
    const likelyIn = (name: string) => needs.likely.get(name) ?? 0;
    const ofRelated = (strength: (name: string) => number) =>
      sumOf(likely, (name) => Math.max(0, ...(lexicon.related.get(name) ?? []).map(strength)));
    const ofNamed = sumOf(likely, strengthIn);
    const ofLikely = sumOf(likely, likelyIn);
    return {
      always: 1,
      named: ofNamed,
      likely: ofLikely,
      alike: likely.reduce((sum, [name, one]) => sum + Math.sqrt(one * likelyIn(name)), 0),
      agreed: Math.sqrt(ofNamed * ofLikely),
      outright: Math.max(0, ...named.map(strengthIn)),
      found: Math.min(MAX_FOUND, byWords.get(passage)?.score ?? 0),
      words: shares[at] ?? 0,
      silent: Number(isSilentOn(named, needs)),
      strictSilent: Number(
        isSilentOn(
          strict.filter((name) => !isKind(name)),
          needs,
        ),
      ),
      // Kinds are named by their words: in another language they cannot be recognised.
      kindSilent: Number(text.language === lexicon.language && isSilentOn(strict.filter(isKind), needs)),
      noneFound: Number(byWords.size === 0),
      relatedNamed: ofRelated(strengthIn),
      relatedLikely: ofRelated(likelyIn),
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
