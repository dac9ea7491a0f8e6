import { Ellipsis } from "lucide-react";
import { formatShortDate } from "#core/format.ts";
import { formatAnswered } from "#stays/arrivalForms/formWords.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { classes } from "#ui/classes.ts";
import { formatGuest } from "#stays/guestWords.ts";
import { needsIn, needsOfLeaving, type StayRow as Row } from "#stays/screens/groupStays.ts";
import { isEnded, linkStateOf } from "#stays/screens/stayMarks.ts";
import { DoubtAnswers } from "#stays/screens/Doubt.tsx";
import { StayTitle } from "#stays/screens/StayTitle.tsx";
import { formatDays, formatNeed, formatNights, formatShownFrom } from "#stays/screens/stayWords.ts";
import { linkStates } from "#stays/screens/stayWords.ts";
import { formatOtherClock } from "#stays/timeZones.ts";
import { useReadinessOfStay } from "#stays/screens/useReadiness.ts";
import { useLeftBehind } from "#stays/turnovers/leftBehind/useLeftBehind.ts";
import { formatHandOver, useSend } from "#stays/screens/useSend.ts";

interface StayRowProps {
  row: Row;
  /** True on the screen of all guidebooks, where each row names its own. */
  isNamed: boolean;
  /** False below "Today", whose rows need no day. */
  hasDay?: boolean;
  /** Whether the row names the clock of its property: where properties have several. */
  hasClock?: boolean;
  /** Whether sending this link is the first thing that needs the host. */
  isFirstNeed?: boolean;
  onMore: () => void;
}

/** A row with one button while the link is to be sent, else how far it got; other actions are in a dialog. */
export function StayRow({
  row,
  isNamed,
  hasDay = true,
  hasClock = false,
  isFirstNeed = false,
  onMore,
}: StayRowProps) {
  const { stay, property, today } = row;
  const { send, isPending } = useSend();
  const state = row.namedTonight.includes("not sent") ? null : linkStateOf(stay, today);
  const maySend = property.mayShare && state === "not sent" && stay.departure > today;
  const isSameDay = row.isRowOfBoth || (stay.sameDay && stay.departure === today && !isEnded(stay));
  const day = hasDay ? formatDay(row) : null;
  const nights = hasNights(row) ? formatNights(stay.nights) : null;
  const isTop = !isNamed && !day && !nights;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-5 py-4 sm:px-6 lg:flex lg:gap-x-4 lg:py-3">
      {isNamed && (
        <p className="text-[0.9375rem] text-soft wrap-anywhere lg:w-46 lg:shrink-0 lg:text-base lg:font-semibold lg:text-ink">
          {property.name}
        </p>
      )}
      {(day ?? nights) && (
        <p
          className={classes(
            "text-soft lg:w-26 lg:shrink-0",
            isNamed && "max-lg:col-span-2",
            !day && "lg:hidden",
          )}
        >
          {day}
          {nights && (
            <span className="lg:hidden">
              {day && ", "}
              {nights}
            </span>
          )}
        </p>
      )}
      <div className={classes("min-w-0 lg:flex-1", !isTop && "max-lg:col-span-2")}>
        <p className="leading-snug wrap-anywhere">
          <StayTitle row={row} />
        </p>
        <Readiness row={row} />
        <LeftBehindLine {...row} />
        {linesOf(row, hasClock).map((line) => (
          <p key={line} className="mt-0.5 text-sm text-soft wrap-anywhere">
            {line}
          </p>
        ))}
        {stay.doubt && property.mayShare && needsIn(row).includes(stay.doubt) && (
          <DoubtAnswers stay={stay} doubt={stay.doubt} className="mt-2" />
        )}
      </div>
      {maySend && (
        <Button
          variant={isFirstNeed ? "primary" : "secondary"}
          busy={isPending}
          className="col-span-2 mt-2 justify-self-start lg:order-1 lg:mt-0"
          onClick={() => send(stay, property)}
        >
          {formatHandOver("Send the link")}
          <span className="sr-only"> to {formatGuest(stay)}</span>
        </Button>
      )}
      <div className="col-start-2 row-start-1 -my-2 flex items-center gap-1.5 lg:order-2">
        {state && !maySend && <Badge tone={linkStates[state].tone}>{linkStates[state].label}</Badge>}
        {isSameDay && <Badge tone="lamp">Same day</Badge>}
        <IconButton
          icon={Ellipsis}
          label={`More for ${formatGuest(stay)}`}
          className="-mr-2.5"
          aria-haspopup="dialog"
          onClick={onMore}
        />
      </div>
    </li>
  );
}

/** Returns the day of a row: the arrival, both days of a stay that is over, else "Today". */
function formatDay({ stay, today }: Row): string {
  if (isEnded(stay) || stay.departure < today) {
    const year = stay.departure.slice(0, 4);
    return year === today.slice(0, 4) ? formatDays(stay) : `${formatDays(stay)} ${year}`;
  }
  return stay.arrival > today ? formatShortDate(stay.arrival) : "Today";
}

/** Returns whether the length of the stay helps: not for a guest who is there or leaves. */
const hasNights = ({ stay, today }: Row) => isEnded(stay) || stay.departure < today || stay.arrival >= today;

/** The cleaner's mark, on a day on which guests leave, or arrive later (Stays 33). */
function Readiness({ row: { stay, today } }: { row: Row }) {
  const readiness = useReadinessOfStay(stay, today);
  if (!readiness) return null;
  return (
    <p className={classes("mt-0.5 text-sm font-semibold", readiness.isReady ? "text-leaf" : "text-on-warm")}>
      {readiness.label}
      {readiness.checks && ` · ${readiness.checks.label}`}
    </p>
  );
}

/** How many things its guests left behind: the sheet has them. */
function LeftBehindLine({ stay, leaving }: Row) {
  const notes = useLeftBehind([stay.id, leaving?.id ?? ""]);
  if (notes.length === 0) return null;
  return (
    <p className="mt-0.5 text-sm font-semibold text-on-warm">
      {notes.length === 1 ? "1 thing left behind" : `${notes.length} things left behind`}
    </p>
  );
}

/** Returns what is wrong, else when the codes show, with the clock of the property where it is another; then the note. */
function linesOf(row: Row, hasClock: boolean): string[] {
  const { stay, property, leaving, today } = row;
  const needs = needsIn(row).map((need) => formatNeed(need, stay));
  const ofLeaving = leaving ? needsOfLeaving(row).map((need) => formatNeed(need, leaving)) : [];
  const sentences = [...needs, ...ofLeaving].flatMap((line) => line ?? []);
  const isOver = isEnded(stay) || stay.departure < today;
  const clock = isOver || !hasClock ? null : formatOtherClock(property.timeZone, Date.parse(stay.arrival));
  const isAhead = stay.arrival > today && !isOver;
  const shown = isAhead && sentences.length === 0 ? formatShownFrom(stay, property, today) : null;
  const answered = !isOver && stay.arrival >= today ? formatAnswered(stay, property) : null;
  const questions = answered && `Questions ${answered.charAt(0).toLowerCase()}${answered.slice(1)}`;
  const facts = [clock, shown, questions].flatMap((fact) => fact ?? []).join(". ");
  const sameGuest =
    stay.followsSameGuest && !isEnded(stay) ? "May be the same guest as the stay before." : "";
  return [...new Set([sentences.join(" "), sameGuest, facts, stay.note ?? ""])].filter((line) => line !== "");
}
