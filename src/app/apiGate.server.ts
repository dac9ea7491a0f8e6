import type { MiddlewareHandler } from "hono";
import { actAs, chosenMembership, ownerName, requireRight } from "#accounts/actor.server.ts";
import type { Actor, Membership } from "#accounts/actor.ts";
import { denialMessage } from "#accounts/roles.ts";
import { findSubscription } from "#billing/subscription.server.ts";
import {
  findMembershipByGuidebook,
  findMembershipBySection,
  findMembershipByShareLink,
  findMembershipByStay,
  findMembershipByAccessRequest,
} from "#guidebooks/accessStore.server.ts";
import { pathId } from "#core/calls.server.ts";
import type { Database } from "#core/database.server.ts";
import {
  findMembershipByCalendar,
  findMembershipByCalendarEntry,
} from "#stays/calendars/entryStore.server.ts";
import { isRecorded } from "#accounts/members/activityLabels.ts";
import { guidebookOfCall, noteActivity } from "#accounts/members/activity.server.ts";
import { isMemberOrInvited } from "#accounts/members/store.server.ts";
import { findMembershipByNotice } from "#stays/notices/store.server.ts";
import { REPLAYED } from "#core/onlyOnce.server.ts";
import type { Resource, Gate, MemberGate } from "#core/gate.ts";
import { refuse, type AppEnv, type SignedInHost } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { findMembershipByTurnoverLink } from "#stays/turnovers/store.server.ts";

type Named = Exclude<Resource, "account" | "member">;

const accountOf: Record<
  Named,
  (db: Database, userId: string, id: string) => Promise<Membership | undefined>
> = {
  guidebook: findMembershipByGuidebook,
  section: findMembershipBySection,
  "share link": findMembershipByShareLink,
  stay: findMembershipByStay,
  "stay request": findMembershipByAccessRequest,
  calendar: findMembershipByCalendar,
  "calendar entry": findMembershipByCalendarEntry,
  "turnover link": findMembershipByTurnoverLink,
  notice: findMembershipByNotice,
};

const inWords: Record<Resource, string> = {
  account: "Your account",
  guidebook: "This guidebook",
  section: "This section",
  "share link": "This link",
  stay: "This stay",
  "stay request": "This request",
  calendar: "This calendar",
  "calendar entry": "This entry",
  "turnover link": "This link",
  notice: "This notice",
  member: "This person",
};

/**
 * Lets through whom the gate allows, as a member of the account that the call acts in. Refuses with 401 where no user is
 * signed in, 404 for what is in no account of theirs, 403 where their role lacks the right, 402 without an active plan.
 */
export function guard(gate: Gate, call: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (gate.access === "public") return next();
    const host = c.get("host");
    if (!host) return refuse(c, { code: "signed_out", message: "Please sign in to go on." });
    if (gate.access === "signed in") return next();
    const named = gate.allowGuidebookQuery && c.req.query("guidebook");
    const at: MemberGate = named === undefined ? gate : { ...gate, on: "guidebook" };
    const id = pathId.parse(named ?? c.req.param("id") ?? c.req.param("token") ?? "");
    const actor = await admit(c.get("context"), host, at, id);
    if (!actor.ok) return refuse(c, actor.refusal);
    c.set("actor", actor.value);
    if (call.startsWith("GET ") && !isRecorded(call)) return next();
    const context = c.get("context");
    const guidebookId = await guidebookOfCall(context, at.on, id);
    await next();
    if (c.res.ok && !c.res.headers.has(REPLAYED))
      await recordActivity(context, actor.value, call, guidebookId);
    return undefined;
  };
}

/** Notes what a member has done (People 10). It is done: where noting it fails, that is logged and no failure. */
async function recordActivity(context: AppContext, actor: Actor, call: string, guidebookId: string | null) {
  try {
    await noteActivity(context, { accountId: actor.accountId, userId: actor.userId, call, guidebookId });
  } catch (error) {
    context.log.warn({ err: error, call }, "what a member did could not be noted");
  }
}

async function admit(
  context: AppContext,
  host: SignedInHost,
  { right, on, needsPlan, allowSelf }: MemberGate,
  id: string,
): Promise<Result<Actor>> {
  const chosen = () => chosenMembership(context, host);
  const found = await findActing(context, host, on, id);
  const membership = found ?? (await chosen());
  if (!membership) return notFound(inWords[on]);
  const actor = actAs(host, membership);
  if (found && !(allowSelf && id === host.id)) {
    const allowed = await requireRight(context, actor, right);
    if (!allowed.ok) return allowed;
  }
  // Also for what is not found: a host without a plan is sent to the plan, not away.
  const paid = needsPlan ? await requirePlan(context, actor) : ok(undefined);
  if (!paid.ok) return paid;
  return found ? ok(actor) : notFound(inWords[on]);
}

/** Returns the membership by which a host reaches what a call names; undefined where it is in no account of theirs. */
async function findActing(
  context: AppContext,
  host: SignedInHost,
  on: Resource,
  id: string,
): Promise<Membership | undefined> {
  if (on !== "account" && on !== "member") return accountOf[on](context.db, host.id, id);
  const chosen = await chosenMembership(context, host);
  if (on === "account" || !chosen) return chosen;
  return (await isMemberOrInvited(context.db, chosen.accountId, id)) ? chosen : undefined;
}

async function requirePlan(context: AppContext, actor: Actor): Promise<Result<void>> {
  const { status } = await findSubscription(context, actor.accountId);
  if (status === "active") return ok(undefined);
  const whatToDo =
    denialMessage(actor, "manage billing") === null
      ? "Your guidebooks are kept until you subscribe."
      : `Ask ${await ownerName(context, actor.accountId)}, who owns this account.`;
  const message = `This needs an active subscription. ${whatToDo}`;
  return refused({ code: "subscription_required", message });
}
