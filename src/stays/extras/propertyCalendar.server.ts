import type { Database } from "#core/database.server.ts";
import { dayInZone } from "#core/days.ts";
import { findGuestSections } from "#guidebooks/sectionStore.server.ts";
import { findAccess } from "#stays/accessStore.server.ts";
import type { CalendarFacts, StayOnCalendar } from "#stays/extras/calendarKnows.ts";
import { usualTimesIn, type UsualTimes } from "#stays/guestStay.ts";
import { joinChain, type Chain } from "#stays/joinedStays.ts";
import { findLiveChains } from "#stays/store.server.ts";
import { DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT } from "#stays/timeline.ts";
import { findReady } from "#stays/turnovers/store.server.ts";

/** The stays of a property and what is ready, for what can be asked for. */
export interface PropertyCalendar {
  chains: readonly Chain[];
  ready: ReadonlyMap<string, number>;
  usual: UsualTimes;
  timeZone: string;
  /** Today at the property. */
  today: string;
}

interface Times {
  usual: UsualTimes;
  timeZone: string;
}

/** Reads the live stays of a property that end on a day or later. `now` is epoch milliseconds. */
export async function readPropertyCalendar(
  db: Database,
  guidebookId: string,
  endingFrom: string,
  now: number,
  times?: Times,
): Promise<PropertyCalendar> {
  const [chains, ready, { usual, timeZone }] = await Promise.all([
    findLiveChains(db, guidebookId, endingFrom),
    findReady(db, guidebookId, endingFrom),
    times ?? readTimes(db, guidebookId),
  ]);
  return { chains, ready, usual, timeZone, today: dayInZone(timeZone, now) };
}

async function readTimes(db: Database, guidebookId: string): Promise<Times> {
  const [sections, access] = await Promise.all([
    findGuestSections(db, guidebookId),
    findAccess(db, guidebookId),
  ]);
  return { usual: usualTimesIn(sections.map(({ section }) => section)), timeZone: access.timeZone ?? "UTC" };
}

/** Returns what is known around a stay; null where it is not live. */
export function factsAround(calendar: PropertyCalendar, stayId: string): CalendarFacts | null {
  const own = calendar.chains.find((chain) => chain.some(({ id }) => id === stayId));
  if (!own) return null;
  const stay = onCalendar(own, calendar.usual);
  const others = calendar.chains
    .filter((chain) => chain !== own)
    .map((chain) => ({ ...onCalendar(chain, calendar.usual), isLetIn: chain[0].source === "asked" }));
  const { ready, today, timeZone } = calendar;
  return { stay, others, isReady: ready.has(stay.arrival), today, timeZone };
}

function onCalendar(chain: Chain, { checkInTime, checkOutTime }: UsualTimes): StayOnCalendar {
  const row = joinChain(chain);
  return {
    arrival: row.arrival,
    departure: row.departure,
    checkInTime: row.check_in_time ?? (checkInTime || DEFAULT_CHECK_IN),
    checkOutTime: row.check_out_time ?? (checkOutTime || DEFAULT_CHECK_OUT),
  };
}
