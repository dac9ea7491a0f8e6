import { findMembershipOf } from "#guidebooks/accessStore.server.ts";
import type { Actor } from "#accounts/actor.ts";
import { findSubscription } from "#billing/subscription.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { hashToken } from "#core/ids.server.ts";
import { isAhead } from "#stays/extras/calendarKnows.ts";
import type { ExtraRequest } from "#stays/extras/contract.ts";
import { factsOfRequest, toRequest } from "#stays/extras/describeRequest.server.ts";
import { findAnswerLink, findRequestFor } from "#stays/extras/store.server.ts";

/** The request of a live link of an email, and the member whose link it is. */
export interface LinkedRequest {
  actor: Actor;
  request: ExtraRequest;
}

/**
 * Reads what a link of an email answers. Null where it is unknown, the request was answered or taken back, its day is over,
 * the plan has ended, or its member may no longer answer.
 */
export async function readLinkedRequest(context: AppContext, token: string): Promise<LinkedRequest | null> {
  const { db } = context;
  const link = await findAnswerLink(db, hashToken(token));
  const membership = link && (await findMembershipOf(db, link.user_id, "extra request", link.request_id));
  if (!link || !membership) return null;
  const actor: Actor = { ...membership, userId: link.user_id, signedIn: { session: "" } };
  const row = await findRequestFor(db, actor, "share", link.request_id);
  if (!row || row.state !== "open") return null;
  const facts = await factsOfRequest(context, row);
  if (!facts || !isAhead(row.kind, facts.stay, facts.today)) return null;
  if ((await findSubscription(context, membership.accountId)).status !== "active") return null;
  return { actor, request: toRequest(row, facts) };
}
