import { readFileSync } from "node:fs";
import { languages, type Language } from "#core/i18n/languages.ts";

/** A line of a host with a true translation, and with one that says something else. */
export interface TurnedRule {
  original: string;
  language: Language;
  honest: string;
  turned: string;
}

const tags: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(languages.map((tag) => [tag, tag])),
  zh: "zh-Hans",
};

/** Returns the lines of `turnedRules.txt`: "= original", then for each language "de + honest - turned". */
export function turnedRules(): TurnedRule[] {
  let original = "";
  return readFileSync(new URL("turnedRules.txt", import.meta.url), "utf8")
    .split("\n")
    .flatMap((line): TurnedRule[] => {
      if (line.startsWith("= ")) original = line.slice(2);
      const [, tag = "", honest = "", turned = ""] = /^([\w-]+) \+ (.*?) - (.*)$/.exec(line) ?? [];
      const language = tags[tag];
      return language ? [{ original, language, honest, turned }] : [];
    });
}

const NUMBER = /\$?\p{N}+(?:[.,:]\p{N}+)*/gu;
const MARK = /⟦[A-Z]+⟧/g;

/** Returns a text with the marks of a sent line where its numbers are, as a model returns it. */
export function withMarks(text: string, sent: string): string {
  const marks = sent.match(MARK) ?? [];
  let at = 0;
  return text.replaceAll(NUMBER, () => marks[at++] ?? "");
}

/** Returns what a line and the same line with marks have in common. */
export const withoutNumbers = (text: string): string => text.replaceAll(MARK, "#").replaceAll(NUMBER, "#");
