import { formatShortDate } from "#core/format.ts";
import { staysPath } from "#stays/arrivalChecks/finding.ts";
import type { Stay } from "#stays/contract.ts";
import { formatGuest, verbFor } from "#stays/guestWords.ts";
import { needyStay, type StayRow } from "#stays/screens/groupStays.ts";
import { findingOfMark } from "#stays/screens/stayMarks.ts";
import { formatCheckIn, formatCheckOut, formatNeed } from "#stays/screens/stayWords.ts";
import { wordsOfFinding, type StepWords } from "#editor/dashboard/nextStep/stepWords.ts";
import type { TonightRow } from "#editor/dashboard/tonight/tonightRow.ts";

/** Returns the line of a stay that is under "Needs you" in Stays. */
export function waitingRow(row: StayRow, isNamed: boolean): TonightRow {
  const { stay, needs } = needyStay(row);
  return {
    key: `needs ${stay.id}`,
    look: "needs you",
    who: formatGuest(stay),
    text: isNamed
      ? ` · ${row.property.name}, ${timeOf(stay, row)}`
      : ` ${verbOf(stay, row)} ${timeOf(stay, row)}`,
    detail: [...new Set(needs.flatMap((need) => formatNeed(need, stay) ?? []))].join(" "),
    fix: { label: stepOf(row).title, to: pathOf(row) },
  };
}

/** Returns how the first thing to do for a stay is put to the host. */
export function stepOf(row: StayRow): StepWords {
  const [first = "not sent"] = needyStay(row).needs;
  return wordsOfFinding[findingOfMark[first]];
}

/** Returns the path of the stay with its actions; a stay in the row of another has none. */
export function pathOf(row: StayRow): string {
  const { stay } = needyStay(row);
  return staysPath({ id: stay.guidebookId }, stay === row.stay ? stay : undefined);
}

/** Returns what the guest of a stay does: "arrives". */
export function verbOf(stay: Stay, { today }: StayRow): string {
  if (stay.arrival > today) return verbFor(formatGuest(stay), "arrives");
  return verbFor(formatGuest(stay), stay.departure > today ? "stays" : "leaves");
}

/** Formats when: "until Mon 30 Nov". */
export function timeOf(stay: Stay, { property, today }: StayRow): string {
  if (stay.arrival > today) return `${formatShortDate(stay.arrival)} from ${formatCheckIn(stay, property)}`;
  if (stay.departure === today) return `by ${formatCheckOut(stay, property)}`;
  return `until ${formatShortDate(stay.departure)}`;
}
