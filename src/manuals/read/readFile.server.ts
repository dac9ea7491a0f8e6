import type { Block } from "#manuals/blocks.ts";
import { MAX_MANUAL_CHARACTERS } from "#manuals/limits.ts";
import { decodeText } from "#manuals/read/decodeText.ts";
import { fileKind } from "#manuals/read/fileKind.ts";
import { readDocx } from "#manuals/read/docx.server.ts";
import { readHtml } from "#manuals/read/html.server.ts";
import { readMarkdown } from "#manuals/read/markdown.ts";
import { readPdf } from "#manuals/read/pdf.server.ts";
import { readText } from "#manuals/read/text.ts";
import { RefusedManual } from "#manuals/refusedManual.ts";

/** A file as it came, under the name that its host gave it. */
export interface ManualFile {
  name: string;
  bytes: Uint8Array;
}

export interface FileReading {
  blocks: Block[];
  /** What of the file could not be read. */
  warnings: string[];
}

/** Reads a manual by what it holds, whatever its name says. Throws `RefusedManual`. */
export async function readFile(file: ManualFile): Promise<FileReading> {
  const reading = await readKind(file);
  const length = reading.blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0)
    throw new RefusedManual(
      "There are no words in this file. Open it, copy what you see, and paste it here.",
    );
  if (length > MAX_MANUAL_CHARACTERS)
    throw new RefusedManual(
      "This file has more words than a guidebook can hold. Bring in the part that is for guests, or one chapter at a time.",
    );
  return reading;
}

async function readKind(file: ManualFile): Promise<FileReading> {
  switch (fileKind(file)) {
    case "text":
      return { blocks: readText(decodeText(file.bytes)), warnings: [] };
    case "markdown":
      return { blocks: readMarkdown(decodeText(file.bytes)), warnings: [] };
    case "html":
      return { blocks: readHtml(decodeText(file.bytes, charsetOf(file.bytes))), warnings: [] };
    case "word": {
      const { blocks, pictures } = await readDocx(file.bytes);
      return { blocks, warnings: pictures > 0 ? [sayPictures(pictures)] : [] };
    }
    case "pdf":
      return readPdf(file.bytes);
  }
}

const sayPictures = (count: number) =>
  `${count === 1 ? "One picture was" : `${count} pictures were`} left in the file. Add pictures in the editor.`;

/** The encoding that a page names at its beginning. */
function charsetOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 2048)).toString("latin1");
  return /<meta[^>]+charset=["']?\s*([\w-]+)/i.exec(start)?.[1];
}
