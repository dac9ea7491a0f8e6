import { Copy, Ellipsis, Send } from "lucide-react";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { formatGuest } from "#stays/guestWords.ts";
import { hasShareSheet } from "#ui/shareSheet.ts";
import { needsIn, needsOfLeaving, type StayRow as Row } from "#stays/screens/groupStays.ts";
import { ReadinessBadge } from "#stays/screens/ReadinessBadge.tsx";
import { isEnded, marksOf, type Mark } from "#stays/screens/stayMarks.ts";
import { StayTitle } from "#stays/screens/StayTitle.tsx";
import { formatNeed, formatShownFrom, markWords } from "#stays/screens/stayWords.ts";
import { useReadiness } from "#stays/screens/useReadiness.ts";
import { formatHandOver, useSend } from "#stays/screens/useSend.ts";
import type { ReactNode } from "react";
import { Badge } from "#ui/Badge.tsx";

interface StayRowProps {
  row: Row;
  /** True on the screen of all guidebooks, where each row names its own. */
  isNamed: boolean;
  onMore: () => void;
}

/** A row with one button for the next step, filled where it is due; other actions are in a menu. */
export function StayRow({ row, isNamed, onMore }: StayRowProps) {
  const { stay, property, today } = row;
  const { send, isPending } = useSend();
  const readinessOf = useReadiness();
  const readiness = isTurnoverToday(row) ? readinessOf({ guidebookId: stay.guidebookId, day: today }) : null;
  const marks = marksOf(stay, today).filter((mark) => !row.namedTonight.includes(mark));
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-4 sm:px-5 lg:flex-nowrap">
      {isNamed && <p className="w-full font-semibold lg:w-40 lg:shrink-0">{property.name}</p>}
      <div className="min-w-0 flex-1 basis-64">
        <p className="leading-snug wrap-anywhere">
          <StayTitle row={row} />
        </p>
        {linesOf(row).map((line) => (
          <p key={line} className="mt-0.5 text-sm text-soft wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
      <div className="flex w-full flex-wrap items-center justify-end gap-x-5 gap-y-2 sm:ml-auto sm:w-auto">
        <StayMarks
          marks={
            row.isRowOfBoth ? [...new Set([...marks, ...needsOfLeaving(row), "same day" as const])] : marks
          }
        >
          {readiness && <ReadinessBadge readiness={readiness} />}
        </StayMarks>
        <div className="ml-auto flex gap-2">
          {property.mayShare && marks.includes("not sent") && stay.departure > today && (
            <Button
              icon={hasShareSheet() ? Send : Copy}
              variant={needsIn(row).includes("not sent") ? "primary" : "secondary"}
              busy={isPending}
              onClick={() => send(stay, property)}
            >
              {formatHandOver("Send")}
              <span className="sr-only"> to {formatGuest(stay)}</span>
            </Button>
          )}
          <IconButton
            icon={Ellipsis}
            label={`More for ${formatGuest(stay)}`}
            variant="secondary"
            aria-haspopup="dialog"
            onClick={onMore}
          />
        </div>
      </div>
    </li>
  );
}

/** Returns whether the property is cleaned today: guests leave, or arrive later. */
const isTurnoverToday = ({ stay, today }: Row) =>
  !isEnded(stay) && (stay.departure === today || (stay.arrival === today && stay.arrivedAt === null));

/** Returns what is wrong, else when the codes show; then the note. */
function linesOf(row: Row): string[] {
  const { stay, property, leaving, today } = row;
  const needs = needsIn(row).map((need) => formatNeed(need, stay));
  const ofLeaving = leaving ? needsOfLeaving(row).map((need) => formatNeed(need, leaving)) : [];
  const sentences = [...needs, ...ofLeaving].flatMap((line) => line ?? []);
  const isAhead = stay.arrival > today && !isEnded(stay);
  const shown = isAhead && sentences.length === 0 ? formatShownFrom(stay, property, today) : null;
  const sameGuest =
    stay.followsSameGuest && !isEnded(stay) ? "May be the same guest as the stay before." : "";
  return [...new Set([sentences.join(" "), sameGuest, shown ?? "", stay.note ?? ""])].filter(
    (line) => line !== "",
  );
}

interface StayMarksProps {
  marks: readonly Mark[];
  /** A badge before the others. */
  children?: ReactNode;
}

function StayMarks({ marks, children }: StayMarksProps) {
  return (
    <ul className="flex min-w-0 flex-auto flex-wrap gap-1.5">
      {children && <li className="leading-none">{children}</li>}
      {marks.map((mark) => (
        <li key={mark} className="leading-none">
          <Badge tone={markWords[mark].tone}>{markWords[mark].label}</Badge>
        </li>
      ))}
    </ul>
  );
}
