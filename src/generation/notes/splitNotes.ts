import { ruleFor } from "#generation/notes/topics.ts";

/** After the end of a sentence, and between lines. A dot within "a.b" or "3.30 pm" ends nothing. */
const BETWEEN_SENTENCES = /(?<=[.!?;])\s+|\s*\n+\s*/;
/** Where one sentence may speak of two things: "check in is 3 pm, Wi-Fi is UltimoNet and bins on Tuesday". */
const BETWEEN_CLAUSES = /,\s+(?:and\s+)?|\s+and\s+(?=\S)/g;
const MARKS = /^[-*•\s]+|[\s;,]+$/g;

/** Returns the sentences of what a host noted, word for word; one that speaks of several sections in its parts. */
export function splitNotes(notes: string): string[] {
  return notes
    .split(BETWEEN_SENTENCES)
    .map((sentence) => sentence.replaceAll(MARKS, ""))
    .flatMap(splitClauses)
    .filter((part) => part !== "");
}

/** Returns a sentence cut where what follows speaks of another section than what is before, each by a word of its own. */
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
