import { texts } from "#languages/pageLanguage.ts";
import type { Texts } from "#languages/texts/english.ts";

/** What the script says that stands nowhere else on the page. The page brings it: the script speaks no language. */
export type SpokenByScript = Omit<Texts["script"], "copy" | "saved" | "video">;

export function spokenByScript(): SpokenByScript {
  const { copied, pressAndHold, offline, nothingFound, firstOf, found } = texts().script;
  return { copied, pressAndHold, offline, nothingFound, firstOf, found };
}
