import { addDays } from "#core/days.ts";
import { formatDateOfWeek, formatShortDate } from "#core/format.ts";
import { formatGuest } from "#stays/guestWords.ts";
import type { StayRow } from "#stays/screens/groupStays.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";
import { formatCheckIn, formatCheckOut, formatDays, formatNights } from "#stays/screens/stayWords.ts";

/** "Out 10 am Anna → In 3 pm Ben · 4 nights": who arrives and who leaves. */
export function StayTitle({ row }: { row: StayRow }) {
  const { stay, property, leaving, today } = row;
  const guest = <strong className="font-semibold">{formatGuest(stay)}</strong>;
  const nights = ` · ${formatNights(stay.nights)}`;
  if (isEnded(stay) || stay.departure < today)
    return (
      <>
        {formatDays(stay)} · {guest}
        {nights}
      </>
    );
  if (stay.departure === today)
    return (
      <>
        Out {formatCheckOut(stay, property)} {guest}
      </>
    );
  if (stay.arrival < today)
    return (
      <>
        Staying: {guest}, until {formatUntil(stay.departure, today)}
      </>
    );
  return (
    <>
      {stay.arrival > today && `${formatShortDate(stay.arrival)} · `}
      {leaving && (
        <>
          Out {formatCheckOut(leaving, property)}{" "}
          <strong className="font-semibold">{formatGuest(leaving)}</strong>
          <span aria-hidden> → </span>
          <span className="sr-only">, then </span>
        </>
      )}
      In {formatCheckIn(stay, property)} {guest}
      {nights}
    </>
  );
}

/** Formats a day; within a week the day of the week is enough: "Monday". */
function formatUntil(day: string, today: string): string {
  if (day === addDays(today, 1)) return "tomorrow";
  const name = formatDateOfWeek(day);
  return day < addDays(today, 7) ? name.slice(0, name.indexOf(" ")) : name;
}
