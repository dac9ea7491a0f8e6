/** Returns the anchor of a how-to guide on the guest page: `anchor` is its section's, `at` its index. */
export const guideAnchor = (anchor: string, at: number): string => `${anchor}-${at + 1}`;
