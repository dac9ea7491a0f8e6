import { z } from "zod";
import { changeKinds } from "#generation/audit/changes.ts";

export const auditedPlace = z.object({
  sectionId: z.string(),
  placeId: z.string(),
  name: z.string(),
  kind: z.enum(changeKinds),
  sentence: z.string(),
  /** The place that replaces it with one call. */
  replacement: z.object({ placeId: z.string(), name: z.string() }).nullable(),
});
export type AuditedPlaceAnswer = z.output<typeof auditedPlace>;

const placeId = z.string({ error: "This must be the id of a place." }).min(1).max(200);

/** A host's acceptance of a replacement. */
export const acceptance = z.object({ placeId, replacement: placeId });
