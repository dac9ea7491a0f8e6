import type { Match } from "#search/match.ts";
import { rowOfNeed, type Need } from "#search/needs.ts";
import type { IndexedPassage, IndexedPhrase } from "#search/passageIndex.ts";
import type { Wish } from "#search/query.ts";
import { PRIOR } from "#search/weights.ts";

/** Ranks passages with equal matches: usual section, early match, short sentence, not bare names. */
export function priorOf(
  { passage, text, heading }: IndexedPassage,
  wishes: readonly Wish[],
  matches: readonly Match[],
  isInSentence: boolean,
): number {
  const wanted = wishes.filter(({ isDetail }) => !isDetail);
  const needs = needsOf(wanted);
  const topic =
    topicOf(heading, needs, PRIOR.topicOfHeading, PRIOR.otherTopicOfHeading) +
    topicOf(text, needs, PRIOR.topicOfText, PRIOR.otherTopicOfText);
  const places = matches.flatMap(({ words }) => words);
  const first = places.reduce((one, other) => Math.min(one, other), text.words.length);
  const early = PRIOR.early / (1 + first / 4);
  const concise = PRIOR.concise / (1 + Math.abs(text.text.length - PRIOR.sentence) / PRIOR.sentence);
  const isTrouble = needsOf(wishes).some((need) => need === "broken" || need === "lost");
  const isBare = isInSentence && text.text.length < PRIOR.shortFact && !/\d/.test(text.text);
  const fact = heading ? (isTrouble ? PRIOR.factInTrouble : 0) + (isBare ? PRIOR.bareFact : 0) : 0;
  return (
    (1 + homeOf(needs, passage.section)) *
    (1 + topic / Math.max(1, wanted.length)) *
    (1 + early) *
    (1 + concise) *
    (1 + fact)
  );
}

const needsOf = (wishes: readonly Wish[]): Need[] => wishes.flatMap(({ needs }) => [...needs.keys()]);

/** Ranks the usual section of a need before its other sections. */
function homeOf(needs: readonly Need[], section: string): number {
  const places = needs.map((need) => rowOfNeed(need).sections.findIndex((one) => one === section));
  const best = Math.min(...places.filter((place) => place >= 0));
  if (Number.isFinite(best)) return PRIOR.home - PRIOR.homeStep * best;
  return section === "departure" ? PRIOR.departure : 0;
}

/** The first need that a text names is its topic: the wanted one, or another. */
function topicOf(phrase: IndexedPhrase | null, wanted: readonly Need[], own: number, other: number): number {
  const first = phrase && [...phrase.needs.keys()].find((need) => !rowOfNeed(need).isDetail);
  if (!first || wanted.length === 0) return 0;
  return wanted.includes(first) ? own : other;
}
