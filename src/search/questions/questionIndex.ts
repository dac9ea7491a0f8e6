import type { Language } from "#core/i18n/languages.ts";
import { rowOfNeed } from "#search/needs.ts";
import { isKind, type GuestNeed } from "#search/questions/guestNeed.ts";
import { featuresOf, questionWords } from "#search/questions/questionWords.ts";
import { evidenceIn, marksOf, namesOf, type Evidence, type Marks } from "#search/questions/evidence.ts";
import { newNeedModel, type NeedModel } from "#search/questions/needModel.ts";
import type { IndexedPassage, IndexedPhrase, PassageIndex } from "#search/passageIndex.ts";
import type { Word } from "#search/textWords.ts";
import type { Vocabulary } from "#search/vocabulary.ts";

/** What guests ask for in a language, ready to read questions and passages. */
export interface QuestionLexicon {
  language: Language;
  needs: ReadonlyMap<string, GuestNeed>;
  model: NeedModel;
  /** Needs whose passages help with another. */
  related: ReadonlyMap<string, readonly string[]>;
  marks: Marks;
  names: Marks;
  /** Returns the words of a question. */
  read(question: string): Word[];
  /** Returns what the model reads of a question or a sentence. */
  features(text: string): Set<number>;
}

export function newQuestionLexicon(vocabulary: Vocabulary, needs: readonly GuestNeed[]): QuestionLexicon {
  return {
    language: vocabulary.language,
    needs: new Map(needs.map((need) => [need.name, need])),
    model: newNeedModel(needs, vocabulary),
    related: relatedNeeds(needs),
    marks: marksOf(needs, vocabulary),
    names: namesOf(needs, vocabulary),
    read: (question) => questionWords(question, vocabulary),
    features: (text) => featuresOf(text, vocabulary),
  };
}

function relatedNeeds(needs: readonly GuestNeed[]): Map<string, string[]> {
  return new Map(
    needs.map(({ name, wider }) => {
      const helping: readonly string[] = wider ? (rowOfNeed(wider).helpedBy ?? []) : [];
      const related = needs.filter(
        (other) =>
          other.name !== name &&
          !isKind(other.name) &&
          other.wider !== null &&
          (other.wider === wider || helping.includes(other.wider)),
      );
      return [name, related.map((other) => other.name)];
    }),
  );
}

/** What a passage answers: the needs that it names, and those that its sentences are probably about. */
export interface PassageNeeds {
  named: ReadonlyMap<string, Evidence>;
  /** By its surest sentence, by its sentences on average, and by its heading alone. */
  likely: ReadonlyMap<string, number>;
  about: ReadonlyMap<string, number>;
  heading: ReadonlyMap<string, number>;
}

/** The needs that each passage of a guidebook answers, in the order of its passages. */
export type Answered = readonly PassageNeeds[];

const WEIGHT_OF_HEADING = 0.9;
/** In another section than the usual ones. */
const ELSEWHERE = { named: 0.6, likely: 0.5 };
/** A passage in a language without such needs names the wider need. */
const WIDER = 0.6;
const MAX_OF_PHRASE = 0.97;
const SENTENCE_END = /(?<=[.!?])\s+|\s·\s/;

/** Returns which needs the passages answer: read once for a version of a page, from what this reader may see. */
export function answeredBy(
  { passages }: PassageIndex,
  questions: QuestionLexicon,
  lexicons: ReadonlyMap<Language, QuestionLexicon>,
): Answered {
  const wider = Map.groupBy(questions.needs.values(), (need) => need.wider);
  return passages.map((passage) => {
    const isElsewhere = (name: string) =>
      !questions.needs.get(name)?.sections.includes(passage.passage.section);
    return {
      named: namedIn(passage, wider, lexicons, isElsewhere),
      ...likelyIn(passage, lexicons.get(passage.text.language), isElsewhere),
    };
  });
}

function namedIn(
  { text, heading }: IndexedPassage,
  wider: ReadonlyMap<GuestNeed["wider"], readonly GuestNeed[]>,
  lexicons: ReadonlyMap<Language, QuestionLexicon>,
  isElsewhere: (name: string) => boolean,
): Map<string, Evidence> {
  const named = new Map<string, Evidence>();
  const add = (name: string, share: number, places: readonly number[]) => {
    const before = named.get(name) ?? { share: 0, places: [] };
    named.set(name, {
      share: 1 - (1 - before.share) * (1 - share),
      places: [...before.places, ...places],
    });
  };
  const read = (phrase: IndexedPhrase, weight: number, isText: boolean) => {
    const own = lexicons.get(phrase.language);
    if (own)
      for (const [name, { share, places }] of evidenceIn(phrase.words, own.marks))
        add(name, Math.min(MAX_OF_PHRASE, share * weight), isText ? places : []);
    else
      for (const [need, mentions] of phrase.needs)
        for (const { name } of wider.get(need) ?? [])
          add(name, WIDER, isText ? mentions.flatMap(({ places }) => places) : []);
  };
  read(text, 1, true);
  if (heading) read(heading, WEIGHT_OF_HEADING, false);
  for (const [name, { share, places }] of named)
    if (isElsewhere(name)) named.set(name, { share: share * ELSEWHERE.named, places });
  return named;
}

/** Returns the needs of the sentences, each read with the heading, and of the heading. */
function likelyIn(
  { passage }: IndexedPassage,
  lexicon: QuestionLexicon | undefined,
  isElsewhere: (name: string) => boolean,
): Omit<PassageNeeds, "named"> {
  const likely = new Map<string, number>();
  const about = new Map<string, number>();
  const heading = new Map<string, number>();
  if (!lexicon) return { likely, about, heading };
  const ofHeading = [...lexicon.features(passage.heading?.text ?? "")];
  const sentences = passage.text.text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== "");
  const add = (name: string, probability: number) => {
    const own = probability * (isElsewhere(name) ? ELSEWHERE.likely : 1);
    if (own > (likely.get(name) ?? 0)) likely.set(name, own);
  };
  for (const sentence of sentences)
    for (const [name, probability] of lexicon.model.likelyNeeds([
      ...lexicon.features(sentence),
      ...ofHeading,
    ])) {
      add(name, probability);
      about.set(name, (about.get(name) ?? 0) + probability / sentences.length);
    }
  if (ofHeading.length > 0)
    for (const [name, probability] of lexicon.model.likelyNeeds(ofHeading)) {
      add(name, probability);
      heading.set(name, probability);
    }
  return { likely, about, heading };
}
