import { PRODUCT } from "#platform/site.ts";

/** Product.md "Plan": how many guidebooks one host may have listed; archived ones do not count. */
export const MOST_GUIDEBOOKS = 20;

/** What is said instead of making or restoring one more. */
export const PROPERTY_LIMIT =
  `Your plan holds ${MOST_GUIDEBOOKS} guidebooks, and all are in use. Archive one, ` +
  `or write to ${PRODUCT.contactEmail} about a larger plan.`;
