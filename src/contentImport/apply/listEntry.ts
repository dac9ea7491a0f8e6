interface ListEntry {
  name: string;
  description: string;
}

const MAX_NAME = 200;
/** A name is no longer than this where only a comma or a full stop ends it. */
const MAX_SHORT_NAME = 60;
const ENDS = [/\s+[–—|]\s+|\s+-\s+|\s*:\s+/, /\s*\((?=[^)]*\)[^(]*$)/] as const;
const WEAK_ENDS = [/,\s+/, /\.\s+(?=\p{Lu}|\d)/u] as const;

/** Returns name and description of "Kika – tapas, book ahead"; other texts are names. Null where too long. */
export function listEntry(text: string): ListEntry | null {
  const found =
    ENDS.map((end) => cut(text, end, MAX_NAME)).find(Boolean) ??
    WEAK_ENDS.map((end) => cut(text, end, MAX_SHORT_NAME)).find(Boolean);
  if (found) return found;
  return text.length <= MAX_NAME ? { name: text.replace(/(?<=\p{L})\.$/u, ""), description: "" } : null;
}

function cut(text: string, end: RegExp, max: number): ListEntry | null {
  const match = end.exec(text);
  if (!match || match.index < 2 || match.index > max) return null;
  const description = text.slice(match.index + match[0].length);
  const isParenthesis = match[0].trim() === "(";
  return {
    name: text.slice(0, match.index),
    description: isParenthesis ? description.replace(/\)([^)]*)$/, "$1").trim() : description,
  };
}
