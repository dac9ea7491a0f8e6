import { expect, test } from "vitest";
import { newTimeline, randomFrom } from "#testing/calendarTimeline.ts";
import { noFigures, runTimeline } from "#testing/runCalendarTimeline.ts";

/** `bench/calendars.ts` runs ten thousand. */
test("in 25 random timelines of feeds no stay is cancelled falsely, and none is missed", () => {
  const figures = noFigures();
  for (let seed = 1; seed <= 25; seed += 1)
    runTimeline(newTimeline(randomFrom(seed)), figures, `seed ${seed}`);
  expect(figures.faults).toEqual([]);
  expect(figures).toMatchObject({ falseCancellations: 0, missedStays: 0, lostLinks: 0, sharedLinks: 0 });
  expect(figures.stayHours).toBeGreaterThan(2_000);
});
