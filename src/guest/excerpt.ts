import { openingOf, paragraphsIn, readableText } from "#sections/richtext/reading.ts";
import { readRichText } from "#sections/richtext/tree.ts";

const LONGEST = 260;

/** Returns the beginning of the welcome for the first screen, and whether there is more to read. */
export function welcomeWords(html: string): { words: string; more: boolean } {
  const text = readRichText(html);
  const paragraphs = paragraphsIn(text);
  const first = paragraphs.find((paragraph) => paragraph.length > 24) ?? paragraphs[0] ?? "";
  const words = shorten(first);
  return { words, more: words.length < readableText(text).length };
}

/** Returns the paragraphs before the first heading, list or picture, up to `budget` characters. */
export function openingParagraphs(html: string, budget: number): string[] {
  const opening: string[] = [];
  for (const paragraph of paragraphsIn(openingOf(readRichText(html)))) {
    if (budget < 60) break;
    opening.push(shorten(paragraph, budget));
    budget -= paragraph.length;
  }
  return opening;
}

/** Cuts a text after a sentence within the limit, else after a word. */
function shorten(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const sentence = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
  return sentence > longest / 3 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
