/** The query of the page that shows a host's words as they were written. */
export const ORIGINAL = "original";
