import { texts } from "#core/i18n/pageLanguage.ts";

/**
 * What the script says that stands nowhere else on the page, in this order. The page brings it: the script speaks no
 * language.
 */
export type SpokenByScript = [copied: string, pressAndHold: string, offline: string];

export function spokenByScript(): SpokenByScript {
  const { copied, pressAndHold, offline } = texts().script;
  return [copied, pressAndHold, offline];
}
