import { parseJson } from "#core/parseJson.ts";

/** The names of the tags in which models put their reasoning. */
const REASONING = "think|thinking|thought|reasoning|analysis";
const REASONED = new RegExp(`<(${REASONING})>[\\s\\S]*?</\\1>`, "gi");
/** Some chat templates open the tag in the prompt, so that the answer has the closing tag only. */
const UNOPENED = new RegExp(`^[\\s\\S]*</(?:${REASONING})>`, "i");
const UNENDED = new RegExp(`<(?:${REASONING})>[\\s\\S]*$`, "i");
/** Raw answers of gpt-oss: the text after the last of these marks is the final answer. */
const CHANNELS = /^[\s\S]*<\|message\|>/;
const MARKS = /<\|[\w-]+\|>/g;

/** An answer may have a brace at every character: the search ends after this many starts. */
const MAX_STARTS = 200;

/** Returns the JSON objects and lists in a model's answer, in order, without reasoning and broken ones. */
export function findJson(answer: string): unknown[] {
  const text = withoutReasoning(answer);
  const found: unknown[] = [];
  let starts = 0;
  for (let at = 0; at < text.length && starts < MAX_STARTS; at += 1) {
    if (text[at] !== "{" && text[at] !== "[") continue;
    starts += 1;
    const end = endOfJson(text, at);
    const value = end === -1 ? undefined : parseJson(text.slice(at, end));
    if (value === undefined) continue;
    found.push(value);
    at = end - 1;
  }
  return found;
}

function withoutReasoning(answer: string): string {
  return answer
    .replace(REASONED, "")
    .replace(UNOPENED, "")
    .replace(UNENDED, "")
    .replace(CHANNELS, "")
    .replace(MARKS, "");
}

/** Returns the index of the bracket that closes the one at `start`, or -1. Ignores brackets in strings. */
function endOfJson(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (inString) {
      if (sign === "\\") at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}
