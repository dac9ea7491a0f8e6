import type { Context } from "hono";
import { actAs, chosenMembership, ownerName, requireRight } from "#accounts/actor.server.ts";
import type { Actor, Membership, TokenGrant } from "#accounts/actor.ts";
import { isMemberOrInvited } from "#accounts/members/store.server.ts";
import { denialMessage } from "#accounts/roles.ts";
import { findSubscription } from "#billing/subscription.server.ts";
import { findMembershipOf } from "#guidebooks/accessStore.server.ts";
import { pathId } from "#core/calls.server.ts";
import type { Resource, Gate, MemberGate } from "#core/gate.ts";
import type { AppEnv, SignedInHost } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";
import { findMembershipByCalendarOut } from "#stays/calendarsOut/store.server.ts";
import { findMembershipByTurnoverLink } from "#stays/turnovers/store.server.ts";

const inWords: Record<Resource, string> = {
  account: "Your account",
  guidebook: "This guidebook",
  section: "This section",
  "share link": "This link",
  stay: "This stay",
  "stay request": "This request",
  "extra request": "This request",
  problem: "This report",
  calendar: "This calendar",
  "calendar entry": "This entry",
  "turnover link": "This link",
  "calendar out": "This calendar",
  notice: "This notice",
  member: "This person",
};

/** Authorises a call by its gate. Refuses with 401, 404 for another account's, 403 and 402. */
export async function authorise(c: Context<AppEnv>, gate: Gate): Promise<Result<void>> {
  const token: TokenGrant | undefined = c.get("token");
  if (gate.access === "public") {
    if (token) c.set("host", null);
    return ok(undefined);
  }
  const host = c.get("host");
  if (gate.access === "operator") return host?.isOperator ? ok(undefined) : noSuchCall;
  if (!host) return refused({ code: "signed_out", message: "Please sign in to go on." });
  if (gate.access === "signed in") return token ? notForTokens : ok(undefined);
  const named = gate.allowGuidebookQuery && c.req.query("guidebook");
  const at: MemberGate = named === undefined ? gate : { ...gate, on: "guidebook" };
  const id = pathId.parse(named ?? c.req.param("id") ?? c.req.param("token") ?? "");
  const admitted = await admit(c.get("context"), { ...host, token }, at, id);
  if (!admitted.ok) return admitted;
  c.set("actor", admitted.value);
  return ok(undefined);
}

/** As for a path without a call: a stranger does not learn that there are calls of operators. */
const noSuchCall = refused({ code: "not_found", message: "There is no such call." });

/** A signed-in host, or the maker of the token that a program calls with. */
type Caller = SignedInHost & { token: TokenGrant | undefined };

const notForTokens = refused({
  code: "not_allowed",
  message: "No token may do this. Sign in, and do it on its screen.",
});

async function admit(
  context: AppContext,
  host: Caller,
  { right, on, needsPlan, allowSelf }: MemberGate,
  id: string,
): Promise<Result<Actor>> {
  const reached: Membership | undefined = await findActing(context, host, on, id);
  const found = host.token && reached?.accountId !== host.accountId ? undefined : reached;
  const acting = found ?? (await chosenMembership(context, host));
  if (!acting) return notFound(inWords[on]);
  const actor = actAs(host, acting, host.token);
  if (found && !(allowSelf && !host.token && id === host.id)) {
    const allowed = await requireRight(context, actor, right);
    if (!allowed.ok) return allowed;
  }
  // Also for what is not found: a host without a plan is sent to the plan, not away.
  const paid = needsPlan ? await requirePlan(context, actor) : ok(undefined);
  if (!paid.ok) return paid;
  return found ? ok(actor) : notFound(inWords[on]);
}

/** Returns the membership by which a host reaches what a call names; undefined where it is in no account of theirs. */
async function findActing(context: AppContext, host: Caller, on: Resource, id: string) {
  if (on === "turnover link") return findMembershipByTurnoverLink(context.db, host.id, id);
  if (on === "calendar out") return findMembershipByCalendarOut(context.db, host.id, id);
  if (on !== "account" && on !== "member") return findMembershipOf(context.db, host.id, on, id, host.token);
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
