import { turnoverReady, UNDONE_WITHIN_MS } from "#stays/events.ts";
import { recordEventAt, withdrawEventAt } from "#accounts/events/recordEvent.server.ts";
import { listAllowed } from "#guidebooks/accessStore.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { addDays, dayInZone, utcDay } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Database } from "#core/database.server.ts";
import { pushToSharers } from "#stays/push/pushAll.server.ts";
import { findLiveStaysJoined, recordStaysChanged } from "#stays/store.server.ts";
import { readGuidebookFacts } from "#stays/arrivalChecks/arrivalChecks.server.ts";
import type { Turnover } from "#stays/turnovers/contract.ts";
import type { CheckItem } from "#stays/turnovers/checkItems/contract.ts";
import { findChecks, findListsThatAreOn, saveChecks } from "#stays/turnovers/checkItems/store.server.ts";
import { readyPush } from "#stays/turnovers/jobs.server.ts";
import { findLastDeparted, findNotesFrom } from "#stays/turnovers/leftBehind/store.server.ts";
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
  type Cleaning,
  type TickedItem,
  type TurnoverSheet,
  type TurnoverWithCodes,
} from "#stays/turnovers/turnovers.ts";

/** How long marks and ticks of a day are kept. */
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
  const [withCleaner, lists] = await Promise.all([findCleanedIds(db, ids), findListsThatAreOn(db, ids)]);
  for (const row of await findActiveGuidebooks(db, ids)) {
    const guidebook = await readGuidebookFacts(context, row);
    if (onlyWelcome && guidebook.guestsWelcomeUntil <= now) return null;
    const today = dayInZone(guidebook.timeZone, now);
    const items = lists.get(row.id);
    const [stays, ready, cleaning] = await Promise.all([
      findLiveStaysJoined(db, row.id, today),
      findReady(db, row.id, today),
      items ? readCleaning(db, row.id, { items, today }) : null,
    ]);
    const hasCleaner = withCleaner.has(row.id);
    turnovers.push(...turnoversOf({ guidebook, stays, ready, hasCleaner, cleaning }, now));
  }
  return turnovers.toSorted((a, b) => a.day.localeCompare(b.day));
}

async function readCleaning(
  db: Database,
  guidebookId: string,
  { items, today }: { items: readonly CheckItem[]; today: string },
): Promise<Cleaning> {
  const [checks, notes, lastDepartedId] = await Promise.all([
    findChecks(db, guidebookId, today),
    findNotesFrom(db, guidebookId, today),
    findLastDeparted(db, guidebookId, today),
  ]);
  return { items, checks, notes, lastDepartedId };
}

interface AtTurnover {
  guidebookId: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** Returns a turnover that a cleaner's link shows; "ended" where the link has ended, "not listed" where it does not. */
export async function findTurnover(
  context: AppContext,
  token: string,
  { guidebookId, day }: AtTurnover,
): Promise<TurnoverWithCodes | "not listed" | "ended"> {
  const { db } = context;
  if (!(await findLiveLink(db, token))) return "ended";
  const ids = (await findShownIds(db, [token])).get(token) ?? [];
  if (!ids.includes(guidebookId)) return "not listed";
  const turnovers = await readTurnovers(context, [guidebookId], { onlyWelcome: true });
  return turnovers === null ? "ended" : (turnovers.find((one) => one.day === day) ?? "not listed");
}

/** What a press on a cleaner's page came to. */
export type Pressed = "done" | "not listed" | "ended";

/** Ticks and unticks items of a turnover's list. Those that are gone by now are left out. */
export async function changeChecks(context: AppContext, token: string, given: Ticks): Promise<Pressed> {
  const shown = await findTurnover(context, token, given);
  if (typeof shown === "string") return shown;
  if (!shown.list || isLater(context, shown)) return "not listed";
  await storeChecks(context, context.db, given);
  return "done";
}

interface Ticks extends AtTurnover {
  ticked: readonly string[];
  unticked: readonly string[];
}

const isLater = ({ now }: AppContext, { timeZone, day }: TurnoverWithCodes) =>
  dayInZone(timeZone, now()) < day;

async function storeChecks({ now }: AppContext, db: Database, { guidebookId, day, ticked, unticked }: Ticks) {
  if (ticked.length + unticked.length === 0) return;
  const keepFrom = addDays(utcDay(now()), -READY_DAYS);
  await saveChecks(db, { guidebook_id: guidebookId, day, ticked, unticked, now: now(), keepFrom });
}

/**
 * Stores that a property is ready on a day and notifies its host's devices, or removes the mark; changes nothing before
 * that day. The ticks that come along are stored first; what is not ticked then is asked about once ("open"), unless the
 * cleaner has answered. Returns "ended" where the link has ended, "not listed" where it does not show that turnover: its
 * day is over, or the stay has changed.
 */
export async function changeReady(
  context: AppContext,
  token: string,
  { isReady, isAnswered = false, ...given }: Ticks & { isReady: boolean; isAnswered?: boolean },
): Promise<Pressed | "open"> {
  const { db, now } = context;
  const { guidebookId, day, ticked, unticked } = given;
  const shown = await findTurnover(context, token, given);
  if (typeof shown === "string") return shown;
  if (isReady && isLater(context, shown)) return "done";
  if (shown.list) await storeChecks(context, db, given);
  const isOpen = ({ id, isDone }: TickedItem) => (isDone ? unticked.includes(id) : !ticked.includes(id));
  if (isReady && shown.readyAt === null && !isAnswered && shown.list?.some(isOpen)) return "open";
  if (isReady === (shown.readyAt !== null)) return "done";
  const keepFrom = addDays(utcDay(now()), -READY_DAYS);
  const readyAt = isReady ? now() : null;
  await db.transaction().execute(async (within) => {
    const isNew = await saveReady(within, { guidebookId, day, readyAt, keepFrom });
    // A guest may come early to a home that is ready.
    await recordStaysChanged(within, guidebookId);
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
