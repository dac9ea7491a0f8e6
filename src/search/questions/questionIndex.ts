import type { Language } from "#core/i18n/languages.ts";
import type { GuestNeed } from "#search/questions/guestNeed.ts";
import { questionWords } from "#search/questions/questionWords.ts";
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
  marks: Marks;
  names: Marks;
  /** Returns the words of a question. */
  read(question: string): Word[];
}

export function newQuestionLexicon(
  vocabulary: Vocabulary,
  needs: readonly GuestNeed[],
  frames: readonly string[],
): QuestionLexicon {
  return {
    language: vocabulary.language,
    needs: new Map(needs.map((need) => [need.name, need])),
    model: newNeedModel(needs, frames, vocabulary),
    marks: marksOf(needs, vocabulary),
    names: namesOf(needs, vocabulary),
    read: (question) => questionWords(question, vocabulary),
  };
}

/** The needs that each passage of a guidebook answers, in the order of its passages. */
export type Answered = readonly ReadonlyMap<string, Evidence>[];

const WEIGHT_OF_HEADING = 0.9;
/** In another section than the usual ones. */
export const PLACE = { elsewhere: 0.6 };
/** A passage in a language without such needs names the wider need. */
const WIDER = 0.6;
const MAX_OF_PHRASE = 0.97;

/** Returns which needs the passages answer: read once for a version of a page, from what this reader may see. */
export function answeredBy(
  { passages }: PassageIndex,
  questions: QuestionLexicon,
  lexicons: ReadonlyMap<Language, QuestionLexicon>,
): Answered {
  const wider = Map.groupBy(questions.needs.values(), (need) => need.wider);
  return passages.map(({ passage, text, heading }: IndexedPassage) => {
    const answered = new Map<string, Evidence>();
    const add = (name: string, share: number, places: readonly number[]) => {
      const before = answered.get(name) ?? { share: 0, places: [] };
      answered.set(name, {
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
    for (const [name, { share, places }] of answered)
      if (!questions.needs.get(name)?.sections.includes(passage.section))
        answered.set(name, { share: share * PLACE.elsewhere, places });
    return answered;
  });
}
