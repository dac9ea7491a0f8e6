import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { MEGABYTE } from "#core/bytes.ts";

const CHUNK_BYTES = 4 * MEGABYTE;
/** Shorter words are in anything. */
export const MIN_WORD_BYTES = 5;
const MAX_WORD_BYTES = 4096;

/** A character of words that begin alike. */
interface Character {
  next: Map<number, Character>;
  /** The word that ends here. */
  word?: string;
}

/** Finds words in bytes, all of them in one pass: words that begin alike share their characters. */
export function newWordSearch(words: Iterable<string>) {
  const first: Character = { next: new Map() };
  for (const word of words) {
    const bytes = toBytes(word);
    let character = first;
    for (const code of bytes) character = nextCharacter(character, code.charCodeAt(0));
    character.word = bytes;
  }
  /** Returns the words in some bytes, each as a string of bytes. */
  return (bytes: string): Set<string> => {
    const found = new Set<string>();
    for (let start = 0; start < bytes.length; start++) {
      let character = first.next.get(bytes.charCodeAt(start));
      for (let at = start + 1; character; character = character.next.get(bytes.charCodeAt(at++)))
        if (character.word !== undefined) found.add(character.word);
    }
    return found;
  };
}

function nextCharacter({ next }: Character, code: number): Character {
  const character = next.get(code) ?? { next: new Map() };
  next.set(code, character);
  return character;
}

type WordSearch = ReturnType<typeof newWordSearch>;

/** Returns the files under a path, or the file itself, with how many of the words each contains; none without. */
export async function searchFiles(path: string, search: WordSearch): Promise<Map<string, number>> {
  const hits = new Map<string, number>();
  for (const file of await filesUnder(path)) {
    const found = await searchFile(file, search);
    if (found.size > 0) hits.set(file, found.size);
  }
  return hits;
}

async function filesUnder(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function searchFile(path: string, search: WordSearch): Promise<Set<string>> {
  const found = new Set<string>();
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(CHUNK_BYTES);
    let end = "";
    for (;;) {
      const { bytesRead } = await file.read(buffer);
      if (bytesRead === 0) return found;
      const bytes = end + buffer.toString("latin1", 0, bytesRead);
      for (const word of search(path.endsWith(".eml") ? bytes + decodeQuotedPrintable(bytes) : bytes))
        found.add(word);
      end = bytes.slice(-MAX_WORD_BYTES);
    }
  } finally {
    await file.close();
  }
}

/** As the bytes of a file are read: a string with a character for each. */
const toBytes = (text: string) => Buffer.from(text).toString("latin1").slice(0, MAX_WORD_BYTES);

/** Decodes the bytes of an email's body (RFC 2045 §6.7). */
const decodeQuotedPrintable = (bytes: string) =>
  bytes
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
