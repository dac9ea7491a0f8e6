import { useState } from "react";
import { dayInZone } from "#core/days.ts";
import { formatDateOfWeek } from "#core/format.ts";
import type { KnownAccess, Stay } from "#stays/contract.ts";
import { formatKnownTo } from "#editor/access/formatAccess.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";

const MAX_NAMED = 3;

interface AffectedArrivalsProps {
  stays: Stay[];
  access: KnownAccess;
}

/** Says which arrivals it holds for, and who knows the code whatever is hidden. */
export function AffectedArrivals({ stays, access: { timeZone, doorCodeKnownTo } }: AffectedArrivalsProps) {
  const [opened] = useState(() => Date.now());
  const today = dayInZone(timeZone, opened);
  const ahead = stays.filter((stay) => !isEnded(stay) && stay.departure >= today);
  const others = ahead.length - MAX_NAMED;
  return (
    <div className="text-[0.9375rem]">
      <h3 className="font-semibold">Which arrivals this applies to</h3>
      {ahead.length === 0 ? (
        <p className="text-soft">
          No stay is known yet. Until you add one, by hand or from a calendar, no guest sees the codes.
        </p>
      ) : (
        <ul className="text-soft">
          {ahead.slice(0, MAX_NAMED).map(({ id, guestName, arrival, departure }) => (
            <li key={id}>
              {guestName ?? "A guest"}, {formatDateOfWeek(arrival)} to {formatDateOfWeek(departure)}
            </li>
          ))}
          {others > 0 && <li>and {others} more</li>}
        </ul>
      )}
      <p className="mt-2">{formatKnownTo(doorCodeKnownTo)}</p>
    </div>
  );
}
