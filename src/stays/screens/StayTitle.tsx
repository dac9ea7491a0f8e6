import { addDays } from "#core/days.ts";
import { sayDateOfWeek, sayShortDate } from "#core/say.ts";
import { sayGuest } from "#stays/guestWords.ts";
import type { StayRow } from "#stays/screens/groupStays.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";
import { sayCheckIn, sayCheckOut, sayDays, sayNights } from "#stays/screens/stayWords.ts";

/** "Out 10 am Anna → In 3 pm Ben · 4 nights": who comes and who goes, as short as a host reads it. */
export function StayTitle({ row }: { row: StayRow }) {
  const { stay, property, leaving, today } = row;
  const guest = <strong className="font-semibold">{sayGuest(stay)}</strong>;
  const nights = ` · ${sayNights(stay.nights)}`;
  if (isEnded(stay) || stay.departure < today)
    return (
      <>
        {sayDays(stay)} · {guest}
        {nights}
      </>
    );
  if (stay.departure === today)
    return (
      <>
        Out {sayCheckOut(stay, property)} {guest}
      </>
    );
  if (stay.arrival < today)
    return (
      <>
        Staying: {guest}, until {sayUntil(stay.departure, today)}
      </>
    );
  return (
    <>
      {stay.arrival > today && `${sayShortDate(stay.arrival)} · `}
      {leaving && (
        <>
          Out {sayCheckOut(leaving, property)} <strong className="font-semibold">{sayGuest(leaving)}</strong>
          <span aria-hidden> → </span>
          <span className="sr-only">, then </span>
        </>
      )}
      In {sayCheckIn(stay, property)} {guest}
      {nights}
    </>
  );
}

/** Within a week its day of the week is enough: "Monday". */
function sayUntil(day: string, today: string): string {
  if (day === addDays(today, 1)) return "tomorrow";
  const name = sayDateOfWeek(day);
  return day < addDays(today, 7) ? name.slice(0, name.indexOf(" ")) : name;
}
