import { plainText } from "#sections/plainText.ts";

const LONGEST = 260;

/** The first words of the welcome for the first screen, and whether there is more to read. */
export function welcomeWords(html: string): { words: string; more: boolean } {
  const paragraphs = paragraphsOf(html);
  const first = paragraphs.find((paragraph) => paragraph.length > 24) ?? paragraphs[0] ?? "";
  const words = shorten(first);
  return { words, more: words.length < plainText(html).length };
}

/** The words of each block of rich text. */
function paragraphsOf(html: string): string[] {
  return html
    .split(/<\/(?:p|h[1-6]|li|blockquote)>/)
    .map(plainText)
    .filter(Boolean);
}

/** The paragraphs before the first heading, list or picture: as many as have room, the last cut after a sentence. */
export function openingParagraphs(html: string, budget: number): string[] {
  const structure = html.search(/<(?:h[1-6]|ul|ol|img)[\s>]/);
  const opening = structure > 0 ? html.slice(0, structure) : html;
  const paragraphs: string[] = [];
  for (const paragraph of paragraphsOf(opening)) {
    if (budget < 60) break;
    paragraphs.push(shorten(paragraph, budget));
    budget -= paragraph.length;
  }
  return paragraphs;
}

/** Cuts after a sentence where one ends in time, else after a word. */
function shorten(text: string, longest = LONGEST): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const sentence = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
  return sentence > longest / 3 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
