import { type Block, RefusedManual } from "#contentImport/blocks.ts";
import { decodeText } from "#core/decodeText.ts";
import { fileKind } from "#contentImport/parse/fileKind.ts";
import { readDocx } from "#contentImport/parse/docx.server.ts";
import { readHtml } from "#contentImport/parse/html.server.ts";
import { withoutMessageMarks } from "#contentImport/parse/messageBlocks.ts";
import { readMarkdown } from "#contentImport/parse/markdown.ts";
import { readPdf } from "#contentImport/parse/pdf.server.ts";
import { readText } from "#contentImport/parse/text.ts";
import { MAX_MANUAL_CHARACTERS } from "#contentImport/contract.ts";

/** A text file before it is read, and a web page with its tags but without the pictures in it. Characters. */
const MAX_TEXT_CHARACTERS = 2_000_000;
const MAX_PAGE_CHARACTERS = 8_000_000;
/** Lines of a text file, most of them empty. */
const MAX_LINES = 400_000;
/** Paragraphs, entries and rows; the thickest manuals have 2,000. */
const MAX_BLOCKS = 20_000;

/** A file as it came, under the name that its host gave it. */
export interface ManualFile {
  name: string;
  bytes: Uint8Array;
}

interface FileReading {
  blocks: Block[];
  /** What of the file could not be read. */
  warnings: string[];
}

/** Reads a manual by what it holds, whatever its name says. Throws `RefusedManual`. */
export async function readFile(file: ManualFile): Promise<FileReading> {
  const read = await readKind(file);
  const reading = { ...read, blocks: withoutMessageMarks(read.blocks) };
  const length = reading.blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0)
    throw new RefusedManual(
      "There are no words in this file. Open it, copy what you see, and paste it here.",
    );
  if (length > MAX_MANUAL_CHARACTERS || reading.blocks.length > MAX_BLOCKS) throw tooLong();
  return reading;
}

const tooLong = () =>
  new RefusedManual(
    "This file has more words than a guidebook can hold. Import the part that is for guests, or one chapter at a time.",
  );

const LINE_END = /\r\n?|[\n\u2028\u2029\f]/g;

/** Returns text whose characters and lines are so few that it may be split and parsed. Throws `RefusedManual`. */
function bounded(text: string): string {
  if (text.length > MAX_TEXT_CHARACTERS) throw tooLong();
  let lines = 0;
  for (const _ of text.matchAll(LINE_END)) if ((lines += 1) > MAX_LINES) throw tooLong();
  return text;
}

const EMBEDDED = /data:image\/[\w.+-]+;base64,[\w+/=\s-]*/gi;

/** Does the same for a web page, without the pictures in it. */
function boundedPage(html: string): string {
  const withoutPictures = html.replaceAll(EMBEDDED, "");
  if (withoutPictures.length > MAX_PAGE_CHARACTERS) throw tooLong();
  return withoutPictures;
}

async function readKind(file: ManualFile): Promise<FileReading> {
  switch (fileKind(file)) {
    case "text":
      return { blocks: readText(bounded(decodeText(file.bytes))), warnings: [] };
    case "markdown":
      return { blocks: readMarkdown(bounded(decodeText(file.bytes))), warnings: [] };
    case "html":
      return { blocks: readHtml(boundedPage(decodeText(file.bytes, charsetOf(file.bytes)))), warnings: [] };
    case "word": {
      const { blocks, pictures } = await readDocx(file.bytes);
      return { blocks, warnings: pictures > 0 ? [formatPictures(pictures)] : [] };
    }
    case "pdf":
      return readPdf(file.bytes);
  }
}

const formatPictures = (count: number) =>
  `${count === 1 ? "One picture was" : `${count} pictures were`} left in the file. Add pictures in the editor.`;

/** The encoding that a page names at its beginning. */
function charsetOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 2048)).toString("latin1");
  return /<meta[^>]+charset=["']?\s*([\w-]+)/i.exec(start)?.[1];
}
