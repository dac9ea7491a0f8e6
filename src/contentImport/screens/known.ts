import { toUnicodeForm } from "#core/unicodeForm.ts";
import type { Sentence } from "#contentImport/contract.ts";
import { newIn, textToPut } from "#contentImport/apply/addSentences.ts";
import { listEntry } from "#contentImport/apply/listEntry.ts";
import { targetField } from "#contentImport/apply/targetFields.ts";
import type { TargetSection } from "#contentImport/screens/targetSections.ts";

/** What a section says of a sentence: nothing, the same, or another value in its field. */
export type Known = { kind: "new" } | { kind: "same" } | { kind: "other"; value: string };

const plain = (text: string) => toUnicodeForm(text, "NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Returns whether the field that a sentence goes to says so already. */
export function knownOf(sentence: Sentence, sections: readonly TargetSection[]): Known {
  const section = sections.find(({ anchor }) => anchor === sentence.target?.section);
  const field = section && sentence.target && targetField(section.type, sentence.target.field);
  if (!section || !field) return { kind: "new" };
  const value = fieldOf(section.content, field.field);
  if (field.takes === "value")
    return knownValue(typeof value === "string" ? value : "", textToPut(sentence) ?? "");
  const texts = textsOf(value);
  const isKnown =
    field.takes === "line" || field.takes === "entry"
      ? texts.some((text) => plain(text) === plain(listEntry(sentence.text)?.name ?? sentence.text))
      : texts.some((html) => newIn(html, [sentence]).length === 0);
  return { kind: isKnown ? "same" : "new" };
}

function knownValue(stored: string, wanted: string): Known {
  if (stored === "") return { kind: "new" };
  return stored === wanted ? { kind: "same" } : { kind: "other", value: stored };
}

const fieldOf = (content: unknown, field: string): unknown =>
  typeof content === "object" && content !== null
    ? Object.entries(content).find(([name]) => name === field)?.[1]
    : undefined;

/** The texts of a field: its own, or those of its entries. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (typeof entry === "string") return [entry];
    return [fieldOf(entry, "name"), fieldOf(entry, "description")].filter((text) => typeof text === "string");
  });
}
