import type { ReadManual, Sentence } from "#contentImport/contract.ts";
import { topicOfSentence } from "#contentImport/classify/sentenceTopic.ts";
import { listEntry } from "#contentImport/apply/listEntry.ts";
import { targetFieldsOf, type TargetField } from "#contentImport/apply/targetFields.ts";
import type { Sorting } from "#contentImport/modelSort/sortingQuestion.ts";
import type { SectionType } from "#sections/catalog.ts";

/** Returns the manual with its sentences where a model's answers put them, each word for word. */
export function applySortings<M extends Pick<ReadManual, "sentences">>(
  manual: M,
  sortings: readonly Sorting[],
): M & Pick<ReadManual, "sorting"> {
  const sections = new Map(sortings.flatMap((sorting) => [...sorting.sections]));
  const sentences = manual.sentences.map((one): Sentence => {
    const section = sections.get(one.id);
    if (section === undefined || section === one.target?.section) return one;
    const field = fieldFor(section, one.text);
    return field ? { ...one, target: { section, field: field.field }, isByModel: true } : one;
  });
  const moved = sentences.filter(({ isByModel }) => isByModel).length;
  const dropped = sortings.reduce((sum, sorting) => sum + sorting.dropped, 0);
  return { ...manual, sentences, sorting: { moved, dropped } };
}

/** The field that a word of the sentence names, else the section's usual one; undefined where it is too long for each. */
function fieldFor(section: SectionType, text: string): TargetField | undefined {
  const fields = targetFieldsOf(section).filter((field) => takesWhole(field, text));
  const own = topicOfSentence(text);
  return fields.find(({ field }) => own?.section === section && own.field === field) ?? fields[0];
}

const takesWhole = ({ takes, max }: TargetField, text: string) =>
  takes !== "value" && text.length <= max && (takes !== "entry" || listEntry(text) !== null);
