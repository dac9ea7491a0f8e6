import { z } from "zod";
import { addDays, nightsBetween } from "#core/days.ts";
import type { StayOfPage } from "#stays/guestStay.ts";
import { momentOf } from "#stays/localTime.ts";

/** The reader of a preview: anyone with a link, or a guest at a moment of a stay. */
export const previewAs = z.enum(["anyone", "before", "arrival", "during", "last day", "after"], {
  error: "Choose anyone, before, arrival, during, last day or after.",
});
export type PreviewAs = z.output<typeof previewAs>;
type StayMoment = Exclude<PreviewAs, "anyone">;

/** Earlier than any day from which secrets show, except from the booking. */
const DAYS_BEFORE = 8;
/** The fewest nights with a day that is neither the first nor one of the last two. */
const NIGHTS_WITH_A_MIDDLE = 3;

/** Returns a stay and a moment of it for a preview: the next one's days, else from today. */
export function previewStay(
  as: StayMoment,
  next: StayOfPage | undefined,
  { today, timeZone }: { today: string; timeZone: string },
): { row: StayOfPage; now: number } {
  const known = next ?? { ...noGuest, arrival: today, departure: addDays(today, NIGHTS_WITH_A_MIDDLE) };
  const isShort = nightsBetween(known.arrival, known.departure) < NIGHTS_WITH_A_MIDDLE;
  const departure =
    as === "during" && isShort ? addDays(known.arrival, NIGHTS_WITH_A_MIDDLE) : known.departure;
  const [day, time] = momentOfPreview(as, known.arrival, departure);
  const now = momentOf(day, time, timeZone);
  const hasArrived = as !== "before" && as !== "arrival";
  return { row: { ...known, departure, arrived_at: hasArrived ? now : null, left_at: null }, now };
}

function momentOfPreview(as: StayMoment, arrival: string, departure: string): [day: string, time: string] {
  if (as === "before") return [addDays(arrival, -DAYS_BEFORE), "12:00"];
  if (as === "arrival") return [arrival, "12:00"];
  if (as === "during") return [addDays(arrival, 1), "12:00"];
  return as === "last day" ? [departure, "08:00"] : [addDays(departure, 1), "12:00"];
}

const noGuest = {
  check_in_time: null,
  check_out_time: null,
  guest_name: null,
  note: null,
  show_from: null,
  arrived_at: null,
  left_at: null,
};
