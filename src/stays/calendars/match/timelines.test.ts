import { expect, test } from "vitest";
import { newBookingYear } from "#test/bookingYear.ts";
import { isQuick } from "#test/quick.ts";
import { bookingFaults } from "#test/bookingTruth.ts";
import { noBookingFigures, runBookingYear } from "#test/runBookingYear.ts";
import { newTimeline, randomFrom } from "#test/calendarTimeline.ts";
import { newChannelTimeline } from "#test/channelTimeline.ts";
import { faultKinds } from "#test/calendarTruth.ts";
import { noFigures, runTimeline } from "#test/runCalendarTimeline.ts";

/** `bench/calendars.ts` runs ten thousand. */
const TIMELINES = isQuick ? 5 : 25;
test.each([
  ["platforms", newTimeline],
  ["channel managers that hide their guests", newChannelTimeline],
])(
  "in random timelines of feeds of %s no stay is cancelled falsely or missed, and codes show in their window alone",
  (_, timelineOf) => {
    const figures = noFigures();
    for (let seed = 1; seed <= TIMELINES; seed += 1)
      runTimeline(timelineOf(randomFrom(seed)), figures, `seed ${seed}`);
    expect(figures.faults).toEqual([]);
    for (const kind of faultKinds) expect({ [kind]: figures[kind] }).toEqual({ [kind]: 0 });
    expect(figures.stayHours).toBeGreaterThan(80 * TIMELINES);
  },
);

/** `bench/calendars.ts` reads ten months of five properties. */
test("in 90 days of Booking.com's feed no guest loses their link or has that of another", () => {
  const figures = noBookingFigures();
  runBookingYear(newBookingYear(4, 90), figures);
  expect(figures.faults).toEqual([]);
  for (const kind of bookingFaults) expect({ [kind]: figures[kind] }).toEqual({ [kind]: 0 });
  for (const what of ["slid", "cancelled", "cameBack"] as const) expect(figures[what]).toBeGreaterThan(2);
});
