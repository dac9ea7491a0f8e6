import type { ReadManual, Sentence } from "#contentImport/contract.ts";
import { topicOfSentence } from "#contentImport/classify/sentenceTopic.ts";
import { listEntry } from "#contentImport/apply/listEntry.ts";
import { targetFieldsOf, type TargetField } from "#contentImport/apply/targetFields.ts";
import type { SectionType } from "#sections/catalog.ts";

/** Returns the manual with some of its sentences in other sections, each word for word. */
export function moveSentences<M extends Pick<ReadManual, "sentences">>(
  manual: M,
  sections: ReadonlyMap<string, SectionType>,
): M {
  const sentences = manual.sentences.map((one): Sentence => {
    const section = sections.get(one.id);
    if (section === undefined || section === one.target?.section) return one;
    const field = fieldFor(section, one.text);
    return field ? { ...one, target: { section, field: field.field }, isByModel: true } : one;
  });
  return { ...manual, sentences };
}

/** The field that a word of the sentence names, else the section's usual one; undefined where it is too long for each. */
function fieldFor(section: SectionType, text: string): TargetField | undefined {
  const fields = targetFieldsOf(section).filter((field) => takesWhole(field, text));
  const own = topicOfSentence(text);
  return fields.find(({ field }) => own?.section === section && own.field === field) ?? fields[0];
}

const takesWhole = ({ takes, max }: TargetField, text: string) =>
  takes !== "value" && text.length <= max && (takes !== "entry" || listEntry(text) !== null);
