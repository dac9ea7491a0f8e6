import { turnoverReady, UNDONE_WITHIN_MS } from "#stays/events.ts";
import { recordEventAt, withdrawEventAt } from "#accounts/events/recordEvent.server.ts";
import { listAllowed } from "#guidebooks/accessStore.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { addDays, dayInZone, utcDay } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import { pushToSharers } from "#stays/push/pushAll.server.ts";
import { findLiveStaysJoined } from "#stays/store.server.ts";
import { readGuidebookFacts } from "#stays/arrivalChecks/arrivalChecks.server.ts";
import type { Turnover } from "#stays/turnovers/contract.ts";
import { readyPush } from "#stays/turnovers/jobs.server.ts";
import {
  findActiveGuidebooks,
  findCleanedIds,
  findLiveLink,
  findReady,
  findShownIds,
  saveReady,
} from "#stays/turnovers/store.server.ts";
import {
  endOfToday,
  turnoversOf,
  withoutCodes,
  type TurnoverSheet,
  type TurnoverWithCodes,
} from "#stays/turnovers/turnovers.ts";

const READY_DAYS = 30;

/** Returns a cleaner's turnovers by day; null where the link or the host's plan has ended (Plan 4). */
export async function readSheet(context: AppContext, token: string): Promise<TurnoverSheet | null> {
  const { db } = context;
  const link = await findLiveLink(db, token);
  if (!link) return null;
  const ids = (await findShownIds(db, [token])).get(token) ?? [];
  const turnovers = await readTurnovers(context, ids, { onlyWelcome: true });
  if (turnovers === null) return null;
  const shown = link.shows_codes === 1 ? turnovers : turnovers.map((one) => ({ ...one, codes: [] }));
  const now = context.now();
  return { token, label: link.label, now, until: endOfToday(shown, now), turnovers: shown };
}

export async function turnoversFor(context: AppContext, actor: Actor): Promise<Turnover[]> {
  const ids = await listAllowed(context.db, actor, "read");
  const turnovers = await readTurnovers(context, [...ids], { onlyWelcome: false });
  return (turnovers ?? []).map(withoutCodes);
}

async function readTurnovers(
  context: AppContext,
  ids: readonly string[],
  { onlyWelcome }: { onlyWelcome: boolean },
): Promise<TurnoverWithCodes[] | null> {
  if (ids.length === 0) return null;
  const { db } = context;
  const now = context.now();
  const turnovers: TurnoverWithCodes[] = [];
  const withCleaner = await findCleanedIds(db, ids);
  for (const row of await findActiveGuidebooks(db, ids)) {
    const guidebook = await readGuidebookFacts(context, row);
    if (onlyWelcome && guidebook.guestsWelcomeUntil <= now) return null;
    const today = dayInZone(guidebook.timeZone, now);
    const [stays, ready] = await Promise.all([
      findLiveStaysJoined(db, row.id, today),
      findReady(db, row.id, today),
    ]);
    turnovers.push(...turnoversOf({ guidebook, stays, ready, hasCleaner: withCleaner.has(row.id) }, now));
  }
  return turnovers.toSorted((a, b) => a.day.localeCompare(b.day));
}

/**
 * Stores that a property is ready on a day and notifies its host's devices, or removes the mark; changes nothing before
 * that day. Returns "ended" where the link has ended, "not listed" where it does not show that turnover: its day is
 * over, or the stay has changed.
 */
export async function changeReady(
  context: AppContext,
  token: string,
  { guidebookId, day, isReady }: { guidebookId: string; day: string; isReady: boolean },
): Promise<"done" | "not listed" | "ended"> {
  const { db, now } = context;
  const sheet = await readSheet(context, token);
  if (!sheet) return "ended";
  const shown = sheet.turnovers.find((one) => one.guidebookId === guidebookId && one.day === day);
  if (!shown) return "not listed";
  if (isReady === (shown.readyAt !== null)) return "done";
  if (isReady && dayInZone(shown.timeZone, now()) < day) return "done";
  const keepFrom = addDays(utcDay(now()), -READY_DAYS);
  const readyAt = isReady ? now() : null;
  await db.transaction().execute(async (within) => {
    const isNew = await saveReady(within, { guidebookId, day, readyAt, keepFrom });
    if (readyAt === null) return withdrawEventAt(context, within, turnoverReady, { day }, { guidebookId });
    if (!isNew) return;
    await recordEventAt(context, within, { by: "job" }, turnoverReady, { day }, { guidebookId });
    await pushToSharers(context, within, guidebookId, readyPush, {
      payload: (deviceId) => ({ guidebookId, day, deviceId }),
      due: readyAt + UNDONE_WITHIN_MS,
    });
  });
  return "done";
}
