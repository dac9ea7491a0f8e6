export interface Dice {
  /** A whole number below this one. */
  below(count: number): number;
  chance(share: number): boolean;
  of<One>(all: readonly One[]): One;
}

/** Dice that fall alike for the same name (mulberry32). */
export function newDice(name: string): Dice {
  let state = 0;
  for (const sign of name) state = (Math.imul(state, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    chance: (share) => next() < share,
    of: (all) => all[below(all.length)] as (typeof all)[number], // lists here are not empty
  };
}
