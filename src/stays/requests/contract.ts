import { z } from "zod";
import { isDay } from "#core/days.ts";
import { oneLine } from "#core/visibleText.ts";
import { stay } from "#stays/contract.ts";

export const FIRST_NAME_MAX = 40;

/** Letters alone: a stranger writes it into an e-mail to the host, where nothing of it must become a link. */
export const firstName = z
  .string()
  .transform(oneLine)
  .pipe(
    z
      .string()
      .max(FIRST_NAME_MAX)
      .regex(/^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u),
  );

/** So long is a host shown a request: its page asks for a day. */
export const REQUEST_OPEN_MS = 2 * 24 * 3_600_000;
/** How many requests a host is shown (Stays 12). */
export const MAX_REQUESTS_SHOWN = 50;

/**
 * A guest without a code who waits for the host to let them in (Stays 12). `createdAt` is epoch milliseconds; `isExpected`
 * where a stay of these days has the name.
 */
export const stayRequest = z.object({
  id: z.string(),
  guidebookId: z.string(),
  guidebookName: z.string(),
  firstName: z.string(),
  createdAt: z.number(),
  isExpected: z.boolean(),
});
export type StayRequest = z.output<typeof stayRequest>;

const until = z
  .string({ error: "Choose a day." })
  .refine(isDay, { error: "Write the day as YYYY-MM-DD, for example 2027-03-14." });

/** What the host answers: in, up to and with the day of departure, or not. */
export const requestDecision = z.union([z.object({ until }), z.object({ refuse: z.literal(true) })], {
  error: "Say until which day, or refuse.",
});
export type RequestDecision = z.output<typeof requestDecision>;

/** What came of it: the stay that was made, or null where the host refused. */
export const decidedRequest = z.object({ id: z.string(), stay: stay.nullable() });
export type DecidedRequest = z.output<typeof decidedRequest>;
