import type { LimitRule } from "#core/limits.server.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** Generations of a host (Limits 3). */
export const generationLimit: LimitRule = {
  name: "generation",
  points: 30,
  seconds: DAY_SECONDS,
  message: "You have generated 30 guidebooks today. Please try again tomorrow, or start with a blank one.",
};

/** Regenerating one section costs less, and is done more often. */
export const regenerationLimit: LimitRule = {
  name: "regeneration",
  points: 200,
  seconds: DAY_SECONDS,
  message: "You have regenerated 200 sections today. Please try again tomorrow.",
};

/** Each list of nearby places costs a search of the index. */
export const nearbyLimit: LimitRule = {
  name: "nearby-places",
  points: 120,
  seconds: 60 * 60,
  message: "You have looked around 120 times in this hour. Please go on later, or type the places.",
};
