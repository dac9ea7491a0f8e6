import type { Actor } from "#accounts/actor.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { lockAccount } from "#accounts/memberStore.server.ts";
import { denialMessage } from "#accounts/roles.ts";
import type { AppContext } from "#core/context.server.ts";
import { formatTime } from "#core/format.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { allOrNothing } from "#core/transaction.server.ts";
import {
  dayOf,
  dayStateOf,
  isAhead,
  isContradicted,
  type CalendarFacts,
} from "#stays/extras/calendarKnows.ts";
import type { ExtraAnswer, ExtraRequest } from "#stays/extras/contract.ts";
import { firstDayAt } from "#stays/extras/days.ts";
import { describeRequest, factsOfRequest, toRequest } from "#stays/extras/describeRequest.server.ts";
import { extraAnswered } from "#stays/extras/events.ts";
import {
  factsAround,
  readPropertyCalendar,
  type PropertyCalendar,
} from "#stays/extras/propertyCalendar.server.ts";
import {
  endAnswerLinks,
  findRequestFor,
  findRequestsOfStays,
  listRequests,
  updateExtraRequest,
  type RequestOfStay,
} from "#stays/extras/store.server.ts";
import { changeStayWithin } from "#stays/stays.server.ts";
import { momentOf } from "#stays/localTime.ts";
import { findLiveChains, lockStay } from "#stays/store.server.ts";
import { DEFAULT_CHECK_OUT } from "#stays/timeline.ts";

/** Returns what guests asked for that lies ahead, the oldest first. */
export async function requestsOf(context: AppContext, actor: Actor): Promise<ExtraRequest[]> {
  const { db, now } = context;
  const rows = await listRequests(db, actor, "read", firstDayAt(now()));
  const calendars = new Map<string, PropertyCalendar>();
  for (const { guidebook_id: id } of rows)
    if (!calendars.has(id)) calendars.set(id, await readPropertyCalendar(db, id, firstDayAt(now()), now()));
  return rows.flatMap((row) => {
    const calendar = calendars.get(row.guidebook_id);
    const facts = calendar && factsAround(calendar, row.stay_id);
    if (!facts || !isAhead(row.kind, facts.stay, facts.today) || isTakenBackByGuest(row)) return [];
    return seenBy(actor, toRequest(row, facts));
  });
}

const isTakenBackByGuest = ({ state, answered_at: answeredAt }: RequestOfStay) =>
  state === "withdrawn" && answeredAt === null;

/** Hides the guest from a member who sees none (People 9). */
function seenBy(actor: Actor, request: ExtraRequest): ExtraRequest {
  return denialMessage(actor, "see guests") === null ? request : { ...request, guestName: null, note: null };
}

/**
 * Answers what a guest asked for. A yes to an early check-in or a late check-out changes the stay's time in the same
 * transaction, as a host does who changes the stay; taken back, the time is as it was, unless it was changed meanwhile.
 * Refuses with 409 `contradicts` a yes that calendar or turnover contradict or whose time has passed, and with 409
 * `already_answered` a second answer: an answer is taken back first.
 */
export async function answerExtra(
  context: AppContext,
  actor: Actor,
  { id, answer, time }: ExtraAnswer & { id: string },
): Promise<Result<ExtraRequest>> {
  const answered = await allOrNothing(context.db, async (db): Promise<Result<void>> => {
    // Two yeses at the same time must not contradict each other.
    await lockAccount(db, actor.accountId);
    const row = await findRequestFor(db, actor, "share", id);
    if (!row || isTakenBackByGuest(row)) return notFound("This request");
    await lockStay(db, row.stay_id);
    const facts = await factsOfRequest({ db, now: context.now }, row);
    if (!facts) return notFound("This request");
    if (!isAhead(row.kind, facts.stay, facts.today)) return contradicts("That day is over.");
    const within = { ...context, db };
    const changed =
      answer === "withdraw"
        ? await takeBack(within, actor, row)
        : await giveAnswer(within, actor, row, { answer, time: answer === "other" ? time : row.time, facts });
    if (!changed.ok || !changed.value) return changed.ok ? ok(undefined) : changed;
    await endAnswerLinks(db, id, context.now());
    const about = { guidebookId: row.guidebook_id, subjectId: row.stay_id };
    await recordEvent(context, db, actor, extraAnswered, { what: row.kind, answer }, about);
    return ok(undefined);
  });
  if (!answered.ok) return answered;
  const row = await findRequestFor(context.db, actor, "share", id);
  const request = row && (await describeRequest(context, row));
  return request ? ok(seenBy(actor, request)) : notFound("This request");
}

type Within = Parameters<typeof changeStayWithin>[0];

interface Answer {
  answer: "yes" | "no" | "other";
  time: string | null | undefined;
  facts: CalendarFacts;
}

