/** How long a deleted guidebook waits in the bin (Guidebooks 9). */
export const BIN_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Returns the moment (epoch ms) since which what was deleted is still in the bin. */
export const binnedSince = (now: number) => now - BIN_DAYS * DAY_MS;
