import { DAY_MS } from "#core/durations.ts";

/** How long a deleted guidebook stays in the bin (Guidebooks 9). */
export const BIN_DAYS = 30;

/** Returns the time (epoch ms) before which guidebooks in the bin are erased. */
export const binnedSince = (now: number) => now - BIN_DAYS * DAY_MS;
