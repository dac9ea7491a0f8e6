import { useQuery } from "@tanstack/react-query";
import { allCalendarsQuery } from "#stays/calendars/client.ts";
import { formatAgo } from "#stays/calendars/calendarWords.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import type { Group, StayRow } from "#stays/screens/groupStays.ts";
import { NoStays } from "#stays/screens/NoStays.tsx";
import { StayGroups } from "#stays/screens/StayGroups.tsx";
import { StaySheet } from "#stays/screens/StaySheet.tsx";
import { useStaysSearch } from "#stays/screens/useStaysSearch.ts";
import { ZoneNeeded } from "#stays/screens/ZoneNeeded.tsx";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";

interface StayListProps {
  properties: readonly StayProperty[];
  grouped: Record<Group, StayRow[]>;
  /** The arrivals of the next 36 hours. */
  arrivals: readonly CheckedArrival[];
  isNamed: boolean;
  /** Whether rows name the clock of their property. */
  hasClock: boolean;
  isFirstNeed: boolean;
  /** When the stays were loaded, epoch milliseconds; refreshed each minute. */
  readAt: number;
}

export function StayList({
  properties,
  grouped,
  arrivals,
  isNamed,
  hasClock,
  isFirstNeed,
  readAt,
}: StayListProps) {
  const { stay: opened, openStay } = useStaysSearch();
  const rows = Object.values(grouped).flat();
  if (rows.length === 0)
    return <NoStays isNamed={isNamed} mayAdd={properties.some(({ mayEdit }) => mayEdit)} />;
  const withStays = new Set(rows.map(({ stay }) => stay.guidebookId));
  return (
    <>
      {properties
        .filter(({ guidebookId, timeZone }) => timeZone === null && withStays.has(guidebookId))
        .map((property) => (
          <ZoneNeeded key={property.guidebookId} property={property} />
        ))}
      <StayGroups
        grouped={grouped}
        arrivals={arrivals}
        isNamed={isNamed && properties.length > 1}
        hasClock={hasClock}
        isFirstNeed={isFirstNeed}
        onMore={openStay}
        foot={<LastReading properties={properties} now={readAt} />}
      />
      <StaySheet row={rows.find(({ stay }) => stay.id === opened) ?? null} onClose={() => openStay(null)} />
    </>
  );
}

/** When the calendars of these properties were read: the one that has waited longest. */
function LastReading({ properties, now }: { properties: readonly StayProperty[]; now: number }) {
  const { data: calendars = [] } = useQuery(allCalendarsQuery);
  const read = calendars.flatMap(({ guidebookId, lastReadAt }) =>
    lastReadAt !== null && properties.some((property) => property.guidebookId === guidebookId)
      ? lastReadAt
      : [],
  );
  if (read.length === 0) return null;
  return (
    <p className="py-2.5 text-[0.9375rem]">
      {read.length === 1 ? "Calendar" : "Calendars"} read {formatAgo(Math.min(...read), now)}
    </p>
  );
}
