import type { PlacedSentence } from "#contentImport/contract.ts";
import { addSentences, type FieldSentence } from "#contentImport/apply/addSentences.ts";
import { targetField } from "#contentImport/apply/targetFields.ts";
import { isSectionType, type SectionContent, type SectionType } from "#sections/catalog.ts";
import { anchorOf } from "#sections/section.ts";

interface Fillable {
  type: string;
  content: unknown;
  own?: string;
}

interface FilledSection<S> {
  section: S;
  content: SectionContent;
}

/** Returns the sections that sentences go to, with what they hold then; null where one names no field of theirs. */
export function fillSections<S extends Fillable>(
  sections: readonly S[],
  sentences: readonly PlacedSentence[],
): FilledSection<S>[] | null {
  const filled: FilledSection<S>[] = [];
  for (const [anchor, all] of Map.groupBy(sentences, ({ target }) => target.section)) {
    const section = sections.find((one) => anchorOf(one) === anchor);
    if (!section || !isSectionType(section.type)) return null;
    const { type } = section;
    if (!all.every(({ target }) => targetField(type, target.field))) return null;
    const content = section.content as SectionContent; // its own schema has parsed it
    filled.push({ section, content: addSentences<SectionType>(type, content, all.map(forField)) });
  }
  return filled;
}

const forField = ({ target, ...sentence }: PlacedSentence): FieldSentence => ({
  ...sentence,
  field: target.field,
});
