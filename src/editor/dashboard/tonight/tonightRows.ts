import { formatList, formatShortDate, formatTime } from "#core/format.ts";
import { dayInZone, nightsBetween } from "#core/days.ts";
import type { AccessRequest } from "#stays/accessRequests/contract.ts";
import type { CheckedArrival, Finding } from "#stays/arrivalChecks/contract.ts";
import { hasUrgent } from "#stays/arrivalChecks/finding.ts";
import type { CalendarNeed } from "#stays/screens/useTonight.ts";
import { nameOfCalendar } from "#stays/calendars/calendarWords.ts";
import type { Stay } from "#stays/contract.ts";
import type { ExtraRequest } from "#stays/extras/contract.ts";
import { formatGuest, formatPlatformGuest, verbFor } from "#stays/guestWords.ts";
import { needyStay, type StayRow } from "#stays/screens/groupStays.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";
import { formatNights } from "#stays/screens/stayWords.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import { wordsOfFinding } from "#editor/dashboard/nextStep/stepWords.ts";
import type { TonightRow } from "#editor/dashboard/tonight/tonightRow.ts";
import { extraRows } from "#editor/dashboard/tonight/extraRows.ts";
import { waitingRow } from "#editor/dashboard/tonight/waitingRow.ts";
import type { Readiness } from "#stays/turnovers/readyProperties.ts";

/** Guests at the door who are listed; the others are counted, so that strangers do not push away the rest. */
const MAX_REQUESTS = 3;

interface Known {
  arrivals: readonly CheckedArrival[];
  requests: readonly AccessRequest[];
  /** What guests ask for that has no answer yet. */
  openExtras: readonly ExtraRequest[];
  calendarNeeds: readonly CalendarNeed[];
  /** The other stays that need the host. */
  waiting: readonly StayRow[];
  /** Undefined until they are loaded. */
  stays: readonly Stay[] | undefined;
  properties: readonly StayProperty[];
  /** Returns the day (YYYY-MM-DD) in a zone. */
  todayIn: (timeZone: string | null) => string;
  readinessOf: (property: { guidebookId: string; day: string }) => Readiness | null;
  /** True where the next step says what is wrong with an arrival. */
  hasNextStep: boolean;
  /** Guidebooks by id. With one, rows do not name it, and list who stays and who leaves too. */
  names: ReadonlyMap<string, string>;
}

/** Returns the lines of Tonight: what needs the host first, then who arrives, or when the next guest does. */
export function tonightRows(known: Known): TonightRow[] {
  const needs = known.arrivals.filter(hasUrgent).map((arrival) => arrivalRow(arrival, known));
  const waiting = known.waiting.map((row) => waitingRow(row, known.names.size > 1));
  const ready = known.arrivals.filter((one) => !hasUrgent(one)).map((arrival) => arrivalRow(arrival, known));
  const others = known.names.size === 1 ? stayRows(known) : [];
  const empty = known.arrivals.length === 0 ? [noArrivalRow(known)] : [];
  return [
    ...requestRows(known),
    ...extraRows(known),
    ...calendarRows(known),
    ...needs,
    ...waiting,
    ...empty,
    ...ready,
    ...others,
  ];
}

/** Returns the guest of an arrival by name, else what is known: "Airbnb guest". */
export const guestOf = ({ guestName, platform }: Pick<CheckedArrival, "guestName" | "platform">) =>
  guestName ?? formatPlatformGuest(platform);

function requestRows({ requests }: Known): TonightRow[] {
  const listed = requests.slice(0, MAX_REQUESTS).map(({ id, firstName, guidebookName }): TonightRow => ({
    key: id,
    look: "door",
    who: firstName,
    text: ` waits at the door of ${guidebookName}`,
    detail: "Asks for the code.",
    fix: { label: "Let in or not", to: "/stays" },
  }));
  const others = requests.length - listed.length;
  if (others === 0) return listed;
  const who = `${others} more`;
  const fix = { label: "See all who ask", to: "/stays" };
  return [...listed, { key: "requests", look: "door", who, text: " ask for a code", detail: "", fix }];
}

const calendarRows = ({ calendarNeeds, names }: Known) =>
  calendarNeeds.map(({ key, calendar, action, words }): TonightRow => {
    const propertyName = names.size > 1 ? names.get(calendar.guidebookId) : undefined;
    return {
      key,
      look: "calendar",
      who: nameOfCalendar(calendar),
      text: propertyName === undefined ? "" : ` · ${propertyName}`,
      detail: words,
      fix: { label: action, to: `/guidebooks/${calendar.guidebookId}/stays` },
    };
  });

