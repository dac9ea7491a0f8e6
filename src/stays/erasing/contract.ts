import { z } from "zod";

/** The number of stays erased within 30 days. `endedBefore` is a day, null where there were none. */
export const erasedStays = z.object({ stays: z.number(), endedBefore: z.string().nullable() });
export type ErasedStays = z.output<typeof erasedStays>;
