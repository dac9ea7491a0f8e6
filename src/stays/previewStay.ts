import { z } from "zod";
import { addDays, nightsBetween } from "#core/days.ts";
import type { StayOfPage } from "#stays/guestStay.ts";
import { momentOf } from "#stays/localTime.ts";

/** As whom a host can look at the guests' page: as anyone who has a link, or as a guest at a moment of a stay. */
export const previewAs = z.enum(["anyone", "before", "arrival", "during", "last day", "after"], {
  error: "Choose anyone, before, arrival, during, last day or after.",
});
export type PreviewAs = z.output<typeof previewAs>;
type StayMoment = Exclude<PreviewAs, "anyone">;

/** Before the earliest day on which secrets can show, but for stays that see them since the booking. */
const DAYS_BEFORE = 8;
/** So long that a day is neither the first nor the last but one. */
const NIGHTS_WITH_A_MIDDLE = 3;

/**
 * Returns a stay and a moment of it (epoch ms), for a preview: with the days of the next stay where there is one, else from
 * today. A short stay is made longer where its middle is asked for.
 */
export function imagineStay(
  as: StayMoment,
  next: StayOfPage | undefined,
  { today, timeZone }: { today: string; timeZone: string },
): { row: StayOfPage; now: number } {
  const known = next ?? { ...nobody, arrival: today, departure: addDays(today, NIGHTS_WITH_A_MIDDLE) };
  const isShort = nightsBetween(known.arrival, known.departure) < NIGHTS_WITH_A_MIDDLE;
  const departure =
    as === "during" && isShort ? addDays(known.arrival, NIGHTS_WITH_A_MIDDLE) : known.departure;
  const [day, time] = momentOfPreview(as, known.arrival, departure);
  const now = momentOf(day, time, timeZone);
  const hasArrived = as !== "before" && as !== "arrival";
  return { row: { ...known, departure, arrived_at: hasArrived ? now : null }, now };
}

function momentOfPreview(as: StayMoment, arrival: string, departure: string): [day: string, time: string] {
  if (as === "before") return [addDays(arrival, -DAYS_BEFORE), "12:00"];
  if (as === "arrival") return [arrival, "12:00"];
  if (as === "during") return [addDays(arrival, 1), "12:00"];
  return as === "last day" ? [departure, "08:00"] : [addDays(departure, 1), "12:00"];
}

const nobody = {
  check_in_time: null,
  check_out_time: null,
  guest_name: null,
  note: null,
  show_from: null,
  arrived_at: null,
};
