import { counted, texts } from "#core/i18n/pageLanguage.ts";
import type { PluralForms } from "#core/i18n/plural.ts";
import { rowOf, type SectionType } from "#sections/catalog.ts";

/** For types that are not in the texts, the row has the guests' label. */
type Named<Value> = Partial<Record<string, Value>>;

/** Returns the guests' label of a section, in the language of the page. */
export function tileNameOf(type: SectionType): string {
  const names: Named<string> = texts().sections;
  const { tile, title } = rowOf(type);
  return names[type] ?? tile ?? title;
}

/** Returns the short label of a link on the first screen. */
export function quickLabelOf(label: string): string {
  const labels: Named<string> = texts().quick;
  return labels[label] ?? label;
}

/** Formats the count of a section: "7 rules". */
export function countOf(what: string, number: number): string {
  const forms = (texts().hints as Named<unknown>)[what] as PluralForms | undefined; // the two sentences of hints are never counted
  return counted(forms ?? { one: `# ${what}`, other: `# ${what}s` }, number);
}
