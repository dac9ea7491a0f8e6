import type { z } from "zod";

/** Returns the valid results of a service: an invalid one does not drop the others. */
export function readEach<S extends z.ZodType>(schema: S, results: readonly unknown[]): z.output<S>[] {
  return results.flatMap((result) => {
    const read = schema.safeParse(result);
    return read.success ? [read.data] : [];
  });
}
