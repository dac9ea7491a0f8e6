/** A sentence in each of a language's plural forms (CLDR); `#` is the number. */
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

const rules = new Map<string, Intl.PluralRules>();

/** Returns the form for a number in a language, with the number in it. */
export function pluralOf(forms: PluralForms, number: number, language: string): string {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(language)));
  return (forms[rule.select(number)] ?? forms.other).replace("#", String(number));
}
