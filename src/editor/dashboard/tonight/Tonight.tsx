import {
  BrushCleaning,
  CalendarX2,
  CircleAlert,
  CircleCheck,
  DoorOpen,
  HandHelping,
  House,
  MoonStar,
  type LucideIcon,
} from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import type { TonightRow } from "#editor/dashboard/tonight/tonightRow.ts";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";

/** More lines than this are folded. */
const MAX_ROWS = 4;

interface TonightProps {
  rows: readonly TonightRow[];
  /** True where the rows have the fixes, the first as the button of the screen. */
  withFixes: boolean;
  /** The day of a lone property, which has its heading in the card. */
  day?: string;
  className?: string;
}

/** Who arrives tonight, and what needs the host for it (Guidebooks 10). */
export function Tonight({ rows, withFixes, day, className }: TonightProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, MAX_ROWS);
  const first = rows.find(({ fix }) => fix)?.key;
  const isLone = day !== undefined;
  const heading = (
    <div className="flex items-baseline justify-between gap-4">
      <h2 id="tonight" className="text-2xl">
        Tonight
      </h2>
      {isLone ? <p className="text-[0.9375rem] text-soft">{day}</p> : <AllStays />}
    </div>
  );
  return (
    <section aria-labelledby="tonight" className={className}>
      {!isLone && heading}
      <Card className={isLone ? "flex h-full flex-col" : "mt-2 py-1! sm:py-2!"}>
        {isLone && heading}
        <ul className={classes("divide-y divide-line", isLone && "mt-1")}>
          {shown.map((row) => (
            <Row key={row.key} row={row}>
              {withFixes && row.fix && (
                <ButtonLink
                  to={row.fix.to}
                  variant={row.key === first ? "primary" : "secondary"}
                  className="self-start sm:self-center max-sm:ml-8"
                >
                  {row.fix.label}
                </ButtonLink>
              )}
            </Row>
          ))}
        </ul>
        {rows.length > MAX_ROWS && (
          <button
            type="button"
            aria-expanded={isWhole}
            className={`min-h-11 w-full border-t border-line pt-1 text-left ${linkLook}`}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? "Show fewer" : formatFolded(rows.slice(MAX_ROWS))}
          </button>
        )}
        {isLone && (
          <p className="mt-auto border-t border-line pt-2 -mb-2">
            <AllStays />
          </p>
        )}
      </Card>
    </section>
  );
}

const AllStays = () => (
  <Link to="/stays" className={`inline-flex min-h-11 items-center text-[0.9375rem] ${linkLook}`}>
    All stays
  </Link>
);

/** Formats what is folded: "and 3 more, all ready". */
function formatFolded(rows: readonly TonightRow[]): string {
  const needing = rows.filter(({ look, fix }) => look === "needs you" || fix).length;
  const count = `and ${rows.length} more`;
  if (needing > 0) return `${count}, ${needing === 1 ? "1 needs you" : `${needing} need you`}`;
  return rows.every(({ look }) => look === "ready") ? `${count}, all ready` : count;
}

const looks: Record<TonightRow["look"], { icon: LucideIcon; color: string }> = {
  door: { icon: DoorOpen, color: "text-on-warm" },
  extra: { icon: HandHelping, color: "text-on-warm" },
  calendar: { icon: CalendarX2, color: "text-on-warm" },
  "needs you": { icon: CircleAlert, color: "text-on-warm" },
  ready: { icon: CircleCheck, color: "text-leaf" },
  stays: { icon: House, color: "text-pine" },
  leaves: { icon: BrushCleaning, color: "text-pine" },
  "no arrival": { icon: MoonStar, color: "text-soft" },
};

function Row({ row: { look, who, text, detail }, children }: { row: TonightRow; children: ReactNode }) {
  const { icon: Icon, color } = looks[look];
  return (
    <li className="flex gap-x-5 gap-y-2 py-3 max-sm:flex-col">
      <div className="flex min-w-0 flex-1 gap-3 wrap-anywhere">
        <Icon size={20} aria-hidden className={classes("mt-0.5 shrink-0", color)} />
        <p>
          <strong className="font-semibold">{who}</strong>
          {text}
          {detail && <span className="block text-[0.9375rem] text-soft">{detail}</span>}
        </p>
      </div>
      {children}
    </li>
  );
}