/** Returns whether something changed: the same answer again changes nothing. */
async function giveAnswer(
  context: Within,
  actor: Actor,
  row: RequestOfStay,
  { answer, time = null, facts }: Answer,
): Promise<Result<boolean>> {
  const { db, now } = context;
  const given = answer === "no" ? null : time;
  if (row.state === answer && row.given_time === given) return ok(false);
  if (row.state !== "open" && row.state !== "withdrawn") return alreadyAnswered();
  const { kind, rule } = row;
  if (answer !== "no") {
    if (given !== null && kind !== "other") {
      const moment = momentOf(dayOf(kind, facts.stay), given, facts.timeZone);
      if (moment < now()) return contradicts("That time has passed.");
    }
    if (isContradicted({ kind, rule, time: given }, facts)) return contradicts(whyNot(kind, facts));
    const problem = problemOfTime(kind, given, facts);
    if (problem) return refused({ code: "invalid", message: problem, fields: { time: problem } });
  }
  const isStored = await updateExtraRequest(db, row, {
    state: answer,
    given_time: given,
    answered_at: now(),
    answered_by: actor.userId,
    time_before: answer === "no" ? null : await ownTime(context, row),
    contradicted_at: null,
  });
  if (!isStored) return alreadyAnswered();
  if (answer === "no" || kind === "other" || given === null) return ok(true);
  const change = kind === "early" ? { checkInTime: given } : { checkOutTime: given };
  const refusal = await changeStayWithin(context, actor, row.stay_id, change);
  return refusal ? refused(refusal) : ok(true);
}

/** Takes an answer back: a no is open again, a yes is taken back from the guest. */
async function takeBack(context: Within, actor: Actor, row: RequestOfStay): Promise<Result<boolean>> {
  const { db, now } = context;
  if (row.state === "withdrawn") return ok(false);
  if (row.state === "open") return notFound("An answer to take back");
  const isNo = row.state === "no";
  if (!isNo && (await hasBegun(context, row)))
    return contradicts("It has begun: the guest is using it. Change the times of the stay instead.");
  const hasNewRequest = (await findRequestsOfStays(db, [row.stay_id])).some(
    (other) => other.state === "open" && other.open_key === row.open_key,
  );
  if (isNo && hasNewRequest) return alreadyAnswered();
  const isStored = await updateExtraRequest(db, row, {
    state: isNo ? "open" : "withdrawn",
    given_time: null,
    answered_at: isNo ? null : now(),
    answered_by: isNo ? null : actor.userId,
    contradicted_at: null,
  });
  if (!isStored) return alreadyAnswered();
  const { kind, given_time: given, time_before: before } = row;
  if (isNo || kind === "other" || (await ownTime(context, row)) !== given) return ok(true);
  const change = kind === "early" ? { checkInTime: before } : { checkOutTime: before };
  const refusal = await changeStayWithin(context, actor, row.stay_id, change);
  return refusal ? refused(refusal) : ok(true);
}

/** Returns whether a guest may be using what was granted: from an early check-in on, or after the check-out that was before. */
async function hasBegun({ db, now }: Within, row: RequestOfStay): Promise<boolean> {
  if (row.kind === "other") return false;
  const calendar = await readPropertyCalendar(db, row.guidebook_id, firstDayAt(now()), now());
  const facts = factsAround(calendar, row.stay_id);
  const usual = calendar.usual.checkOutTime || DEFAULT_CHECK_OUT;
  const time = row.kind === "early" ? row.given_time : (row.time_before ?? usual);
  return (
    facts !== null && time !== null && now() >= momentOf(dayOf(row.kind, facts.stay), time, calendar.timeZone)
  );
}

/** Returns the stay's own time that a yes changes, null where it has none. */
async function ownTime(
  { db, now }: Within,
  { kind, guidebook_id: guidebookId, stay_id: stayId }: RequestOfStay,
) {
  if (kind === "other") return null;
  const chains = await findLiveChains(db, guidebookId, firstDayAt(now()));
  const chain = chains.find((one) => one.some(({ id }) => id === stayId));
  return (kind === "early" ? chain?.[0].check_in_time : chain?.at(-1)?.check_out_time) ?? null;
}

function problemOfTime(kind: ExtraRequest["kind"], time: string | null, { stay }: CalendarFacts) {
  if (kind === "other") return null;
  if (time === null) return "Choose a time.";
  if (kind === "early" && time > stay.checkInTime) return "Choose a time before the check-in.";
  return kind === "late" && time < stay.checkOutTime ? "Choose a time after the check-out." : null;
}

function whyNot(kind: ExtraRequest["kind"], facts: CalendarFacts): string {
  const { otherTime } = dayStateOf(kind, facts);
  if (otherTime === null) return "Another guest is there then. Change their stay first.";
  return kind === "late"
    ? `Another guest arrives that day at ${formatTime(otherTime)}. Choose an earlier time, or change their stay first.`
    : `Another guest leaves that day at ${formatTime(otherTime)}. Choose a later time, or change their stay first.`;
}

const contradicts = (message: string) => refused({ code: "contradicts", message });
const alreadyAnswered = () =>
  refused({ code: "already_answered", message: "This guest has already had an answer." });
