import { ChevronRight } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { groups, type Group, type StayRow as Row } from "#stays/screens/groupStays.ts";
import { StayRow } from "#stays/screens/StayRow.tsx";

const titles: Record<Group, string> = {
  "needs you": "Needs you",
  today: "Today",
  soon: "Next 14 days",
  later: "Later",
  over: "Over or ended",
};

interface StayGroupsProps {
  grouped: Record<Group, Row[]>;
  isNamed: boolean;
  onMore: (stayId: string) => void;
}

/** The stays by need; past ones are folded. */
export function StayGroups({ grouped, isNamed, onMore }: StayGroupsProps) {
  return groups.map((group) => {
    const rows = grouped[group];
    if (rows.length === 0) return null;
    const list = <Rows rows={rows} isNamed={isNamed} onMore={onMore} />;
    if (group !== "over")
      return (
        <StayGroup key={group} title={titles[group]} count={group === "needs you" ? rows.length : null}>
          {list}
        </StayGroup>
      );
    return (
      <details key={group} className="group mt-8">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          <ChevronRight
            size={18}
            aria-hidden
            className="text-soft transition-transform group-open:rotate-90"
          />
          {titles[group]} ({rows.length})
        </summary>
        <p className="mb-3 text-sm text-soft">
          Stays are deleted 30 days after the departure, with all that names a guest.
        </p>
        {list}
      </details>
    );
  });
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

function Rows({ rows, isNamed, onMore }: Omit<StayGroupsProps, "grouped"> & { rows: Row[] }) {
  return (
    <Card padded={false}>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <StayRow key={row.stay.id} row={row} isNamed={isNamed} onMore={() => onMore(row.stay.id)} />
        ))}
      </ul>
    </Card>
  );
}
