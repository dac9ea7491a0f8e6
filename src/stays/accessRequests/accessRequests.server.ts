import { guestAnswered, stayCreated } from "#stays/events.ts";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { english } from "#core/i18n/texts/english.ts";
import type { Actor } from "#accounts/actor.ts";
import { addDays, dayInZone } from "#core/days.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { secretBoxOf } from "#core/secretKey.server.ts";
import { allOrNothing } from "#core/transaction.server.ts";
import { findAccess } from "#stays/accessStore.server.ts";
import { problemOfDays } from "#stays/contract.ts";
import { requestsPerGuidebook, requestsPerVisitor, staysPerHost } from "#stays/limits.ts";
import { expectedNames } from "#stays/accessRequests/expectedNames.server.ts";
import {
  firstName,
  MAX_REQUESTS_SHOWN,
  REQUEST_OPEN_MS,
  type DecidedRequest,
  type RequestDecision,
  type AccessRequest,
} from "#stays/accessRequests/contract.ts";
import {
  closeRequest,
  findRequest,
  findRequestByToken,
  insertRequest,
  isSameRequest,
  listOpenRequests,
} from "#stays/accessRequests/store.server.ts";
import { prepareNotices } from "#stays/accessRequests/prepareNotices.server.ts";
import { insertStay } from "#stays/store.server.ts";
import { newStayRow, readStay } from "#stays/stays.server.ts";
import { SLOWED_MS } from "#stays/wayIn.server.ts";

interface GuestRequest {
  guidebookId: string;
  typed: string;
  ip: string;
  origin: string;
  /** The token of an earlier request of the same browser. */
  earlier?: string | undefined;
}

/**
 * Sends a guest's first name to the host and returns the token of the waiting page: `earlier` where that request is
 * open with the same name, else a new one, also for the same name from the same network. Refuses what is no name, and
 * the sixth request of a visitor within an hour. Many requests at a guidebook slow its responses and refuse none.
 * Responses are the same whether there are stays or not (a guest without a code, Stays 12).
 */
export async function requestAccess(context: AppContext, request: GuestRequest): Promise<Result<string>> {
  const name = firstName.safeParse(request.typed);
  if (!name.success) return refused({ code: "invalid", message: english.refusals.noName });
  const { guidebookId, ip, origin, earlier } = request;
  const network = secretBoxOf(context)?.digest(`${guidebookId} ${ip}`) ?? null;
  const requester = { guidebook_id: guidebookId, first_name: name.data, network };
  if (earlier !== undefined) {
    const since = context.now() - REQUEST_OPEN_MS;
    if (await isSameRequest(context.db, { ...requester, token: earlier }, since)) return ok(earlier);
  }
  const own = await context.limits.consume(requestsPerVisitor, ip);
  if (!own.ok) return own;
  const isFlooded = !(await context.limits.consume(requestsPerGuidebook, guidebookId)).ok;
  if (isFlooded) await context.wait(SLOWED_MS);
  const row = {
    ...requester,
    id: context.randomId(),
    token: context.randomId(),
    stay_id: null,
    refused_at: null,
    created_at: context.now(),
  };
  const addNotices = await prepareNotices(context, row, { origin, isFlooded });
  await context.db.transaction().execute(async (db) => {
    await insertRequest(db, row);
    await addNotices(db);
  });
  return ok(row.token);
}

/** The state of a waiting guest: the token of their stay, the host's refusal, or neither yet. */
type RequestState = { state: "open"; createdAt: number } | { state: "refused" } | { stayToken: string };

export async function requestStateOf(
  { db }: AppContext,
  guidebookId: string,
  token: string,
): Promise<RequestState | null> {
  const request = await findRequestByToken(db, token);
  if (request?.guidebook_id !== guidebookId) return null;
  if (request.stayToken !== null) return { stayToken: request.stayToken };
  return request.refused_at === null
    ? { state: "open", createdAt: request.created_at }
    : { state: "refused" };
}

/** How many of the newest are read to choose those that a host is shown. */
const MAX_READ = 5000;

/**
 * Returns the open requests of two days, 50 at most: names that a stay of these days has first, then one of each
 * network, then the others; newest first among equals. So repeated requests of strangers do not hide a guest's (Stays
 * 12).
 */
export async function openRequestsOf(context: AppContext, actor: Actor): Promise<Result<AccessRequest[]>> {
  const since = context.now() - REQUEST_OPEN_MS;
  const open = await listOpenRequests(context.db, actor, { since, max: MAX_READ });
  const isExpected = await expectedNames(
    context,
    open.map(({ guidebookId }) => guidebookId),
  );
  const perNetwork = new Map<string, number>();
  const ranked = open.map(({ network, ...request }) => {
    const from = network ?? request.id;
    const before = perNetwork.get(from) ?? 0;
    perNetwork.set(from, before + 1);
    return { before, request: { ...request, isExpected: isExpected(request) } };
  });
  const shown = ranked.toSorted(
    (one, other) =>
      Number(other.request.isExpected) - Number(one.request.isExpected) || one.before - other.before,
  );
  return ok(shown.slice(0, MAX_REQUESTS_SHOWN).map(({ request }) => request));
}

/**
 * Decides a request: creates a stay from today at the property to the given day, or refuses. A guest whose last day is
 * today arrived yesterday at the latest. Refuses with 409 `already_answered` where another member has decided.
 */
export async function answerRequest(
  context: AppContext,
  actor: Actor,
  { id, decision, origin }: { id: string; decision: RequestDecision; origin: string },
): Promise<Result<DecidedRequest>> {
  const { db, now } = context;
  const request = await findRequest(db, actor, "share", id);
  if (!request) return notFound("This request");
  if ("refuse" in decision) {
    const closed = await allOrNothing(db, async (within) => {
      if (!(await closeRequest(within, id, { refused_at: now() }))) return alreadyAnswered();
      const about = { guidebookId: request.guidebook_id };
      await recordEvent(context, within, actor, guestAnswered, { what: "refused" }, about);
      return ok(null);
    });
    return closed.ok ? ok({ id, stay: null }) : closed;
  }
  const { timeZone } = await findAccess(db, request.guidebook_id);
  const today = dayInZone(timeZone ?? "UTC", now());
  const arrival = decision.until === today ? addDays(today, -1) : today;
  const days = { arrival, departure: decision.until };
  const problem = decision.until < today ? "Choose today or a later day." : problemOfDays(days);
  if (problem) return refused({ code: "invalid", message: problem, fields: { until: problem } });
  const free = await context.limits.consume(staysPerHost, actor.userId);
  if (!free.ok) return free;
  const given = { ...days, guestName: request.first_name, source: "asked", sentAt: now() } as const;
  const row = newStayRow(context, request.guidebook_id, given, actor.userId);
  const closed = await allOrNothing(db, async (within) => {
    await insertStay(within, row);
    if (!(await closeRequest(within, id, { stay_id: row.id }))) return alreadyAnswered();
    const about = { guidebookId: request.guidebook_id, subjectId: row.id };
    await recordEvent(context, within, actor, guestAnswered, { what: "let in" }, about);
    await recordEvent(context, within, actor, stayCreated, days, about);
    return ok(null);
  });
  if (!closed.ok) return closed;
  const stay = await readStay(context, actor, row.id, origin);
  return stay.ok ? ok({ id, stay: stay.value }) : stay;
}

const alreadyAnswered = () =>
  refused({ code: "already_answered", message: "This guest has already had an answer." });
