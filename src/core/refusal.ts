import type { RefusalCode } from "#core/refusalCodes.ts";

/** An expected failure: its code (`refusalCodes.ts`), a sentence, and one for each invalid field. */
export interface Refusal {
  code: RefusalCode;
  message: string;
  fields?: Record<string, string>;
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  retryAfter?: number;
  /** Data that the screen needs to go on, for example the stored section of a stale save. */
  detail?: Record<string, unknown>;
}

export type Result<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function refused(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}

/** Returns the refusal of what does not exist, or belongs to another host: both look the same. */
export function notFound(what: string): { ok: false; refusal: Refusal } {
  return refused({ code: "not_found", message: `${what} could not be found.` });
}
