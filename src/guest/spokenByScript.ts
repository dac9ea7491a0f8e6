import type { Texts } from "#core/i18n/texts/english.ts";

/** The texts of the script that are not on the page, in this order. The page has them: the script contains no texts. */
export type SpokenByScript = [copied: string, pressAndHold: string, offline: string];

export function spokenByScript({ script }: Texts): SpokenByScript {
  const { copied, pressAndHold, offline } = script;
  return [copied, pressAndHold, offline];
}
