import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import { isAirbnbCode } from "#stays/calendars/match/entry.ts";
import { toPlannedStay } from "#stays/calendars/row.server.ts";
import { dayText } from "#test/calendarTimelineFeeds.ts";
import { todayOf, type Booking } from "#test/calendarTimeline.ts";
import type { BookingFault } from "#test/bookingTruth.ts";
import type { FaultKind } from "#test/calendarTruth.ts";
import { HOUR, hourAt } from "#test/simulation/moments.ts";
import type { Invariant, PropertyState, Run } from "#test/simulation/run.ts";
import { mayCountAsBooked } from "#test/simulation/windows.ts";

const calendarInvariants: Record<FaultKind, Invariant> = {
  falseCancellations: "endedStay",
  missedStays: "reads",
  lostLinks: "reads",
  sharedLinks: "changedBooking",
  revivedLinks: "changedBooking",
  lockedOut: "reads",
  outsideWindow: "leaks",
};

const bookingInvariants: Record<BookingFault, Invariant> = {
  endedWhileInside: "endedStay",
  endedAhead: "endedStay",
  aliveAsAnothers: "changedBooking",
  codeOutsideWindow: "leaks",
  codeHidden: "reads",
  withoutStay: "reads",
};

export const failCalendar = (run: Run, number: number) => (kind: FaultKind, booking: Booking, text: string) =>
  run.fail(calendarInvariants[kind], `${kind} of guest ${number}.${booking.key} ${text}`);
export const failYear = (run: Run, number: number) => (kind: BookingFault, booking: Booking, hour: number) =>
  run.fail(bookingInvariants[kind], `${kind} of guest ${number}.${booking.key} at ${hour}`);

/** Two readings and the hour between them. */
const TWO_READINGS = 3 * HOUR;

/** Compares the stays of a property with its bookings, after its calendars were read. */
export async function checkReadings(run: Run, property: PropertyState): Promise<void> {
  const { guidebookId, truth } = property;
  const hour = hourAt(run.now());
  const rows = await run.world.context.db
    .selectFrom("stays")
    .selectAll()
    .where("guidebook_id", "=", guidebookId)
    .where("departure", ">=", dayText(todayOf(hour) - 2))
    .orderBy("arrival")
    .orderBy("id")
    .execute();
  const stays = rows.map(toPlannedStay);
  logChanges(run, property, stays);
  property.stays = stays;
  checkEnded(run, property);
  checkDoubled(run, property);
  if (truth === "hand") return;
  if ("year" in truth) truth.year.compare(hour, stays);
  else truth.calendar.compare(hour, stays);
}

function logChanges(run: Run, { model, stays: before, links }: PropertyState, stays: PlannedStay[]): void {
  const known = new Map(before.map((stay) => [stay.id, formatStay(stay)]));
  for (const stay of stays) {
    const text = formatStay(stay);
    if (known.get(stay.id) === text) continue;
    const guest = [...links].find(([, { stayId }]) => stayId === stay.id)?.[0];
    const whose = guest === undefined ? "a stay" : `the stay of guest ${model.number}.${guest}`;
    run.log(`property ${model.number}: ${whose} is ${text}`);
  }
}

const formatStay = ({ arrival, departure, isCancelled, isRevoked, doubt }: PlannedStay) =>
  [
    `${arrival} to ${departure}`,
    isCancelled && "cancelled",
    isRevoked && "ended",
    doubt && `in doubt (${doubt})`,
  ]
    .filter(Boolean)
    .join(", ");

/** What a reading ended comes back with the platform's code alone. */
function checkEnded(run: Run, { stays, endedAt, model }: PropertyState): void {
  for (const { id, isCancelled, code } of stays) {
    if (isCancelled) endedAt.set(id, endedAt.get(id) ?? run.now());
    else if (endedAt.has(id) && !isAirbnbCode(code))
      run.fail("changedBooking", `property ${model.number}: a link that was ended opens again`);
    else endedAt.delete(id);
  }
}

/** Two live links for the same nights are those of two bookings. */
function checkDoubled(run: Run, property: PropertyState): void {
  const { stays, model, doubledSince } = property;
  const now = run.now();
  const today = dayText(todayOf(hourAt(now)));
  const live = stays.filter(
    ({ isCancelled, isRevoked, doubt, departure }) =>
      !isCancelled && !isRevoked && doubt === null && departure > today,
  );
  const doubled = new Set<string>();
  for (const [at, one] of live.entries())
    for (const other of live.slice(at + 1)) {
      const from = one.arrival > other.arrival ? one.arrival : other.arrival;
      const to = one.departure < other.departure ? one.departure : other.departure;
      if (from >= to || to <= today) continue;
      const pair = `${one.id} ${other.id}`;
      doubled.add(pair);
      const since = doubledSince.get(pair) ?? now;
      doubledSince.set(pair, since);
      const bookings = model.bookings.filter(
        (booking) => mayCountAsBooked(property, booking, now) && hasNight(booking, from, to),
      );
      if (bookings.length < 2 && now - since >= TWO_READINGS)
        run.fail(
          "twoLinks",
          `property ${model.number} has the stays ${one.arrival} to ${one.departure} and ${other.arrival} to ${other.departure} of ${bookings.length} booking`,
        );
    }
  for (const pair of doubledSince.keys()) if (!doubled.has(pair)) doubledSince.delete(pair);
}

const hasNight = ({ days }: Booking, from: string, to: string) =>
  days.some(({ arrival, departure }) => dayText(arrival) < to && from < dayText(departure));
