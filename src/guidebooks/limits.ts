import { limit } from "#core/limitRule.ts";
import { MINUTE_MS, DAY_MS } from "#core/durations.ts";

// Each is far more than hosts make, and few enough that one account cannot fill the database.

export const guidebooksPerHost = limit("guidebooks-host", 200, DAY_MS, {
  message: "You have made 200 guidebooks today. Please try again tomorrow.",
});

export const shareLinksPerHost = limit("share-links-host", 500, DAY_MS, {
  message: "You have made 500 links today. Share one that you have, or try again tomorrow.",
});

export const slugsPerHost = limit("slugs-host", 100, DAY_MS, {
  message: "You have asked for 100 new addresses today. Please try again tomorrow.",
});

/** A host who writes saves about once a minute; one who fixes many things, every few seconds. */
export const savesPerHost = limit("saves-host", 300, 10 * MINUTE_MS, {
  message: "You have saved 300 times within ten minutes. Wait a few minutes, then save again.",
});

export const cardSetsPerHost = limit("card-sets-host", 1000, DAY_MS, {
  message: "You have opened 1,000 sets of cards today. Please try again tomorrow.",
});

/** The editor reads them when it is opened and after saves. */
export const policyChecksPerHost = limit("policy-checks-host", 300, 10 * MINUTE_MS, {
  message: "You have checked your texts 300 times within ten minutes. Please try again in a few minutes.",
});
