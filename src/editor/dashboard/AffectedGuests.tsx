import { useQuery } from "@tanstack/react-query";
import { staysQuery, stayPropertiesQuery } from "#stays/client.ts";
import { liveStays, formatAffectedGuests } from "#editor/dashboard/affectedGuests.ts";
import { dayIn } from "#stays/screens/today.ts";

/** The guests whose own links end with a guidebook (Guidebooks 5). Drawn before it is asked for, so that the names are there. */
export function AffectedGuests({ guidebookId }: { guidebookId: string | undefined }) {
  const read = useQuery(staysQuery(undefined));
  const { data: properties = [] } = useQuery(stayPropertiesQuery(undefined));
  if (guidebookId === undefined) return null;
  if (!read.data)
    return (
      <p className="mt-3 text-soft">
        Guests with their own link lose it too.{" "}
        {read.isError ? "Their names could not be loaded." : "Loading their names..."}
      </p>
    );
  const zone = properties.find((property) => property.guidebookId === guidebookId)?.timeZone ?? null;
  const today = dayIn(zone, read.dataUpdatedAt);
  const own = read.data.filter((stay) => stay.guidebookId === guidebookId);
  const live = liveStays(own, today);
  if (live.length === 0) return null;
  return (
    <div className="mt-3 rounded-field bg-clay/10 px-4 py-3">
      <p className="font-semibold text-clay">
        {live.length === 1
          ? "The link of this guest stops at once:"
          : "The links of these guests stop at once:"}
      </p>
      <ul className="mt-1">
        {formatAffectedGuests(live, today).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
