import { createHash } from "node:crypto";
import { z } from "zod";
import type { Passage } from "#search/passage.ts";

/** Questions by the key of the passage that answers them. */
export type QuestionsByPassage = Record<string, string[]>;

/** What is written for a page: the questions of its passages, and those that none answers. */
export interface WrittenForPage {
  questions: QuestionsByPassage;
  unanswered: readonly string[];
}

export const NOTHING_WRITTEN: WrittenForPage = { questions: {}, unanswered: [] };

/** A passage for which questions are written. */
export interface KeyedPassage {
  key: string;
  heading: string | null;
  text: string;
}

const KEY_CHARACTERS = 16;

/** Returns the key of a passage: the same as long as its section, heading and words are. */
export const keyOfPassage = ({ section, heading, text }: Pick<Passage, "section" | "heading" | "text">) =>
  createHash("sha256")
    .update(JSON.stringify([section, heading?.text ?? "", text.text]))
    .digest("base64url")
    .slice(0, KEY_CHARACTERS);

/** Returns the key of a page: the same as long as its passages are. */
export const keyOfPage = (passages: readonly Pick<KeyedPassage, "key">[]) =>
  createHash("sha256")
    .update(passages.map(({ key }) => key).join(" "))
    .digest("base64url")
    .slice(0, KEY_CHARACTERS);

const storedQuestions = z.record(z.string(), z.array(z.string()));
const storedUnanswered = z.array(z.string());

/** Parses what a row has; nothing where it is unreadable: it is written again. */
export function parseWritten(row: { questions: string; unanswered: string }): WrittenForPage {
  try {
    return {
      questions: storedQuestions.safeParse(JSON.parse(row.questions)).data ?? {},
      unanswered: storedUnanswered.safeParse(JSON.parse(row.unanswered)).data ?? [],
    };
  } catch {
    return NOTHING_WRITTEN;
  }
}
