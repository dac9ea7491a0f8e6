import type { ReactNode } from "react";
import { formatMoment, formatShortDate } from "#core/format.ts";
import { formatAnswered } from "#stays/arrivalForms/formWords.ts";
import type { Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { useReadinessOfStay } from "#stays/screens/useReadiness.ts";
import { formatCheckIn, formatCheckOut, formatNights, showFromWords } from "#stays/screens/stayWords.ts";

function formatSource(source: Stay["source"]): string {
  if (source === "hand") return "Added by hand";
  return source === "calendar" ? "From a calendar" : "Let in by you";
}

interface StayFactsProps {
  stay: Stay;
  property: StayProperty;
  /** The day at the property. */
  today: string;
}

/** The facts of a stay as pairs. */
export function StayFacts({ stay, property, today }: StayFactsProps) {
  const lock = stay.lockSetAt === null ? "not set on the lock" : "set on the lock";
  const answered = formatAnswered(stay, property);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
      <Fact name="In">
        {formatShortDate(stay.arrival)}, {formatCheckIn(stay, property)}
      </Fact>
      <Fact name="Out">
        {formatShortDate(stay.departure)}, {formatCheckOut(stay, property)} · {formatNights(stay.nights)}
      </Fact>
      {stay.code && (
        <Fact name="Guest code">
          <span className="font-mono tracking-wide">{stay.code}</span>
        </Fact>
      )}
      {stay.doorCode && (
        <Fact name="Door code">
          <span className="font-mono tracking-wide">{stay.doorCode}</span> ({lock})
        </Fact>
      )}
      {property.access === "stays" && (
        <Fact name="Codes show">{showFromWords[stay.showFrom ?? property.showFrom]}</Fact>
      )}
      {stay.note && <Fact name="Note">{stay.note}</Fact>}
      <Fact name="Link">
        {stay.sentAt === null ? "Not sent" : `Sent ${formatMoment(stay.sentAt)}`}
        {stay.openedAt !== null && `, opened ${formatMoment(stay.openedAt)}`}
      </Fact>
      {answered && <Fact name="Questions">{answered}</Fact>}
      {stay.arrivedAt !== null && <Fact name="Arrived">{formatMoment(stay.arrivedAt)}</Fact>}
      {stay.leftAt !== null && <Fact name="Left">{formatMoment(stay.leftAt)}</Fact>}
      <Cleaning stay={stay} today={today} />
      <Fact name="From">{formatSource(stay.source)}</Fact>
    </dl>
  );
}

/** What the cleaner has said at the turnover of today, with what of the check list is open. */
function Cleaning({ stay, today }: Pick<StayFactsProps, "stay" | "today">) {
  const readiness = useReadinessOfStay(stay, today);
  if (!readiness?.checks) return null;
  const { label, open } = readiness.checks;
  return (
    <>
      <Fact name="Home">{readiness.label}</Fact>
      <Fact name="Check list">
        {label.replace("Cleaner: ", "")}
        {open.length > 0 && `. Not ticked: ${open.join(", ")}`}
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
