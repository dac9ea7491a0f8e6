import { limit } from "#core/limitRule.ts";
import { HOUR_MS, DAY_MS } from "#core/durations.ts";

/** Generations of a host (Limits 3). */
export const generationLimit = limit("generation", 30, DAY_MS, {
  message: "You have generated 30 guidebooks today. Please try again tomorrow, or start with a blank one.",
});

/** Regenerating one section costs less, and is done more often. */
export const regenerationLimit = limit("regeneration", 200, DAY_MS, {
  message: "You have regenerated 200 sections today. Please try again tomorrow.",
});

/** Each list of nearby places costs a search of the index. */
export const nearbyLimit = limit("nearby-places", 120, HOUR_MS, {
  message: "You have looked around 120 times in this hour. Please go on later, or type the places.",
});
