import { addDays } from "#core/days.ts";
import { formatDateOfWeek } from "#core/format.ts";
import { formatGuest, verbFor } from "#stays/guestWords.ts";
import type { Stay } from "#stays/contract.ts";
import type { StayRow } from "#stays/screens/groupStays.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";
import { formatCheckIn, formatCheckOut, formatNights } from "#stays/screens/stayWords.ts";

/** "Anna leaves at 10 am → Ben arrives at 3 pm, 4 nights": who leaves and who arrives. A phone shows the nights next to the day. */
export function StayTitle({ row }: { row: StayRow }) {
  const { stay, property, leaving, today } = row;
  const guest = <Guest stay={stay} />;
  const verb = (one: string) => verbFor(formatGuest(stay), one);
  if (isEnded(stay) || stay.departure < today) return guest;
  if (stay.departure === today)
    return (
      <>
        {guest} {verb("leaves")} at {formatCheckOut(stay, property)}
      </>
    );
  if (stay.arrival < today)
    return (
      <>
        {guest} {verb("stays")} until {formatUntil(stay.departure, today)}
      </>
    );
  return (
    <>
      {leaving && (
        <>
          <Guest stay={leaving} /> {verbFor(formatGuest(leaving), "leaves")} at{" "}
          {formatCheckOut(leaving, property)}
          <span aria-hidden className="text-soft">
            {" → "}
          </span>
          <span className="sr-only">, then </span>
        </>
      )}
      {guest} {verb("arrives")} at {formatCheckIn(stay, property)}
      <span className="text-soft max-lg:hidden">, {formatNights(stay.nights)}</span>
    </>
  );
}

const Guest = ({ stay }: { stay: Stay }) => <strong className="font-semibold">{formatGuest(stay)}</strong>;

/** Formats a day; within a week the day of the week is enough: "Monday". */
function formatUntil(day: string, today: string): string {
  if (day === addDays(today, 1)) return "tomorrow";
  const name = formatDateOfWeek(day);
  return day < addDays(today, 7) ? name.slice(0, name.indexOf(" ")) : name;
}
