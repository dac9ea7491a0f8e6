import { findMembershipOf } from "#guidebooks/accessStore.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { findSubscription } from "#billing/subscription.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { hashToken } from "#core/ids.server.ts";
import { isAhead } from "#stays/extras/calendarKnows.ts";
import type { ExtraRequest } from "#stays/extras/contract.ts";
import { factsOfRequest, toRequest } from "#stays/extras/describeRequest.server.ts";
import { findAnswerLink, findAnswerOf, findRequestFor } from "#stays/extras/store.server.ts";

/** The request of a live link of an email, and the member whose link it is. */
interface OpenLink {
  state: "open";
  actor: Actor;
  request: ExtraRequest;
}

/** The request of a link that ended with an answer. */
export interface AnsweredLink {
  state: "answered";
  request: ExtraRequest;
  /** The first name of the member who answered; null where it is the link's own, undefined where their account is deleted. */
  by: string | null | undefined;
  /** Epoch milliseconds. */
  at: number;
  timeZone: string | null;
}

/**
 * Reads what a link of an email answers, or what was answered meanwhile. Null where it is unknown, the request or the answer was
 * taken back, its day is over, the plan has ended, or its member may no longer answer.
 */
export async function readAnswerLink(
  context: AppContext,
  token: string,
): Promise<OpenLink | AnsweredLink | null> {
  const { db } = context;
  const link = await findAnswerLink(db, hashToken(token));
  const membership = link && (await findMembershipOf(db, link.user_id, "extra request", link.request_id));
  if (!link || !membership) return null;
  const actor: Actor = { ...membership, userId: link.user_id, signedIn: { session: "" } };
  const row = await findRequestFor(db, actor, "share", link.request_id);
  const isOpen = row?.state === "open";
  // The link of an answer that was taken back does not come to life again.
  if (!row || row.state === "withdrawn" || isOpen !== (link.ended_at === null)) return null;
  const facts = await factsOfRequest(context, row);
  if (!facts || !isAhead(row.kind, facts.stay, facts.today)) return null;
  if ((await findSubscription(context, membership.accountId)).status !== "active") return null;
  const request = toRequest(row, facts);
  if (isOpen) return { state: "open", actor, request };
  const answer = await findAnswerOf(db, row.id);
  if (!answer || answer.at === null) return null;
  const by = answer.userId === link.user_id ? null : (answer.firstName ?? undefined);
  return { state: "answered", request, by, at: answer.at, timeZone: answer.timeZone };
}
