import type { MiddlewareHandler } from "hono";
import { contentThreads } from "#guidebooks/contentThreads.server.ts";
import { refuse, type AppEnv } from "#platform/http.server.ts";
import type { Refusal } from "#platform/refusal.ts";

/** What 1,000,000 characters take in JSON where most of them need four bytes. */
const MAX_SECTION_BYTES = 4_000_000;
/** The fullest section that its schema takes has 2,500. */
const MAX_SECTION_VALUES = 10_000;

/** Refuses a section that is too long before its JSON is parsed, in a thread that keeps nobody waiting. */
export const weighSection: MiddlewareHandler<AppEnv> = async (c, next) => {
  const weighed = await contentThreads.run("weighJson", await c.req.bytes());
  if (!weighed.ok) return refuse(c, weighed.refusal);
  const { bytes, values } = weighed.value;
  return bytes > MAX_SECTION_BYTES || values > MAX_SECTION_VALUES ? refuse(c, tooLong) : next();
};

/** Refuses 413 `too_large`. */
export const tooLong: Refusal = {
  status: 413,
  code: "too_large",
  message: "This section is too long. Shorten it a little.",
};
