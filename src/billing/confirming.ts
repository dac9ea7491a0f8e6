import { z } from "zod";

const confirming = z.object({ confirming: z.object({ sessionId: z.string().optional() }) });

/** State of the history entry while a payment is being confirmed: survives a reload, independent of toasts. */
export type Confirming = z.output<typeof confirming>;

/** Parses a history entry's state: the payment that is being confirmed, or null. */
export function readConfirming(state: unknown): Confirming["confirming"] | null {
  return confirming.safeParse(state).data?.confirming ?? null;
}
