/** How long a deleted guidebook stays in the bin (Guidebooks 9). */
export const BIN_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Returns the time (epoch ms) before which guidebooks in the bin are erased. */
export const binnedSince = (now: number) => now - BIN_DAYS * DAY_MS;
