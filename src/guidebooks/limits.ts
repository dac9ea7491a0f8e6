import type { LimitRule } from "#core/limits.server.ts";

// Each is far more than hosts make, and few enough that one account cannot fill the database.
const DAY_SECONDS = 24 * 60 * 60;

export const guidebooksPerHost: LimitRule = {
  name: "guidebooks-host",
  points: 200,
  seconds: DAY_SECONDS,
  message: "You have made 200 guidebooks today. Please try again tomorrow.",
};

export const shareLinksPerHost: LimitRule = {
  name: "share-links-host",
  points: 500,
  seconds: DAY_SECONDS,
  message: "You have made 500 links today. Share one that you have, or try again tomorrow.",
};

export const slugsPerHost: LimitRule = {
  name: "slugs-host",
  points: 100,
  seconds: DAY_SECONDS,
  message: "You have asked for 100 new addresses today. Please try again tomorrow.",
};

/** A host who writes saves about once a minute; one who fixes many things, every few seconds. */
export const savesPerHost: LimitRule = {
  name: "saves-host",
  points: 300,
  seconds: 10 * 60,
  message: "You have saved 300 times within ten minutes. Wait a few minutes, then save again.",
};

export const cardSetsPerHost: LimitRule = {
  name: "card-sets-host",
  points: 1000,
  seconds: DAY_SECONDS,
  message: "You have opened 1,000 sets of cards today. Please try again tomorrow.",
};
