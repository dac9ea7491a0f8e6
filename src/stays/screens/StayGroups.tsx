import { ChevronDown, CircleCheck } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { groups, needsIn, type Group, type StayRow as Row } from "#stays/screens/groupStays.ts";
import { ReadyProperties } from "#stays/screens/ReadyProperties.tsx";
import { StayRow } from "#stays/screens/StayRow.tsx";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";

const titles: Record<Group, string> = {
  "needs you": "Needs you",
  today: "Today",
  soon: "Next 14 days",
  later: "Later",
  over: "Past or cancelled",
};

interface StayGroupsProps {
  grouped: Record<Group, Row[]>;
  /** The arrivals of the next 36 hours. */
  arrivals: readonly CheckedArrival[];
  isNamed: boolean;
  hasClock: boolean;
  /** Whether the first link to send is the screen's main action. */
  isFirstNeed: boolean;
  onMore: (stayId: string) => void;
  /** Next to the folded past stays. */
  foot: ReactNode;
}

/** The stays by need; past ones are folded. */
export function StayGroups({
  grouped,
  arrivals,
  isNamed,
  hasClock,
  isFirstNeed,
  onMore,
  foot,
}: StayGroupsProps) {
  const isReady = arrivals.length > 0 && arrivals.every(({ findings }) => findings.length === 0);
  const first = isFirstNeed && grouped["needs you"].find((row) => needsIn(row).includes("not sent"));
  const rowsOf = (group: Group) =>
    grouped[group].length > 0 && (
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {grouped[group].map((row) => (
            <StayRow
              key={row.stay.id}
              row={row}
              isNamed={isNamed}
              hasDay={group !== "today"}
              hasClock={hasClock}
              isFirstNeed={row === first}
              onMore={() => onMore(row.stay.id)}
            />
          ))}
        </ul>
      </Card>
    );
  return (
    <>
      {groups
        .filter((group) => group !== "over" && (grouped[group].length > 0 || (group === "today" && isReady)))
        .map((group) => (
          <StayGroup
            key={group}
            title={titles[group]}
            count={group === "needs you" ? grouped[group].length : null}
          >
            {group === "today" && isReady && (
              <p className="mb-3 flex gap-2 text-leaf">
                <CircleCheck size={22} aria-hidden className="shrink-0" /> Everything is ready
              </p>
            )}
            {group === "today" && <ReadyProperties arrivals={arrivals} className="mb-3" />}
            {rowsOf(group)}
          </StayGroup>
        ))}
      <div className="mt-7 flex flex-wrap items-start justify-between gap-x-6 text-soft">
        {grouped.over.length > 0 && (
          <details className="group open:w-full">
            <summary className="inline-flex min-h-11 items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
              {titles.over} ({grouped.over.length})
              <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
            </summary>
            <p className="mb-3 text-sm">
              Stays are deleted 30 days after the departure, with everything that names a guest.
            </p>
            <div className="text-ink">{rowsOf("over")}</div>
          </details>
        )}
        {foot}
      </div>
    </>
  );
}

interface StayGroupProps {
  title: string;
  count: number | null;
  children: ReactNode;
}

function StayGroup({ title, count, children }: StayGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 flex items-center gap-2 text-xl">
        {title}
        {count !== null && <Badge tone="clay">{count}</Badge>}
      </h2>
      {children}
    </section>
  );
}
