import type { AppContext } from "#core/context.server.ts";
import {
  dayStateOf,
  dayOf,
  isContradicted,
  timeOfYes,
  type CalendarFacts,
} from "#stays/extras/calendarKnows.ts";
import type { ExtraRequest } from "#stays/extras/contract.ts";
import { firstDayAt } from "#stays/extras/days.ts";
import { factsAround, readPropertyCalendar } from "#stays/extras/propertyCalendar.server.ts";
import type { RequestOfStay } from "#stays/extras/store.server.ts";

type Reading = Pick<AppContext, "db" | "now">;

/** Reads what is known around the stay of a request; null where it is not live. */
export async function factsOfRequest(
  { db, now }: Reading,
  row: RequestOfStay,
): Promise<CalendarFacts | null> {
  const calendar = await readPropertyCalendar(db, row.guidebook_id, firstDayAt(now()), now());
  return factsAround(calendar, row.stay_id);
}

/** Returns a request with what the calendar says; null where its stay is not live. */
export async function describeRequest(context: Reading, row: RequestOfStay): Promise<ExtraRequest | null> {
  const facts = await factsOfRequest(context, row);
  return facts && toRequest(row, facts);
}

export function toRequest(row: RequestOfStay, facts: CalendarFacts): ExtraRequest {
  const { kind, rule, state } = row;
  const isYes = state === "yes" || state === "other";
  const time = isYes ? timeOfYes(kind, row.given_time, facts) : row.time;
  const hasDay = kind !== "other" || rule === "quiet-day";
  return {
    id: row.id,
    stayId: row.stay_id,
    guidebookId: row.guidebook_id,
    guidebookName: row.guidebookName,
    guestName: row.guestName,
    note: row.note,
    kind,
    name: row.name,
    price: row.price,
    day: dayOf(kind, facts.stay),
    time: row.time,
    state,
    givenTime: row.given_time,
    ...(hasDay ? dayStateOf(kind, facts) : { dayState: null, otherTime: null }),
    isContradicted: (isYes || state === "open") && isContradicted({ kind, rule, time }, facts),
    createdAt: row.created_at,
    answeredAt: row.answered_at,
  };
}
