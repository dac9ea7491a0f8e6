import type { MiddlewareHandler } from "hono";
import { ownerName } from "#accounts/actor.server.ts";
import { findMembership } from "#accounts/memberStore.server.ts";
import { SCREEN_OWNER_HEADER, screenOwnerValue } from "#core/screenOwner.ts";
import { refuse, type AppEnv, type SignedInHost } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Refusal } from "#core/refusal.ts";

/** Refuses with 409 `other_account` a call whose screen was drawn for another user or account (Errors 9). */
export const refuseOtherAccount: MiddlewareHandler<AppEnv> = async (c, next) => {
  const drawnFor = c.req.header(SCREEN_OWNER_HEADER);
  const host = c.get("host");
  if (drawnFor === undefined || !host || drawnFor === screenOwnerValue(host)) return next();
  return refuse(c, await otherAccount(c.get("context"), host, drawnFor));
};

async function otherAccount(context: AppContext, host: SignedInHost, drawnFor: string): Promise<Refusal> {
  return { code: "other_account", message: `${await whoseSession()} so nothing is saved from it.` };

  async function whoseSession(): Promise<string> {
    if (drawnFor.split(" ")[0] !== host.id) {
      const name = `${host.firstName} ${host.lastName}`.trim();
      return `This browser is now signed in as ${name}. This page was opened for another person,`;
    }
    if (host.accountId === null) return "You no longer belong to the account of this page,";
    const owner = await ownerName(context, host.accountId);
    return `This browser now works in ${owner}'s account. This page was opened for another account,`;
  }
}

/** Returns the account of the screen on which the user signs in again, if they are its member; else null. */
export async function accountToResume(
  { db }: AppContext,
  userId: string,
  drawnFor: string | undefined,
): Promise<string | null> {
  const [drawnUser, accountId] = drawnFor?.split(" ") ?? [];
  if (drawnUser !== userId || !accountId) return null;
  return (await findMembership(db, accountId, userId)) ? accountId : null;
}
