import { createHash } from "node:crypto";
import { z } from "zod";
import type { Passage } from "#search/passage.ts";

/** Questions by the key of the passage that answers them. */
export type QuestionsByPassage = Record<string, string[]>;

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

const stored = z.record(z.string(), z.array(z.string()));

/** Parses a row's questions; none where the row is unreadable: they are written again. */
export function parseWritten(json: string): QuestionsByPassage {
  try {
    return stored.safeParse(JSON.parse(json)).data ?? {};
  } catch {
    return {};
  }
}
