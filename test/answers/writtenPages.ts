import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { WrittenForPage } from "#guest/search/writtenQuestions/passageKey.server.ts";

const file = z.object({
  questions: z.record(z.string(), z.array(z.string())),
  unanswered: z.array(z.string()),
});

/** Returns what authors wrote for a guidebook in a model's place; null where none is. */
export function readWrittenPage(name: string): WrittenForPage | null {
  const url = new URL(`./writtenQuestions/${name}.json`, import.meta.url);
  return existsSync(url) ? file.parse(JSON.parse(readFileSync(url, "utf8"))) : null;
}
