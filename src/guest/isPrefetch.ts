import type { Context } from "hono";

/** Returns whether a browser only prefetches: no visitor has opened the page. */
export const isPrefetch = (c: Context) =>
  [c.req.header("sec-purpose"), c.req.header("purpose")].some((purpose) => purpose?.includes("prefetch"));
