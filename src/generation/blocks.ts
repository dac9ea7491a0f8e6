import { plainText } from "#sections/plainText.ts";

const TAG = /<(\/?)([a-z][a-z\d]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const VOID = new Set(["br", "hr", "img"]);

/** The outermost elements of sanitised rich text, and the words between them, in order. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, 1: closing, 2: name = "", index } of html.matchAll(TAG)) {
    if (!VOID.has(name.toLowerCase())) depth += closing ? -1 : 1;
    if (depth > 0) continue;
    blocks.push(html.slice(from, index + tag.length));
    from = index + tag.length;
  }
  return [...blocks, html.slice(from)].filter((block) => block.trim() !== "");
}

/**
 * Equal for two blocks that read the same, look the same and lead to the same places. The editor puts a paragraph into
 * each item of a list that it opens; that is nobody's edit.
 */
export function faceOf(block: string): string {
  const tags = [...block.matchAll(TAG)].map(([, closing, name]) => `${closing}${name}`);
  const urls = [...block.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
  return JSON.stringify([plainText(block), tags.filter((tag) => !/^\/?p$/.test(tag)), urls]);
}
