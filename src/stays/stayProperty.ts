import { z } from "zod";
import { access } from "#stays/contract.ts";

/** What the stays of a guidebook have in common, for members who look after them. */
export const stayProperty = access.pick({ access: true, showFrom: true, timeZone: true }).extend({
  guidebookId: z.string(),
  name: z.string(),
  isArchived: z.boolean(),
  /** The zone of the property's country or state, null where they do not say it. */
  zoneOfPlace: z.string().nullable(),
  /** HH:MM: the guidebook's, else 15:00 and 10:00 (Stays 4). */
  checkInTime: z.string(),
  checkOutTime: z.string(),
  /** Whether its guests are asked for details before they arrive (Stays 46). */
  asksDetails: z.boolean(),
  /** Whether the actor may add, send, change and end stays, and whether they may change the guidebook. */
  mayShare: z.boolean(),
  mayEdit: z.boolean(),
  maySeeGuests: z.boolean(),
});
export type StayProperty = z.output<typeof stayProperty>;
