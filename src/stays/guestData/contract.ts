import { z } from "zod";

export const guestDataKinds = [
  "stays",
  "names",
  "notes",
  "details",
  "requests",
  "left behind",
  "extras",
  "reports",
  "calendar entries",
  "searches",
] as const;

/** How many of a kind are stored, and the oldest day (YYYY-MM-DD): of the departure, else of its making. */
export const guestDataCount = z.object({
  kind: z.enum(guestDataKinds),
  count: z.number(),
  oldest: z.string().nullable(),
});
export type GuestDataCount = z.output<typeof guestDataCount>;

/** What is stored of guests, one row for each kind. */
export const guestData = z.array(guestDataCount);
