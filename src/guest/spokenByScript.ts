import { texts } from "#core/i18n/pageLanguage.ts";

/** The texts of the script that are not on the page, in this order. The page has them: the script contains no texts. */
export type SpokenByScript = [copied: string, pressAndHold: string, offline: string];

export function spokenByScript(): SpokenByScript {
  const { copied, pressAndHold, offline } = texts().script;
  return [copied, pressAndHold, offline];
}
