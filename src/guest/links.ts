export const ORIGINAL = "original";
