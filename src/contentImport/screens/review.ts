import { z } from "zod";
import {
  readManual,
  sentence as readSentence,
  sourceLine,
  type ReadManual,
  type Sentence,
  type Target,
} from "#contentImport/contract.ts";
import { knownOf } from "#contentImport/screens/known.ts";
import type { TargetSection } from "#contentImport/screens/targetSections.ts";
import { targetField } from "#contentImport/apply/targetFields.ts";

/** A sentence as its host has decided so far. */
const reviewedSentence = readSentence.extend({
  /** The place of its manual in `sources`. */
  source: z.number().int(),
  isTaken: z.boolean(),
  /** True for what may open a door, also where the host has said that everybody may read it. */
  mayOpen: z.boolean(),
});
export type ReviewedSentence = z.output<typeof reviewedSentence>;

const source = readManual
  .pick({ warnings: true, sorting: true })
  .extend({ name: z.string(), lines: z.array(sourceLine) });
export type Source = z.output<typeof source>;

/** What was read and decided, and is not in a guidebook yet. */
export const reviewSchema = z.object({
  /** What a new guidebook is to be called. */
  name: z.string(),
  sources: z.array(source),
  sentences: z.array(reviewedSentence),
});
export type Review = z.output<typeof reviewSchema>;

/** Fields that only guests of the stay read. */
const SECRET_FIELDS = new Set(["wifi.password", "checkin.doorCode"]);

export const emptyReview: Review = { name: "", sources: [], sentences: [] };

/** Returns the review with one more manual. What has a place is taken, but for what is there already or was said before. */
export function addManual(
  before: Review,
  fileName: string,
  manual: ReadManual,
  sections: readonly TargetSection[],
): Review {
  const place = before.sources.length;
  const { lines, warnings, sorting } = manual;
  const added = onceEach(manual.sentences, before.sentences).map((one) => ({
    ...one,
    id: `${place}.${one.id}`,
    source: place,
    target: sections.some(({ anchor }) => anchor === one.target?.section) ? one.target : null,
    isTaken: false,
    mayOpen: one.isSecret === true || (one.target !== null && SECRET_FIELDS.has(nameOf(one.target))),
  }));
  const start: Review = {
    name: before.name === "" ? (manual.title ?? "") : before.name,
    sources: [...before.sources, { name: fileName, lines, warnings, ...(sorting && { sorting }) }],
    sentences: [...before.sentences, ...added],
  };
  return added.reduce((review, one) => {
    const isWanted =
      one.target !== null && knownOf(one, sections).kind === "new" && !rivalOf(review, one, sections);
    return isWanted ? setTaken(review, [one.id], true, sections) : review;
  }, start);
}

/** Returns the sentences without those that were offered before for the same place, word for word. */
function onceEach(sentences: readonly Sentence[], before: readonly ReviewedSentence[]): Sentence[] {
  const offered = new Set(before.map(offerOf));
  return sentences.filter((sentence) => {
    const offer = offerOf(sentence);
    const isNew = !offered.has(offer);
    offered.add(offer);
    return isNew;
  });
}

const offerOf = ({ text, value = "", target }: Sentence) =>
  JSON.stringify([text.trim().toLowerCase(), value, target?.section, target?.field]);

/** Returns the review without one of its manuals. */
export function removeManual(before: Review, place: number): Review {
  return {
    ...before,
    sources: before.sources.map((one, at) => (at === place ? { ...one, lines: [], warnings: [] } : one)),
    sentences: before.sentences.filter((one) => one.source !== place),
  };
}

/** Takes sentences or leaves them. A field of one value takes one: another one is left for it. */
export function setTaken(
  before: Review,
  ids: readonly string[],
  isTaken: boolean,
  sections: readonly TargetSection[],
): Review {
  const chosen = new Set(ids);
  const fields = new Set(
    isTaken
      ? before.sentences.flatMap((one) => (chosen.has(one.id) && takesOne(one, sections) ? keyOf(one) : []))
      : [],
  );
  const sentences = before.sentences.map((one) => {
    if (chosen.has(one.id)) return { ...one, isTaken: isTaken && one.target !== null };
    return fields.has(keyOf(one)) && takesOne(one, sections) ? { ...one, isTaken: false } : one;
  });
  return { ...before, sentences };
}

/**
 * Gives sentences another place, and takes them: no model's choice any more. What stood in a secret field stays secret
 * elsewhere.
 */
export function placeSentences(
  before: Review,
  ids: readonly string[],
  target: Target,
  sections: readonly TargetSection[],
): Review {
  const sentences = before.sentences.map((one) => {
    if (!ids.includes(one.id)) return one;
    const wasSecret = one.target !== null && SECRET_FIELDS.has(nameOf(one.target));
    const { isByModel: _isByModel, targetByRules: _targetByRules, ...own } = one;
    return { ...own, target, ...(wasSecret && { isSecret: true as const }) };
  });
  return setTaken({ ...before, sentences }, ids, true, sections);
}

/** Gives sentences of one paragraph another text, as one sentence. A separate value is that text. */
export function editSentences(before: Review, ids: readonly string[], text: string): Review {
  const [first, ...rest] = ids;
  return {
    ...before,
    sentences: before.sentences
      .filter(({ id }) => !rest.includes(id))
      .map((one) => {
        if (one.id !== first) return one;
        return { ...one, text, ...(one.value !== undefined && { value: text }) };
      }),
  };
}

/** Says whether sentences are for the stay alone. */
export function setSecret(before: Review, ids: readonly string[], isSecret: boolean): Review {
  const sentences = before.sentences.map((one) => {
    if (!ids.includes(one.id)) return one;
    const { isSecret: _isSecret, ...open } = one;
    return isSecret ? { ...open, isSecret: true as const } : open;
  });
  return { ...before, sentences };
}

/** Returns the sentences that go into the guidebook. */
export const takenSentences = ({ sentences }: Review) =>
  sentences.flatMap((one) => (one.isTaken && one.target ? [{ ...one, target: one.target }] : []));

const nameOf = ({ section, field }: Target) => `${section}.${field}`;
const keyOf = ({ target }: ReviewedSentence) => (target ? nameOf(target) : "");

function takesOne({ target }: ReviewedSentence, sections: readonly TargetSection[]): boolean {
  const section = sections.find(({ anchor }) => anchor === target?.section);
  return Boolean(section && target && targetField(section.type, target.field)?.takes === "value");
}

/** Returns the sentence that is taken for the same field of one value. */
const rivalOf = (review: Review, sentence: ReviewedSentence, sections: readonly TargetSection[]) =>
  takesOne(sentence, sections) &&
  review.sentences.find((one) => one.isTaken && keyOf(one) === keyOf(sentence));
