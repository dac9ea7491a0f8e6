import { z } from "zod";
import { newDice } from "#test/hostile/dice.ts";
import { bodies } from "./bodies.ts";
import * as entrances from "./entrances.ts";
import type { Entrance } from "./entrances.ts";
import { feeds } from "./feeds.ts";
import type { HostileInput } from "./input.ts";
import { pages } from "./pages.ts";
import { papers } from "./papers.ts";
import { pictures } from "./pictures.ts";
import { tables } from "./tables.ts";
import { texts } from "./texts.ts";
import { word } from "./word.ts";
import { zips } from "./zips.ts";

export interface Attack {
  input: HostileInput;
  entrance: Entrance;
}

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z
          .object({
            content: z.record(
              z.string(),
              z.object({ schema: z.object({ properties: z.record(z.string(), z.unknown()).optional() }) }),
            ),
          })
          .optional(),
      }),
    ),
  ),
});

/** Returns every attack, alike for a seed: each input at each entrance that takes its kind, and some at one that does not. */
export function attacksOf(seed: string, openApi: unknown): Attack[] {
  const dice = newDice(seed);
  const at = (entrance: Entrance, inputs: readonly HostileInput[]) =>
    inputs.map((input) => ({ input, entrance }));
  const some = (inputs: readonly HostileInput[], share: number) => inputs.filter(() => dice.chance(share));
  const [allTexts, allPages] = [texts(dice), pages(dice)];
  const [allWord, allPapers, allZips] = [word(dice), papers(dice), zips(dice)];
  const [allPictures, allTables, allFeeds] = [pictures(dice), tables(dice), feeds(dice)];
  return [
    ...at(entrances.manualUpload, [...allTexts, ...allPages, ...allWord, ...allPapers]),
    ...at(entrances.manualUpload, some([...allZips, ...allPictures, ...allTables, ...allFeeds], 0.2)),
    ...at(entrances.zipUpload, [...allZips, ...some([...allWord, ...allTexts], 0.1)]),
    ...at(entrances.pictureUpload, [...allPictures, ...some([...allPapers, ...allTexts], 0.1)]),
    ...at(entrances.tableUpload, [...allTables, ...some([...allTexts, ...allWord], 0.1)]),
    ...at(entrances.richText, [...allPages, ...some(allTexts, 0.5)]),
    ...at(entrances.listOfRules, some(allTexts, 0.7)),
    ...at(entrances.feed, [...allFeeds, ...some(allTexts, 0.1)]),
    ...at(entrances.guestForm("a code at the way in", "/stay", "booking"), some(allTexts, 0.4)),
    ...at(entrances.guestForm("a name that asks for access", "/stay/request", "name"), some(allTexts, 0.4)),
    ...at(entrances.guestForm("a question without an answer", "/unfound", "q"), some(allTexts, 0.4)),
    ...at(entrances.guestSearch, some(allTexts, 0.7)),
    ...at(entrances.policyReport, some(bodies("csp-report")(dice), 0.6)),
    ...jsonCalls(openApi).flatMap(({ method, path, names }) =>
      at(entrances.call(method, path), [
        ...some(bodies(dice.of(names))(dice), 0.12),
        dice.of(bodies(dice.of(names))(dice)),
      ]),
    ),
  ];
}

/** What would end the session that the attacks are made with. */
const ENDS_SESSIONS = /log-?out|sign-?out|sessions|password|auth\/user|account\/leave/;

function jsonCalls(openApi: unknown): { method: string; path: string; names: string[] }[] {
  const { paths } = described.parse(openApi);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content["application/json"]?.schema;
      if (!schema || ENDS_SESSIONS.test(path)) return [];
      const names = Object.keys(schema.properties ?? {});
      return [{ method: method.toUpperCase(), path, names: names.length > 0 ? names : ["a"] }];
    }),
  );
}
