import { inflateSync } from "node:zlib";

const STREAM = /stream\r?\n(.*?)\r?\nendstream/gs;
const PAGE = /\/Type\s*\/Page\b/g;

/** Returns how many pages a PDF has: some engines pack the list of them. */
export function pagesOf(pdf: Buffer): number {
  const source = pdf.toString("latin1");
  const packed = [...source.matchAll(STREAM)].map(([, bytes = ""]) => unpack(bytes));
  return [source, ...packed].reduce((pages, text) => pages + (text.match(PAGE)?.length ?? 0), 0);
}

function unpack(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
  } catch {
    return ""; // a picture, or packed otherwise
  }
}
