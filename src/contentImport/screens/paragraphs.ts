import { targetField, type TargetField } from "#contentImport/apply/targetFields.ts";
import type { ReviewedSentence } from "#contentImport/screens/review.ts";
import type { TargetSection } from "#contentImport/screens/targetSections.ts";

/** Sentences of one line of a manual that go to the same field, decided together. */
export interface Paragraph {
  /** That of its first sentence. */
  id: string;
  sentences: readonly ReviewedSentence[];
  text: string;
  /** The field that they go to; undefined without a place. */
  field: TargetField | undefined;
}

/** Returns sentences by paragraph, in their order. Values, lines and entries stay apart, and so does what may open a door or a model chose. */
export function paragraphsOf(
  sentences: readonly ReviewedSentence[],
  sections: readonly TargetSection[],
): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    const before = last?.sentences.at(-1);
    const field = fieldOf(sentence, sections);
    if (last && before && field === last.field && isContinued(before, sentence, field))
      paragraphs[paragraphs.length - 1] = {
        ...last,
        sentences: [...last.sentences, sentence],
        text: `${last.text} ${sentence.text}`,
      };
    else paragraphs.push({ id: sentence.id, sentences: [sentence], text: sentence.text, field });
  }
  return paragraphs;
}

function fieldOf({ target }: ReviewedSentence, sections: readonly TargetSection[]): TargetField | undefined {
  const section = sections.find(({ anchor }) => anchor === target?.section);
  return section && target ? targetField(section.type, target.field) : undefined;
}

function isContinued(
  before: ReviewedSentence,
  next: ReviewedSentence,
  field: TargetField | undefined,
): boolean {
  const isWhole = field === undefined || field.takes === "rich text";
  const isSameLine = before.source === next.source && before.line === next.line;
  const isSamePlace = before.target?.section === next.target?.section;
  const isAlike = before.mayOpen === next.mayOpen && before.isByModel === next.isByModel;
  return isWhole && isSameLine && isSamePlace && isAlike;
}

/** How many sections are offered for a paragraph without a place. */
const MAX_OFFERED = 2;

/**
 * Returns the likeliest sections of a paragraph without a place: where our rules would put it, then those of what stood next
 * to it in its manual.
 */
export function likelySections(
  paragraph: Paragraph,
  sentences: readonly ReviewedSentence[],
  sections: readonly TargetSection[],
): TargetSection[] {
  const [first] = paragraph.sentences;
  if (!first) return [];
  const near = sentences
    .filter(({ source, target }) => source === first.source && target !== null)
    .toSorted((one, other) => Math.abs(one.line - first.line) - Math.abs(other.line - first.line))
    .map(({ target }) => target?.section);
  const usual = first.line === 0 || near.length === 0 ? ["welcome", "amenities"] : ["welcome"];
  return [...new Set([first.targetByRules?.section, ...near, ...usual])]
    .flatMap((anchor) => sections.find((section) => section.anchor === anchor) ?? [])
    .slice(0, MAX_OFFERED);
}
