import { createHash } from "node:crypto";

/** All random bytes of a simulated world. */
export interface Chance {
  randomBytes: (size: number) => Uint8Array;
  /**
   * Names what happens next: the bytes that are drawn until the next name depend on the seed and this name alone, not on
   * what happened before, so that a story that leaves something out is otherwise the same.
   */
  enter: (name: string, options?: { isWithoutJitter?: boolean }) => void;
}

/** Returns random bytes that a seed decides. */
export function newChance(seed: number): Chance {
  let scope = "";
  let drawn = 0;
  let isWithoutJitter = false;
  return {
    enter(name, options = {}) {
      scope = name;
      drawn = 0;
      isWithoutJitter = options.isWithoutJitter ?? false;
    },
    randomBytes(size) {
      // Jitter is drawn a byte at a time.
      if (size === 1 && isWithoutJitter) return new Uint8Array(1);
      const bytes = new Uint8Array(size);
      for (let at = 0; at < size; at += 32) {
        const block = createHash("sha256").update(`${seed} ${scope} ${drawn}`).digest();
        bytes.set(block.subarray(0, Math.min(32, size - at)), at);
        drawn += 1;
      }
      return bytes;
    },
  };
}
