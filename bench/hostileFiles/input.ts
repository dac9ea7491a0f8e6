import type { Dice } from "#test/hostile/dice.ts";

/** A file or a text that an attacker sends. */
export interface HostileInput {
  what: string;
  name: string;
  bytes: () => Uint8Array | Promise<Uint8Array>;
}

/** Makes all inputs of a format; what may vary is up to the dice. */
export type HostileInputs = (dice: Dice) => HostileInput[];

/** Returns a text of one piece again and again, about so long. */
export const repeated = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

/** Returns a text of pieces that differ by their number. */
export function numbered(piece: (number: number) => string, length: number): string {
  const pieces: string[] = [];
  for (let number = 0, all = 0; all < length; number += 1) {
    const next = piece(number);
    pieces.push(next);
    all += next.length;
  }
  return pieces.join("");
}

/** Returns inputs of texts by what they are. */
export const textInputs = (extension: string, texts: Record<string, () => string>): HostileInput[] =>
  Object.entries(texts).map(([what, text]) => ({
    what: `${extension}: ${what}`,
    name: `manual.${extension}`,
    bytes: () => Buffer.from(text()),
  }));
