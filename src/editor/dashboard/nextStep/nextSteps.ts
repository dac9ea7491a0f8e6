import { formatShortDate, formatTime } from "#core/format.ts";
import { addDays } from "#core/days.ts";
import type { ListedGuidebook } from "#guidebooks/contract.ts";
import type { AccessRequest } from "#stays/accessRequests/contract.ts";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";
import { nameOfCalendar } from "#stays/calendars/calendarWords.ts";
import type { Stay } from "#stays/contract.ts";
import type { ExtraRequest } from "#stays/extras/contract.ts";
import { formatWish } from "#stays/extras/extraWords.ts";
import { formatGuest, verbFor } from "#stays/guestWords.ts";
import { needyStay, type StayRow } from "#stays/screens/groupStays.ts";
import type { CalendarNeed } from "#stays/screens/useTonight.ts";
import { guestOf } from "#editor/dashboard/tonight/tonightRows.ts";
import { pathOf, stepOf, timeOf, verbOf } from "#editor/dashboard/tonight/waitingRow.ts";
import { wordsOfBasics, wordsOfFinding, type StepWords } from "#editor/dashboard/nextStep/stepWords.ts";

/** One thing that the host should do, and why. */
export interface NextStep {
  title: string;
  /** A whole sentence. */
  reason: string;
  /** Completes "Then: …". */
  name: string;
  /** Where it is done; null where the share dialog does it. */
  to: string | null;
}

interface Known {
  guidebook: ListedGuidebook;
  requests: readonly AccessRequest[];
  /** What guests ask for that has no answer yet. */
  openExtras: readonly ExtraRequest[];
  arrivals: readonly CheckedArrival[];
  calendarNeeds: readonly CalendarNeed[];
  /** The other stays that need the host. */
  waiting: readonly StayRow[];
  /** The next stay that begins, however far away. */
  nextStay: Stay | undefined;
  isShared: boolean;
  /** Whether the host has put the steps to the first guest away. */
  areHidden: boolean;
  /** Returns the day (YYYY-MM-DD) in a zone. */
  todayIn: (timeZone: string | null) => string;
}

/** Returns what the host of one property should do, what cannot wait first. */
export function nextSteps(known: Known): NextStep[] {
  return [
    ...requestSteps(known),
    ...extraSteps(known),
    ...arrivalSteps(known),
    ...waitingSteps(known),
    ...calendarSteps(known),
    ...basicSteps(known),
  ];
}

const requestSteps = ({ requests }: Known) =>
  requests.map(({ firstName }): NextStep => ({
    title: `Let ${firstName} in, or not`,
    reason: `${firstName} waits at the door and asks for the code.`,
    name: `${firstName} at the door`,
    to: "/stays",
  }));

const extraSteps = ({ openExtras }: Known) =>
  openExtras.map((request): NextStep => {
    const guest = request.guestName ?? "A guest";
    return {
      title: `Answer ${request.guestName ?? "a guest"}`,
      reason: `${guest} asks for ${formatWish(request)}.`,
      name: `what ${request.guestName ?? "a guest"} asks for`,
      to: `/guidebooks/${request.guidebookId}/stays`,
    };
  });

/** Returns a step for each thing that is wrong, once, with the guest whom it concerns first. */
function arrivalSteps({ arrivals, todayIn }: Known): NextStep[] {
  const steps = arrivals.flatMap((arrival) =>
    arrival.findings
      .filter(({ isUrgent }) => isUrgent)
      .map((finding) => {
        const guest = guestOf(arrival);
        const when = `${verbFor(guest, "arrives")} ${formatArrivalTime(arrival, todayIn(arrival.timeZone))}`;
        return toStep(wordsOfFinding[finding.code], `${guest} ${when}`, finding.mend.path);
      }),
  );
  return steps.filter((step, at) => steps.findIndex(({ to }) => to === step.to) === at);
}

function formatArrivalTime({ arrival, checkInTime }: CheckedArrival, today: string): string {
  const time = `at ${formatTime(checkInTime)}`;
  if (arrival === today) return time;
  return arrival === addDays(today, 1) ? `tomorrow ${time}` : `on ${formatShortDate(arrival)} ${time}`;
}

const toStep = ({ title, clause, name }: StepWords, guest: string, to: string | null): NextStep => ({
  title,
  reason: `${guest} and ${clause}.`,
  name,
  to,
});

const waitingSteps = ({ waiting }: Known) =>
  waiting.map((row) => {
    const { stay } = needyStay(row);
    return toStep(stepOf(row), `${formatGuest(stay)} ${verbOf(stay, row)} ${timeOf(stay, row)}`, pathOf(row));
  });

const calendarSteps = ({ calendarNeeds }: Known) =>
  calendarNeeds.map(({ calendar, words }): NextStep => ({
    title: words === calendar.problem ? "Fix the calendar" : "Say what these entries are",
    reason: `${nameOfCalendar(calendar)}: ${words}`,
    name: `the calendar ${nameOfCalendar(calendar)}`,
    to: `/guidebooks/${calendar.guidebookId}/stays`,
  }));

const basics = ["property", "wifi", "checkin", "departure", "emergency", "share"] as const;
type Basic = (typeof basics)[number];

/** The findings that have the step already. */
const findingOfBasic: Partial<Record<Basic, readonly string[]>> = {
  property: ["no_postal_address"],
  checkin: ["no_way_in", "no_door_code"],
};

function basicSteps(known: Known): NextStep[] {
  const { guidebook, arrivals, nextStay } = known;
  if (known.areHidden) return [];
  const found = new Set<string>(arrivals.flatMap(({ findings }) => findings.map(({ code }) => code)));
  const isMissing = (basic: Basic) => {
    if (findingOfBasic[basic]?.some((code) => found.has(code))) return false;
    if (basic === "share") return !known.isShared;
    return basic === "property" ? guidebook.postalAddress === null : guidebook.emptySections.includes(basic);
  };
  const name = nextStay && formatGuest(nextStay);
  const guest = name && `${name} ${verbFor(name, "arrives")} on ${formatShortDate(nextStay.arrival)}`;
  return basics.filter(isMissing).map((basic) => {
    const words = wordsOfBasics[basic];
    const to = basic === "share" ? null : `/guidebooks/${guidebook.id}?open=${basic}`;
    return guest === undefined
      ? { title: words.title, reason: words.reason, name: words.name, to }
      : toStep(words, guest, to);
  });
}
