import type { z } from "zod";

/** Returns those of a service's results that have the form they should: one odd result does not cost the others. */
export function readEach<S extends z.ZodType>(schema: S, results: readonly unknown[]): z.output<S>[] {
  return results.flatMap((result) => {
    const read = schema.safeParse(result);
    return read.success ? [read.data] : [];
  });
}
