import type { ReactNode } from "react";
import type { Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { groupStays } from "#studio/stays/groupStays.ts";
import { NoStays } from "#studio/stays/NoStays.tsx";
import { StayGroups } from "#studio/stays/StayGroups.tsx";
import { StaySheet } from "#studio/stays/StaySheet.tsx";
import { dayIn } from "#studio/stays/today.ts";
import { useOpenedStay } from "#studio/stays/useOpenedStay.ts";
import { ZoneNeeded } from "#studio/stays/ZoneNeeded.tsx";
import type { RehearsedArrival } from "#tonight/contract.ts";

interface StayListProps {
  properties: readonly StayProperty[];
  stays: readonly Stay[];
  /** What "Ready for tonight?" shows. */
  arrivals: readonly RehearsedArrival[];
  isNamed: boolean;
  /** When the stays were read, epoch milliseconds: once a minute. */
  readAt: number;
  /** The button for a new stay. */
  add: ReactNode;
}

export function StayList({ properties, stays, arrivals, isNamed, readAt, add }: StayListProps) {
  const [opened, setOpened] = useOpenedStay();
  const grouped = groupStays(stays, properties, ({ timeZone }) => dayIn(timeZone, readAt), arrivals);
  const rows = Object.values(grouped).flat();
  if (rows.length === 0) return <NoStays action={add} />;
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