function arrivalRow(arrival: CheckedArrival, known: Known): TonightRow {
  const { stayId, guidebookName, arrival: day, departure, checkInTime, timeZone } = arrival;
  const from = `from ${formatTime(checkInTime)}`;
  const isToday = day === known.todayIn(timeZone);
  const nights = formatNights(nightsBetween(day, departure));
  const guest = guestOf(arrival);
  const text =
    known.names.size === 1
      ? ` ${verbFor(guest, "arrives")} ${isToday ? "" : `${formatShortDate(day)} `}${from}, ${nights}`
      : ` · ${guidebookName}, ${isToday ? "" : `${formatShortDate(day)}, `}${from}`;
  const urgent = arrival.findings.filter(({ isUrgent }) => isUrgent);
  const [first] = urgent;
  const row = { key: stayId, who: guest, text };
  if (!first) return { ...row, look: "ready", detail: readyWords(arrival, known) };
  const detail = known.hasNextStep ? openedWords(arrival, known) : needsWords(urgent, first);
  const fix = { label: wordsOfFinding[first.code].title, to: first.mend.path };
  return { ...row, look: "needs you", detail, fix };
}

/** Formats what is wrong with an arrival: one thing as a sentence, several as a list. */
function needsWords(urgent: readonly Finding[], first: Finding): string {
  if (urgent.length === 1) return first.sentence;
  return `To do: ${formatList([...new Set(urgent.map(({ code }) => wordsOfFinding[code].name))])}.`;
}

function readyWords(arrival: CheckedArrival, known: Known): string {
  const cleaner = known.readinessOf({ guidebookId: arrival.guidebookId, day: arrival.arrival });
  return ["Ready.", openedWords(arrival, known), cleaner && cleanerWords(cleaner)].filter(Boolean).join(" ");
}

function openedWords({ stayId, timeZone }: CheckedArrival, { stays, todayIn }: Known): string {
  const openedAt = stays?.find(({ id }) => id === stayId)?.openedAt ?? null;
  if (openedAt === null) return "";
  const day = dayInZone(timeZone, openedAt);
  return `Opened the guidebook ${day === todayIn(timeZone) ? "today" : formatShortDate(day)}.`;
}

const cleanerWords = ({ label }: Readiness) => `Cleaner: ${label.charAt(0).toLowerCase()}${label.slice(1)}.`;

/** Returns a line for each guest who leaves today or stays tonight. */
function stayRows({
  stays,
  properties,
  todayIn,
  readinessOf,
  arrivals,
  waiting,
  names,
}: Known): TonightRow[] {
  return (stays ?? []).flatMap((stay): TonightRow[] => {
    const property = properties.find(({ guidebookId }) => guidebookId === stay.guidebookId);
    if (!property || isEnded(stay) || !names.has(stay.guidebookId)) return [];
    if (waiting.some((row) => needyStay(row).stay.id === stay.id)) return [];
    const today = todayIn(property.timeZone);
    const row = { key: stay.id, who: formatGuest(stay) };
    if (stay.departure === today) {
      const by = formatTime(stay.checkOutTime ?? property.checkOutTime);
      const cleaner = arrivals.some(({ arrival }) => arrival === today)
        ? null
        : readinessOf({ guidebookId: stay.guidebookId, day: today });
      return [
        {
          ...row,
          look: "leaves",
          text: ` ${verbFor(row.who, "leaves")} by ${by}`,
          detail: cleaner ? cleanerWords(cleaner) : "",
        },
      ];
    }
    const isInside = stay.arrival < today || (stay.arrival === today && stay.arrivedAt !== null);
    if (!isInside || stay.departure < today) return [];
    return [
      {
        ...row,
        look: "stays",
        text: ` ${verbFor(row.who, "stays")} until ${formatShortDate(stay.departure)}`,
        detail: "",
      },
    ];
  });
}

function noArrivalRow({ stays, properties, todayIn, names }: Known): TonightRow {
  const row = { key: "no arrival", look: "no arrival", who: "", text: "Nobody arrives tonight" } as const;
  if (!stays) return { ...row, detail: "" };
  const zoneOf = (id: string) => properties.find(({ guidebookId }) => guidebookId === id)?.timeZone ?? null;
  const next = stays
    .filter((stay) => !isEnded(stay) && names.has(stay.guidebookId))
    .filter(({ guidebookId, arrival }) => arrival > todayIn(zoneOf(guidebookId)))
    .toSorted((one, other) => one.arrival.localeCompare(other.arrival))[0];
  if (!next) return { ...row, detail: "No stay is planned." };
  const propertyName = names.size > 1 ? names.get(next.guidebookId) : undefined;
  const parts = [formatGuest(next), formatShortDate(next.arrival)];
  return {
    ...row,
    detail: `Next: ${parts.join(propertyName === undefined ? ", " : ` at ${propertyName}, `)}.`,
  };
}
