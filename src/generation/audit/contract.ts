import { z } from "zod";
import { changeKinds } from "#generation/audit/changes.ts";

/** A place in a guidebook that the map has otherwise by now. */
export const auditedPlace = z.object({
  sectionId: z.string(),
  placeId: z.string(),
  name: z.string(),
  kind: z.enum(changeKinds),
  /** For the host. */
  sentence: z.string(),
  /** What may stand in its place, with one call. */
  replacement: z.object({ placeId: z.string(), name: z.string() }).nullable(),
});
export type AuditedPlaceAnswer = z.output<typeof auditedPlace>;

const placeId = z.string({ error: "This must be the id of a place." }).min(1).max(200);

/** What a host sends to accept a replacement. */
export const acceptance = z.object({ placeId, replacement: placeId });
