import { ruleFor } from "#generation/notes/topics.ts";

/** After the end of a sentence, and between lines. A dot within "a.b" or "3.30 pm" is no end. */
const BETWEEN_SENTENCES = /(?<=[.!?;])\s+|\s*\n+\s*/;
/** Where a sentence may have a second topic: "check in is 3 pm, Wi-Fi is UltimoNet and bins on Tuesday". */
const BETWEEN_CLAUSES = /,\s+(?:and\s+)?|\s+and\s+(?=\S)/g;
const MARKS = /^[-*•\s]+|[\s;,]+$/g;

/** Returns the sentences of a host's notes, word for word; one with several sections is split. */
export function splitNotes(notes: string): string[] {
  return notes
    .split(BETWEEN_SENTENCES)
    .map((sentence) => sentence.replaceAll(MARKS, ""))
    .flatMap(splitClauses)
    .filter((part) => part !== "");
}

/** Splits a sentence where the next part belongs to another section than the one before, each by a word in it. */
export function splitClauses(sentence: string): string[] {
  for (const match of sentence.matchAll(BETWEEN_CLAUSES)) {
    const before = sentence.slice(0, match.index);
    const after = sentence.slice(match.index + match[0].length);
    const [first, second] = [ruleFor(before), ruleFor(after.split(BETWEEN_CLAUSES)[0] ?? "")];
    if (first && second && first.topic !== second.topic && second.opens)
      return [before, ...splitClauses(after)];
  }
  return [sentence];
}
