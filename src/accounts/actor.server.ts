import type { Context } from "hono";
import type { Actor, Membership, TokenGrant } from "#accounts/actor.ts";
import type { ChosenAccount } from "#accounts/contract.ts";
import { findMembership, findOwners, listMemberships } from "#accounts/memberStore.server.ts";
import { denialMessage, lowerRole } from "#accounts/roles.ts";
import { updateSessionAccount } from "#accounts/store.server.ts";
import type { Right } from "#core/gate.ts";
import type { AppEnv, SignedInHost } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { notFound, ok, refused, type Result } from "#core/refusal.ts";

declare module "hono" {
  interface ContextVariableMap {
    actor: Actor;
  }
}

/** Returns the actor of a call. Throws when the call's gate admits a host who is no member. */
export function actorOf(c: Context<AppEnv>): Actor {
  const actor: Actor | undefined = c.get("actor");
  if (!actor) throw new Error(`${c.req.method} ${c.req.path} has no gate for members`);
  return actor;
}

/** Returns the context and the actor of a call, the first two arguments of what a member may do. */
export const asMember = (c: Context<AppEnv>) => [c.get("context"), actorOf(c)] as const;

/** Returns the actor of a call: with a token the rights that both it and its maker have. */
export function actAs(host: SignedInHost, membership: Membership, token?: TokenGrant): Actor {
  const actor = { ...membership, userId: host.id, signedIn: { session: host.session } };
  if (!token) return actor;
  return {
    ...actor,
    role: lowerRole(membership.role, token.role),
    isLimited: membership.isLimited || token.isLimited,
    token,
  };
}

/** Returns the membership that the session has chosen. Undefined for a host without an account. */
export async function chosenMembership(
  { db }: AppContext,
  host: SignedInHost,
): Promise<Membership | undefined> {
  return host.accountId === null ? undefined : findMembership(db, host.accountId, host.id);
}

/** Refuses with 403 `not_allowed` when the actor's role lacks the right, with a sentence that says who has it. */
export async function requireRight(context: AppContext, actor: Actor, right: Right): Promise<Result<void>> {
  const others = denialMessage(actor, right);
  if (others === null) return ok(undefined);
  const message = `${others} Ask ${await ownerName(context, actor.accountId)}.`;
  return refused({ code: "not_allowed", message });
}

/** Returns the name of the account's first owner, for other members to ask. */
export async function ownerName({ db }: AppContext, accountId: string): Promise<string> {
  const [owner] = await findOwners(db, accountId);
  return owner ? `${owner.firstName} ${owner.lastName}`.trim() : "the owner";
}

/** Returns the accounts of the host, oldest membership first; `chosenId` is the session's. */
export async function accountsOf(
  context: AppContext,
  { id }: SignedInHost,
  chosenId: string | null,
): Promise<ChosenAccount[]> {
  const memberships = await listMemberships(context.db, id);
  return Promise.all(
    memberships.map(async ({ accountId, role, isLimited }) => ({
      id: accountId,
      ownerName: await ownerName(context, accountId),
      role,
      isLimited,
      isChosen: accountId === chosenId,
    })),
  );
}

/** Switches the session to another account of the host. Refuses with 404 when the host is no member of it. */
export async function chooseAccount(
  { db }: AppContext,
  host: SignedInHost,
  accountId: string,
): Promise<Result<void>> {
  if (!(await findMembership(db, accountId, host.id))) return notFound("This account");
  await updateSessionAccount(db, host.session, accountId);
  return ok(undefined);
}
