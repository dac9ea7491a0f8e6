import { texts } from "#languages/pageLanguage.ts";
import type { PluralForms } from "#languages/plural.ts";

/** What the script says that stands nowhere else on the page, in this order. The page brings it: the script speaks no language. */
export type SpokenByScript = [
  copied: string,
  pressAndHold: string,
  offline: string,
  nothingFound: string,
  firstOf: string,
  found: PluralForms,
];

export function spokenByScript(): SpokenByScript {
  const { copied, pressAndHold, offline, nothingFound, firstOf, found } = texts().script;
  return [copied, pressAndHold, offline, nothingFound, firstOf, found];
}
