import { z } from "zod";
import { isDay } from "#core/days.ts";
import { DAY_MS } from "#core/durations.ts";
import { oneLine } from "#core/visibleText.ts";
import { stay } from "#stays/contract.ts";

export const FIRST_NAME_MAX = 40;

/** Letters alone: a stranger's text in an email to the host must not become a link. */
export const firstName = z
  .string()
  .transform(oneLine)
  .pipe(
    z
      .string()
      .max(FIRST_NAME_MAX)
      .regex(/^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u),
  );

/** How long a host is shown a request. */
export const REQUEST_OPEN_MS = 2 * DAY_MS;
/** How many requests a host is shown (a guest without a code, Stays 12). */
export const MAX_REQUESTS_SHOWN = 50;

/** A waiting guest without a code (Stays 12); `isExpected` where a stay of these days has the name. */
export const accessRequest = z.object({
  id: z.string(),
  guidebookId: z.string(),
  guidebookName: z.string(),
  firstName: z.string(),
  createdAt: z.number(),
  isExpected: z.boolean(),
});
export type AccessRequest = z.output<typeof accessRequest>;

const until = z
  .string({ error: "Choose a day." })
  .refine(isDay, { error: "Write the day as YYYY-MM-DD, for example 2027-03-14." });

export const requestDecision = z.union([z.object({ until }), z.object({ refuse: z.literal(true) })], {
  error: "Say until which day, or refuse.",
});
export type RequestDecision = z.output<typeof requestDecision>;

/** The result: the new stay, or null where the host refused. */
export const decidedRequest = z.object({ id: z.string(), stay: stay.nullable() });
export type DecidedRequest = z.output<typeof decidedRequest>;
