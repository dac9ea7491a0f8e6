import type { CalendarEntry } from "#stays/calendars/match/entry.ts";

/** Returns the first of other calendars' stays that fill a closure (duplicates of one stay, Calendars 5). */
export function firstTile(
  closure: CalendarEntry,
  byArrival: ReadonlyMap<string, CalendarEntry[]>,
  firstDay: string,
): CalendarEntry | undefined {
  let first: CalendarEntry | undefined;
  for (let day = firstDay; day < closure.departure;) {
    const next = byArrival
      .get(day)
      ?.find(
        ({ calendarId, departure }) =>
          calendarId !== closure.calendarId && departure > day && departure <= closure.departure,
      );
    if (!next) return undefined;
    first ??= next;
    day = next.departure;
  }
  return first;
}
