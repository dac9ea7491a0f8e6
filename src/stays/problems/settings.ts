import { parseJson } from "#core/parseJson.ts";
import { defaultProblemSettings, problemSettings, type ProblemSettings } from "#stays/problems/contract.ts";

/** Parses the stored settings of a guidebook. Off where there are none, or they are of another version. */
export const readProblemSettings = (stored: string | null): ProblemSettings =>
  stored === null
    ? defaultProblemSettings
    : (problemSettings.safeParse(parseJson(stored)).data ?? defaultProblemSettings);
