import type { Block } from "#manuals/blocks.ts";
import { MAX_MANUAL_CHARACTERS } from "#manuals/limits.ts";
import { decodeText } from "#manuals/read/decodeText.ts";
import { fileKind } from "#manuals/read/fileKind.ts";
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
      "This file has more words than a guidebook holds. Bring in the part that is for guests, or one chapter at a time.",
    );
  return reading;
}

async function readKind(file: ManualFile): Promise<FileReading> {
  switch (fileKind(file)) {
    case "text":
      return { blocks: readText(decodeText(file.bytes)), warnings: [] };
  }
}
