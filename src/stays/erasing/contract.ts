import { z } from "zod";

/**
 * What was erased of the guidebooks that a member may read, within 30 days. `endedBefore` is a day, null where nothing
 * was.
 */
export const erasedStays = z.object({ stays: z.number(), endedBefore: z.string().nullable() });
export type ErasedStays = z.output<typeof erasedStays>;
