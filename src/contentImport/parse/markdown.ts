import type { Block } from "#contentImport/blocks.ts";
import { readText } from "#contentImport/parse/text.ts";

/** Marks within a line of Markdown, and what is left of them. Each ends soon: one that is never closed is read once. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/!\[([^\]]{0,500})\]\([^)]{0,2000}\)/g, "$1"],
  [/\[([^\]]{1,500})\]\((https?:[^)\s]{1,2000})[^)]{0,500}\)/g, "$1 ($2)"],
  [/\[([^\]]{1,500})\]\([^)]{0,2000}\)/g, "$1"],
  [/<((?:https?|mailto):[^>\s]{1,2000})>/g, "$1"],
  [/<br\s*\/?>/gi, "\n"],
  [/(?<![\w*])\*\*([^\s*](?:[^*]{0,2000}[^\s*])?)\*\*(?!\*)/g, "$1"],
  [/(?<!\w)__([^\s_](?:[^_]{0,2000}[^\s_])?)__(?!\w)/g, "$1"],
  [/(?<![\w*])\*([^\s*](?:[^*\n]{0,2000}[^\s*])?)\*(?![\w*])/g, "$1"],
  [/(?<!\w)_([^\s_](?:[^_\n]{0,2000}[^\s_])?)_(?!\w)/g, "$1"],
  [/`([^`\n]+)`/g, "$1"],
  [/\\([\\`*_{}[\]()#+.!|>-])/g, "$1"],
];
/** Lines that say how others look: fences of code, the second line of a table. */
const FORM_LINE = /^\s*(?:```.*|~~~.*|\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?)\s*$/;
const BOLD_LINE = /^\s*(\*\*|__)([^*_\n]{2,70})\1\s*:?\s*$/;

/** Reads Markdown as the text that it is, with its marks taken out. */
export function readMarkdown(text: string): Block[] {
  const lines = text.split(/\r\n?|\n/).flatMap((line) => {
    if (FORM_LINE.test(line)) return [];
    const bold = BOLD_LINE.exec(line);
    if (bold && !/[.!?]$/.test(bold[2] ?? "")) return [`## ${bold[2] ?? ""}`];
    return [line.replace(/^\s*>\s?/, "").replace(/^(\s*)\|(.*)\|\s*$/, "$1$2")];
  });
  return readText(MARKS.reduce((plain, [mark, left]) => plain.replaceAll(mark, left), lines.join("\n")));
}
