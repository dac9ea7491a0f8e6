/** The query parameter of the page with the host's original texts. */
export const ORIGINAL = "original";
