import type { ReadManual, Sentence } from "#contentImport/contract.ts";
import { titleOfLead } from "#contentImport/classify/classifyPiece.ts";
import { topicOfSentence } from "#contentImport/classify/sentenceTopic.ts";
import { listEntry } from "#contentImport/apply/listEntry.ts";
import { targetFieldsOf, type TargetField } from "#contentImport/apply/targetFields.ts";
import { NO_SECTION } from "#contentImport/modelSort/sectionPurposes.ts";
import type { Sorting } from "#contentImport/modelSort/sortingQuestion.ts";
import type { SectionType } from "#sections/catalog.ts";

/** Returns the manual with its sentences where a model's answers put or left them, each word for word. */
export function applySortings<M extends Pick<ReadManual, "sentences">>(
  manual: M,
  sortings: readonly Sorting[],
): M & Pick<ReadManual, "sorting"> {
  const choices = new Map(sortings.flatMap((sorting) => [...sorting.sections]));
  const sentences = manual.sentences.map((one) => {
    const choice = choices.get(one.id);
    if (choice === undefined) return one;
    return choice === NO_SECTION ? leaveOut(one) : place(one, choice);
  });
  const chosen = sentences.filter(({ isByModel }) => isByModel);
  const leftOut = chosen.filter(({ isLeftOut }) => isLeftOut).length;
  const dropped = sortings.reduce((sum, sorting) => sum + sorting.dropped, 0);
  return { ...manual, sentences, sorting: { moved: chosen.length - leftOut, leftOut, dropped } };
}

function leaveOut(sentence: Sentence): Sentence {
  const { target } = sentence;
  if (sentence.isLeftOut) return sentence;
  return {
    ...sentence,
    target: null,
    isLeftOut: true,
    isByModel: true,
    ...(target && { targetByRules: target }),
  };
}

function place(sentence: Sentence, section: SectionType): Sentence {
  const field = section === sentence.target?.section ? undefined : fieldFor(section, sentence.text);
  if (!field) return sentence;
  const { isLeftOut: _isLeftOut, ...rest } = sentence;
  const title = section === "howto" ? titleOfLead(sentence.text) : null;
  return {
    ...rest,
    target: { section, field: field.field },
    isByModel: true,
    ...(title !== null && { under: title }),
  };
}

/** The field that a word of the sentence names, else the section's usual one; undefined where it is too long for each. */
function fieldFor(section: SectionType, text: string): TargetField | undefined {
  const fields = targetFieldsOf(section).filter((field) => takesWhole(field, text));
  const own = topicOfSentence(text);
  return fields.find(({ field }) => own?.section === section && own.field === field) ?? fields[0];
}

const takesWhole = ({ takes, max }: TargetField, text: string) =>
  takes !== "value" && text.length <= max && (takes !== "entry" || listEntry(text) !== null);
