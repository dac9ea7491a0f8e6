import { overlap } from "#stays/calendars/days.ts";

interface BookedStay {
  id: string;
  arrival: string;
  departure: string;
  calendarIds: readonly string[];
}

export interface DoubleBooking<Stay extends BookedStay = BookedStay> {
  first: Stay;
  second: Stay;
}

const MAX_DOUBLE_BOOKINGS = 200;

/** Returns the pairs of stays of different calendars with a shared night: double bookings (Calendars 8). */
export function findDoubleBookings<Stay extends BookedStay>(stays: readonly Stay[]): DoubleBooking<Stay>[] {
  const found: DoubleBooking<Stay>[] = [];
  let open: Stay[] = [];
  for (const second of stays.toSorted((a, b) =>
    a.arrival < b.arrival ? -1 : a.arrival > b.arrival ? 1 : 0,
  )) {
    open = open.filter(({ departure }) => departure > second.arrival);
    for (const first of open) {
      const isOneCalendar = first.calendarIds.some((id) => second.calendarIds.includes(id));
      if (!isOneCalendar && overlap(first, second)) found.push({ first, second });
      if (found.length >= MAX_DOUBLE_BOOKINGS) return found;
    }
    open.push(second);
  }
  return found;
}
