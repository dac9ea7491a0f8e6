import type { OpenPiece } from "#contentImport/modelSort/openPieces.ts";

/** Characters and sentences of one request: what a model answers whole, and in time. */
const MAX_CHARACTERS = 6000;
const MAX_PIECES = 60;

/** Requests of one manual: 30,000 characters or more, about ten pages. */
const MAX_REQUESTS = 8;

/** Returns the pieces of each request, in the manual's order; of a long manual first those that our rules are not sure of. */
export function batchesOf(pieces: readonly OpenPiece[]): OpenPiece[][] {
  const batches = cut(pieces);
  if (batches.length <= MAX_REQUESTS) return batches;
  return cut(pieces.filter(({ isSure }) => !isSure)).slice(0, MAX_REQUESTS);
}

function cut(pieces: readonly OpenPiece[]): OpenPiece[][] {
  const batches: OpenPiece[][] = [];
  let left = 0;
  for (const piece of pieces) {
    const length = piece.text.length + (piece.under?.length ?? 0);
    const last = batches.at(-1);
    if (last && length <= left && last.length < MAX_PIECES) {
      last.push(piece);
      left -= length;
    } else {
      batches.push([piece]);
      left = MAX_CHARACTERS - length;
    }
  }
  return batches;
}
