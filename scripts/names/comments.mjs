import { parseSync } from "vite";

/** Idioms that a comment does not use, and what to say instead. */
const BANNED_PHRASES = [
  { phrase: /\bwhoever\b/i, say: "who it is: the visitor, the caller, the member" },
  { phrase: /\bnobody\b/i, say: "no guest, no member, no request" },
  { phrase: /\bsomebody\b/i, say: "who it is: a guest, a member, another account" },
  { phrase: /\banew\b/i, say: "again, or the verb: redraws, recreates" },
  { phrase: /\bbeside\b/i, say: "next to, in addition to, except, with" },
  { phrase: /\bof its own\b/i, say: "separate, its own, custom" },
  { phrase: /\bso many\b/i, say: "the count, with its unit" },
  { phrase: /\b(is|are) said\b/i, say: "is shown, is stated, is returned" },
  { phrase: /\bstands? in\b/i, say: "is in, is part of, replaces" },
  { phrase: /\bmend(s|ed|ing)?\b/i, say: "fix" },
];

/** Returns the idioms in the comments of a source file, as `{ line, found, say }`. */
export function commentIdioms(path, source) {
  return idiomsIn(source, parseSync(path, source).comments);
}

/** Returns the idioms in the comments of a stylesheet, as `{ line, found, say }`. */
export function styleIdioms(source) {
  const comments = [...source.matchAll(/\/\*[\s\S]*?\*\//g)];
  return idiomsIn(
    source,
    comments.map(({ 0: value, index: start }) => ({ value, start })),
  );
}

function idiomsIn(source, comments) {
  return comments.flatMap(({ value, start }) => {
    const text = value.replaceAll(/\s*\n\s*\*?\s*/g, " ");
    return BANNED_PHRASES.flatMap(({ phrase, say }) => {
      const found = phrase.exec(text)?.[0];
      return found ? [{ line: source.slice(0, start).split("\n").length, found, say }] : [];
    });
  });
}
