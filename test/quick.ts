/** Whether `npm test` runs: it tries a sample of what `npm run test:deep` tries whole. */
export const isQuick = process.env.QUICK !== undefined;

/** Returns about `size` items from all over a list where `npm test` runs, and otherwise all. */
export function sampleOf<T>(all: readonly T[], size: number): T[] {
  const step = isQuick ? Math.ceil(all.length / size) : 1;
  return all.filter((_, at) => at % step === 0);
}
