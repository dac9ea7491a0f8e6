import type { ReadManual } from "#contentImport/contract.ts";
import { classifyManual } from "#contentImport/classify/classifyManual.ts";
import { readFile, type ManualFile } from "#contentImport/parse/readFile.server.ts";
import { RefusedManual } from "#contentImport/blocks.ts";
import { openPieces } from "#contentImport/modelSort/openPieces.ts";

/** What was read of a file, or the sentence that says why it was not. */
type ReadingResult = { manual: ReadManual } | { refusal: string };

/** What processes of their own do for manuals: files of any kind come from anywhere. */
export const manualJobs = { readManual, openPieces };
export type ManualJobs = typeof manualJobs;

async function readManual(file: ManualFile): Promise<ReadingResult> {
  try {
    const { blocks, warnings } = await readFile(file);
    return { manual: { ...classifyManual(blocks), warnings } };
  } catch (error) {
    if (error instanceof RefusedManual) return { refusal: error.message };
    throw error;
  }
}
