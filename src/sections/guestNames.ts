import type { Locale } from "#core/i18n/locale.ts";
import { pluralOf, type PluralForms } from "#core/i18n/plural.ts";
import type { Texts } from "#core/i18n/texts/english.ts";
import { rowOf, type SectionType } from "#sections/catalog.ts";

/** For types that are not in the texts, the row has the guests' label. */
type Named<Value> = Partial<Record<string, Value>>;

export function tileNameOf(texts: Texts, type: SectionType): string {
  const names: Named<string> = texts.sections;
  const { tile, title } = rowOf(type);
  return names[type] ?? tile ?? title;
}

/** Returns the short label of a link on the first screen. */
export function quickLabelOf(texts: Texts, label: string): string {
  const labels: Named<string> = texts.quick;
  return labels[label] ?? label;
}

/** Formats the count of a section: "7 rules". */
export function countOf({ texts, language }: Locale, what: string, number: number): string {
  const forms = (texts.hints as Named<unknown>)[what] as PluralForms | undefined; // the two sentences of hints are never counted
  return pluralOf(forms ?? { one: `# ${what}`, other: `# ${what}s` }, number, language);
}
