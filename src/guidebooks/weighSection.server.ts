import { setImmediate } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { newJsonScale } from "#guidebooks/jsonScale.ts";
import { savesPerHost } from "#guidebooks/limits.ts";
import { picturesPerHost } from "#media/limits.ts";
import { MEGABYTE } from "#core/bytes.ts";
import { limitConcurrency, withinLimit } from "#core/calls.server.ts";
import { refuse, type AppEnv } from "#core/http.server.ts";
import type { Refusal } from "#core/refusal.ts";
import type { RefusalCode } from "#core/refusalCodes.ts";

/** Limits 5. */
const MAX_BODY_BYTES = 12 * MEGABYTE;
/** The length of 1,000,000 characters in JSON if each is escaped. */
const MAX_CHARACTERS = 2_000_000;
/** The fullest section that its schema accepts has 2,500. */
const MAX_VALUES = 10_000;
/** Measured in about a millisecond; then other requests continue. */
const TURN_BYTES = MEGABYTE / 4;

/** Reads a section's body and measures it as it arrives. Refuses with 413 `too_large`. */
const weighSection: MiddlewareHandler<AppEnv> = async (c, next) => {
  const reader = c.req.raw.body?.getReader();
  if (!reader) return next();
  const scale = newJsonScale();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = Number(c.req.header("content-length") ?? 0) > MAX_BODY_BYTES ? Infinity : 0;
  let turnEnds = TURN_BYTES;
  for (;;) {
    if (bytes > MAX_BODY_BYTES) return refuse(c, tooManyPictures);
    if (scale.characters > MAX_CHARACTERS || scale.values > MAX_VALUES) return refuse(c, tooLong);
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    const piece = decoder.decode(value, { stream: true });
    scale.add(piece);
    text += piece;
    // Without a pause, all buffered data (up to 12 MB) would be read in one go.
    if (bytes < turnEnds) continue;
    turnEnds = bytes + TURN_BYTES;
    await setImmediate();
  }
  // Where Hono caches the body of a request; its type says which format the promise has.
  c.req.bodyCache.text = Promise.resolve(text + decoder.decode()) as unknown as string;
  // Parsing a body full of pictures takes a while: other requests continue before it.
  await setImmediate();
  return next();
};

/** What defines a call that saves the content of a section. */
export const savesContent = {
  refuses: [
    "stale_section",
    "unreadable_section",
    "shared_elsewhere",
    "foreign_picture",
    "too_many_pictures",
  ] satisfies RefusalCode[],
  limits: [savesPerHost, picturesPerHost],
  middleware: [limitConcurrency, withinLimit(savesPerHost), weighSection],
};

const tooManyPictures: Refusal = {
  code: "too_large",
  message: "This section is more than 12 MB. Use fewer or smaller pictures.",
};

/** Refuses with 413 `too_large`. */
export const tooLong: Refusal = {
  code: "too_large",
  message: "This section is too long. Shorten it a little.",
};
