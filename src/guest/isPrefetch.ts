import type { Context } from "hono";

/** Returns whether a browser only fetches ahead: nobody has asked for it yet. */
export const isPrefetch = (c: Context) =>
  [c.req.header("sec-purpose"), c.req.header("purpose")].some((purpose) => purpose?.includes("prefetch"));
