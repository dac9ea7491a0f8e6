import { english } from "#languages/texts/english.ts";
import type { Actor } from "#accounts/actor.ts";
import { addDays, dayInZone } from "#platform/days.ts";
import type { Platform } from "#platform/platform.server.ts";
import { notFound, ok, refused, type Result } from "#platform/refusal.ts";
import { allOrNothing } from "#platform/transaction.server.ts";
import { pushToSharers } from "#push/pushAll.server.ts";
import { findAccess } from "#stays/accessStore.server.ts";
import { problemOfDays } from "#stays/contract.ts";
import { requestsPerGuidebook, requestsPerVisitor, staysPerHost } from "#stays/limits.ts";
import {
  firstName,
  type DecidedRequest,
  type RequestDecision,
  type StayRequest,
} from "#stays/requests/contract.ts";
import { requestEmail, requestPush } from "#stays/requests/jobs.server.ts";
import {
  closeRequest,
  findRequest,
  findRequestByToken,
  insertRequest,
  listOpenRequests,
} from "#stays/requests/store.server.ts";
import { insertStay } from "#stays/store.server.ts";
import { newStayRow, readStay } from "#stays/stays.server.ts";

interface GuestRequest {
  guidebookId: string;
  typed: string;
  ip: string;
  origin: string;
}

/**
 * Passes a guest's first name to the host and returns the token of the page on which the guest waits. Refuses what is no
 * name, the sixth request of a visitor within an hour and the 21st of a guidebook within a day; whether there are stays
 * changes nothing (Stays 12).
 */
export async function requestStay(platform: Platform, request: GuestRequest): Promise<Result<string>> {
  const name = firstName.safeParse(request.typed);
  if (!name.success) return refused({ code: "invalid", message: english.refusals.noName });
  const own = await platform.limits.take(requestsPerVisitor, request.ip);
  if (!own.ok) return own;
  const free = await platform.limits.take(requestsPerGuidebook, request.guidebookId);
  if (!free.ok) return free;
  const row = {
    id: platform.randomId(),
    token: platform.randomId(),
    guidebook_id: request.guidebookId,
    first_name: name.data,
    stay_id: null,
    refused_at: null,
    created_at: platform.now(),
  };
  await platform.db.transaction().execute(async (db) => {
    await insertRequest(db, row);
    await platform.jobs.add(db, requestEmail, { requestId: row.id, origin: request.origin });
    await pushToSharers(platform, db, row.guidebook_id, requestPush, {
      payload: (deviceId) => ({ requestId: row.id, deviceId }),
    });
  });
  return ok(row.token);
}

/** What a guest who waits finds: the token of their stay, the host's no, or neither yet. */
export type RequestState =
  | { state: "open"; createdAt: number }
  | { state: "refused" }
  | { stayToken: string };

/** Returns what came of a request of a guidebook, null where there is none. */
export async function requestStateOf(
  { db }: Platform,
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

/** Returns the requests that wait for an answer, oldest first. */
export async function openRequestsOf({ db }: Platform, actor: Actor): Promise<Result<StayRequest[]>> {
  return ok(await listOpenRequests(db, actor));
}

/**
 * Answers a request: makes a stay from today at the property to the day that is given, or refuses. A guest who is let in
 * on their last day came yesterday at the latest. Refuses with 409 `already_answered` where somebody was faster.
 */
export async function answerRequest(
  platform: Platform,
  actor: Actor,
  { id, decision, origin }: { id: string; decision: RequestDecision; origin: string },
): Promise<Result<DecidedRequest>> {
  const { db, now } = platform;
  const request = await findRequest(db, actor, "share", id);
  if (!request) return notFound("This request");
  if ("refuse" in decision) {
    const isFirst = await closeRequest(db, id, { refused_at: now() });
    return isFirst ? ok({ id, stay: null }) : alreadyAnswered();
  }
  const { timeZone } = await findAccess(db, request.guidebook_id);
  const today = dayInZone(timeZone ?? "UTC", now());
  const arrival = decision.until === today ? addDays(today, -1) : today;
  const days = { arrival, departure: decision.until };
  const problem = decision.until < today ? "Choose today or a later day." : problemOfDays(days);
  if (problem) return refused({ code: "invalid", message: problem, fields: { until: problem } });
  const free = await platform.limits.take(staysPerHost, actor.userId);
  if (!free.ok) return free;
  const given = { ...days, guestName: request.first_name };
  const row = newStayRow(platform, request.guidebook_id, given, {
    source: "asked",
    sent_at: now(),
    created_by: actor.userId,
  });
  const closed = await allOrNothing(db, async (within) => {
    await insertStay(within, row);
    return (await closeRequest(within, id, { stay_id: row.id })) ? ok(null) : alreadyAnswered();
  });
  if (!closed.ok) return closed;
  const stay = await readStay(platform, actor, row.id, origin);
  return stay.ok ? ok({ id, stay: stay.value }) : stay;
}

const alreadyAnswered = () =>
  refused({ code: "already_answered", message: "This guest has already had an answer." });
