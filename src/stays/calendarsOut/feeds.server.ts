import { findSubscriptionRow } from "#billing/store.server.ts";
import { guestsWelcomeUntil } from "#billing/subscription.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { addDays, dayInZone, utcDay } from "#core/days.ts";
import { MINUTE_MS } from "#core/durations.ts";
import {
  lockDigits,
  locksCalendar,
  staysCalendar,
  type LockEvent,
  type NightsEvent,
} from "#stays/calendarsOut/ical.ts";
import {
  findCalendarOutByToken,
  findShownGuidebooks,
  updateLastRead,
} from "#stays/calendarsOut/store.server.ts";
import type { CalendarsOutTable } from "#stays/calendarsOut/tables.server.ts";
import { loadUnmasked, readLinkStay, type UnmaskedGuidebook } from "#stays/guestGuidebook.server.ts";
import { findLiveStaysJoined } from "#stays/store.server.ts";
import type { StaysTable } from "#stays/tables.server.ts";
import { DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT } from "#stays/timeline.ts";

/** A code is on its lock's calendar this long before the day of arrival. */
const DAYS_AHEAD = 3;
/** A reading is stored at most this often: locks read every two minutes. */
const STORED_EVERY_MS = 10 * MINUTE_MS;

/** Returns a calendar by the token of its link, as iCalendar text; null where it, its maker's access or the plan has ended. */
export async function readCalendarOut(
  context: AppContext,
  kind: CalendarsOutTable["kind"],
  token: string,
): Promise<string | null> {
  const { db, config, now } = context;
  const calendar = await findCalendarOutByToken(db, token);
  if (calendar?.kind !== kind) return null;
  const [guidebooks, subscription] = await Promise.all([
    findShownGuidebooks(db, calendar),
    findSubscriptionRow(db, calendar.account_id),
  ]);
  if (guidebooks.length === 0 || guestsWelcomeUntil(context, subscription) <= now()) return null;
  const shown = await Promise.all(guidebooks.map((guidebook) => readShown(context, guidebook)));
  const options = { product: config.product.name, now: now() };
  const text =
    kind === "stays"
      ? staysCalendar(
          shown.flatMap((one) => nightsOf(one, calendar)),
          options,
        )
      : locksCalendar(
          (await Promise.all(shown.map((one) => codesOf(context, one, calendar)))).flat(),
          options,
        );
  await updateLastRead(db, calendar.id, { now: now(), since: now() - STORED_EVERY_MS });
  return text;
}

interface Shown {
  name: string;
  unmasked: UnmaskedGuidebook;
  stays: readonly StaysTable[];
}

/** The day at the property may still be the day before. */
async function readShown(context: AppContext, { id, name }: { id: string; name: string }): Promise<Shown> {
  const [unmasked, stays] = await Promise.all([
    loadUnmasked(context, id),
    findLiveStaysJoined(context.db, id, addDays(utcDay(context.now()), -1)),
  ]);
  return { name, unmasked, stays };
}

function nightsOf({ name, unmasked, stays }: Shown, calendar: CalendarsOutTable): NightsEvent[] {
  const { usual } = unmasked;
  return stays.map((stay) => ({
    stayId: stay.id,
    guidebookName: name,
    guestName: nameIn(stay, calendar),
    arrival: stay.arrival,
    departure: stay.departure,
    checkInTime: stay.check_in_time ?? usual.checkInTime ?? DEFAULT_CHECK_IN,
    checkOutTime: stay.check_out_time ?? usual.checkOutTime ?? DEFAULT_CHECK_OUT,
    platform: stay.platform,
    isInDoubt: stay.doubt !== null,
  }));
}

/**
 * Returns the codes of the stays from three days before they begin until their guest no longer sees them. A code works from
 * the check-in, not from when its guest first reads it: another guest may still be inside.
 */
async function codesOf(
  context: AppContext,
  { name, unmasked, stays }: Shown,
  calendar: CalendarsOutTable,
): Promise<LockEvent[]> {
  const now = context.now();
  const { timeZone } = unmasked.access;
  if (timeZone === null) return [];
  const lastArrival = addDays(dayInZone(timeZone, now), DAYS_AHEAD);
  const near = stays.filter(({ arrival }) => arrival <= lastArrival);
  const events = near.map(async (row): Promise<LockEvent[]> => {
    const { stay } = await readLinkStay(context, row.token, unmasked, now);
    const code = lockDigits(row.door_code ?? usualCode(unmasked));
    if (!stay || code === null || (code.length !== 4 && calendar.whole_code === 0)) return [];
    const { checkIn, shownFrom, shownUntil } = stay.timeline;
    const from = Math.max(checkIn, shownFrom);
    if (shownUntil <= Math.max(now, from)) return [];
    const guestName = nameIn(row, calendar);
    return [{ stayId: row.id, guidebookName: name, guestName, code, from, until: shownUntil }];
  });
  return (await Promise.all(events)).flat();
}

const nameIn = (stay: StaysTable, calendar: CalendarsOutTable) =>
  calendar.with_names === 1 ? stay.guest_name : null;

function usualCode({ sections }: UnmaskedGuidebook): string {
  const checkIn = sections.find((section) => section.type === "checkin");
  return checkIn?.type === "checkin" ? checkIn.content.doorCode : "";
}
