import { isQuestion, type CalendarEntry, type Closures } from "#stays/calendars/match/entry.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import type { StayPlan } from "#stays/calendars/match/planStays.ts";
import type { Today } from "#stays/calendars/match/today.ts";
import { addDays } from "#core/days.ts";

/** What a host is notified of after a reading: ids of stays, and of entries that the host has to classify. */
export interface News {
  cancelled: string[];
  doubted: string[];
  /** Stays that begin where the stay before ends in the same calendar: both may be of one guest. */
  added: string[];
  /** Stays that their host joined with another and that no longer touch it. */
  separated: string[];
  questions: string[];
}

interface Planned {
  plan: StayPlan;
  before: readonly CalendarEntry[];
  /** All stays after the reading. */
  stays: readonly PlannedStay[];
  separated: string[];
  closuresOf: (calendarId: string) => Closures;
  /** A calendar that was read for the first time, whose host sees its entries on the screen. */
  newCalendarId: string | null;
  day: Today;
}

/** A doubt is sent if it touches these days from tonight on: the next three days (Calendars 16). */
const SOON_DAYS = 3;

/** Returns news for hosts, each once: cancellations, doubts of three days (Calendars 16). Marks entries. */
export function newsOf(planned: Planned): { news: News; entries: CalendarEntry[] } {
  const { plan, stays, separated, day } = planned;
  const open = new Map(
    stays.filter((stay) => isSoon(stay, day) && isOpen(stay)).map((stay) => [stay.id, stay]),
  );
  const known = new Map(planned.before.map((entry) => [entry.id, entry]));
  const doubted = new Set<string>();
  const questions: string[] = [];
  const entries = plan.entries.map((entry) => {
    const isGroup = entry.isMissingWithOthers && known.get(entry.id)?.isMissingWithOthers === false;
    const isUntold = entry.hostEmailedAt === null && !entry.isMissingWithOthers;
    if (!isGroup && !isUntold) return entry;
    const stay = open.get(entry.stayId ?? "");
    const isListed = stay?.doubt === "long" || stay?.doubt === "again";
    const isDoubted = isListed || (stay?.doubt === "missing" && entry.missingSince !== null);
    const isUnanswered =
      !stay && isSoon(entry, day) && isQuestion(entry, planned.closuresOf(entry.calendarId));
    if (!isDoubted && !isUnanswered) return entry;
    if (entry.calendarId !== planned.newCalendarId) {
      if (stay) doubted.add(stay.id);
      else questions.push(entry.id);
    }
    // A separate email reports those that went missing together, and stores when it was sent.
    return isGroup ? entry : { ...entry, hostEmailedAt: day.now };
  });
  const news = {
    cancelled: cancelledIn(planned),
    doubted: [...doubted],
    added: addedIn(planned),
    separated,
    questions,
  };
  return { news, entries };
}

type Days = Pick<PlannedStay, "arrival" | "departure">;

const isSoon = ({ arrival, departure }: Days, { today }: Today) =>
  arrival <= addDays(today, SOON_DAYS) && departure > today;

const isOpen = ({ isCancelled, isRevoked }: PlannedStay) => !isCancelled && !isRevoked;

function cancelledIn({ plan, stays, day }: Planned): string[] {
  const byId = new Map(stays.map((stay) => [stay.id, stay]));
  return plan.changed
    .filter(({ id, change }) => change.isCancelled === true && !plan.mergedIds.has(id))
    .map(({ id }) => id)
    .filter((id) => {
      const stay = byId.get(id);
      return stay && !stay.isRevoked && stay.departure > day.today;
    });
}

function addedIn({ plan, stays, newCalendarId, day }: Planned): string[] {
  const calendarsOf = Map.groupBy(plan.entries, ({ stayId }) => stayId);
  const calendarOf = ({ id }: PlannedStay) => calendarsOf.get(id)?.[0]?.calendarId;
  return plan.inserted
    .filter((stay) => stay.platform === "booking" && isSoon(stay, day))
    .filter((stay) => {
      const calendarId = calendarOf(stay);
      const isAfter = (before: PlannedStay) =>
        isOpen(before) && before.departure === stay.arrival && calendarOf(before) === calendarId;
      return calendarId !== newCalendarId && stays.some(isAfter);
    })
    .map(({ id }) => id);
}
