import { setTimeout as wait } from "node:timers/promises";
import { addDays } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import { ok, type Result } from "#core/refusal.ts";
import type { StaysTable } from "#stays/tables.server.ts";
import { findAccess } from "#stays/accessStore.server.ts";
import { codeKey } from "#stays/code.ts";
import { codesPerGuidebook, codesPerVisitor } from "#stays/limits.ts";
import { startOfDay } from "#stays/localTime.ts";
import { joinedWith } from "#stays/joinedStays.ts";
import { findStaysByCode, findWithJoined } from "#stays/store.server.ts";

/** The delay of a response where a guidebook's codes are guessed, or strangers send many requests (Stays 10, 12). */
export const SLOWED_MS = 3000;
/** Milliseconds. Every refusal takes this long, so that an unknown code and an ended one cannot be distinguished. */
const REFUSED_AFTER_MS = 400;
/** Milliseconds. How long a guest at a door waits for a reading of the calendars, which ends in the background. */
const LONGEST_READING_MS = 8000;

interface Tried {
  guidebookId: string;
  typed: string;
  ip: string;
  /** Reads the guidebook's calendars, and returns whether any was read: a guest may have booked a minute ago. */
  readCalendars: () => Promise<boolean>;
}

type WayIn = { token: string } | { token: null };

/**
 * Returns the token of the stay with a code, null for an unknown or ended one; both take the same time. Refuses the
 * eleventh try of a visitor within an hour; many tries at a guidebook slow its responses and refuse none (Stays 9 to
 * 11).
 */
export async function enterCode(context: AppContext, tried: Tried): Promise<Result<WayIn>> {
  const since = performance.now();
  const own = await context.limits.consume(codesPerVisitor, tried.ip);
  if (!own.ok) return own;
  const isGuessed = !(await context.limits.consume(codesPerGuidebook, tried.guidebookId)).ok;
  if (isGuessed) await context.wait(SLOWED_MS);
  const key = codeKey(tried.typed);
  const token = key && (await findToken(context, tried, key));
  if (token) return ok({ token });
  const left = (isGuessed ? SLOWED_MS : 0) + REFUSED_AFTER_MS - (performance.now() - since);
  if (left > 0) await context.wait(left);
  return ok({ token: null });
}

async function findToken(context: AppContext, tried: Tried, key: string): Promise<string | null> {
  const before = await findCurrent(context, tried.guidebookId, key);
  if (before) return before.token;
  const wasRead = await Promise.race([
    tried.readCalendars(),
    wait(LONGEST_READING_MS, false, { ref: false }),
  ]);
  return wasRead ? ((await findCurrent(context, tried.guidebookId, key))?.token ?? null) : null;
}

/** Returns the stay that ends first of several with one code: a returning guest may have the same code again. */
async function findCurrent({ db, now }: AppContext, guidebookId: string, key: string) {
  const stays = await findStaysByCode(db, guidebookId, key);
  if (stays.length === 0) return undefined;
  const all = await findWithJoined(db, stays);
  const timeZone = (await findAccess(db, guidebookId)).timeZone ?? "UTC";
  const isOpen = (row: StaysTable) =>
    startOfDay(addDays(joinedWith(row, all).departure, 1), timeZone) > now();
  return stays.toReversed().find(isOpen);
}
