import fc, { type Arbitrary } from "fast-check";

/** How many times as many cases `npm run check:deep` tries, from a random seed; a failure names its seed. */
export const TIMES = Number(process.env["TEST_TIMES"] ?? 1);
const SEED = 20_260_105;

/**
 * Checks that something holds of every input: of the same few in `npm test`, of many new ones in `npm run check:deep`.
 * `check` throws where it does not hold, or rejects.
 */
export function holdsFor<T>(
  inputs: Arbitrary<T>,
  check: (input: T) => unknown,
  { cases = 200 } = {},
): Promise<void> {
  const property = fc.asyncProperty(inputs, async (input) => void (await check(input)));
  return fc.assert(property, { numRuns: cases * TIMES, ...(TIMES === 1 && { seed: SEED }) });
}
