import type { Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { groupStays } from "#stays/screens/groupStays.ts";
import { NoStays } from "#stays/screens/NoStays.tsx";
import { StayGroups } from "#stays/screens/StayGroups.tsx";
import { StaySheet } from "#stays/screens/StaySheet.tsx";
import { dayIn } from "#stays/screens/today.ts";
import { ZoneNeeded } from "#stays/screens/ZoneNeeded.tsx";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";
import { useSearchParams } from "react-router";

interface StayListProps {
  properties: readonly StayProperty[];
  stays: readonly Stay[];
  /** The arrivals of "Ready for tonight?". */
  arrivals: readonly CheckedArrival[];
  isNamed: boolean;
  /** When the stays were loaded, epoch milliseconds; refreshed each minute. */
  readAt: number;
}

export function StayList({ properties, stays, arrivals, isNamed, readAt }: StayListProps) {
  const [opened, setOpened] = useOpenedStay();
  const grouped = groupStays(stays, properties, ({ timeZone }) => dayIn(timeZone, readAt), arrivals);
  const rows = Object.values(grouped).flat();
  if (rows.length === 0) return <NoStays isNamed={isNamed} />;
  const withStays = new Set(rows.map(({ stay }) => stay.guidebookId));
  return (
    <>
      {properties
        .filter(({ guidebookId, timeZone }) => timeZone === null && withStays.has(guidebookId))
        .map((property) => (
          <ZoneNeeded key={property.guidebookId} property={property} />
        ))}
      <StayGroups grouped={grouped} isNamed={isNamed} onMore={setOpened} />
      <StaySheet row={rows.find(({ stay }) => stay.id === opened) ?? null} onClose={() => setOpened(null)} />
    </>
  );
}

/** Returns the id of the stay whose sheet is open, `?stay=…` of the URL, and a function that changes it. */
function useOpenedStay(): [string | null, (stayId: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const open = (stayId: string | null) =>
    setSearch(stayId === null ? {} : { stay: stayId }, { replace: true, preventScrollReset: true });
  return [search.get("stay"), open];
}
