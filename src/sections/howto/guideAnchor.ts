/** Returns what a how-to guide is called on the guest page: `anchor` is its section's, `at` its place there from 0. */
export const guideAnchor = (anchor: string, at: number): string => `${anchor}-${at + 1}`;
