import { z } from "zod";

const confirming = z.object({ confirming: z.object({ sessionId: z.string().optional() }) });

/** What the history entry says while a payment is being confirmed: it outlives a reload, and no toast hangs on it. */
export type Confirming = z.output<typeof confirming>;

/** Reads a history entry's state: the payment that is being confirmed, or null. */
export function readConfirming(state: unknown): Confirming["confirming"] | null {
  return confirming.safeParse(state).data?.confirming ?? null;
}
