import { z } from "zod";
import { stayPlatforms } from "#core/platforms.ts";
import { policyKinds } from "#guidebooks/policy/policies.ts";

export const policyQuery = z.object({
  platform: z.enum(stayPlatforms, { error: "Choose airbnb, booking or vrbo." }),
});

/** A passage that a platform's policy speaks of. No passage is called allowed: what is not found is not judged. */
export const policyMark = z.object({
  sectionId: z.string(),
  text: z.string(),
  kind: z.enum(policyKinds),
  /** The platform's page that speaks of it. */
  source: z.string(),
  /** Since when its text is in force, or else when we last read it (YYYY-MM-DD). */
  asOf: z.string(),
});
export type PolicyMark = z.output<typeof policyMark>;
