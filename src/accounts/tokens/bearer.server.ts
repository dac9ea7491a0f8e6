import type { MiddlewareHandler } from "hono";
import { findMembership } from "#accounts/memberStore.server.ts";
import { callsPerToken } from "#accounts/tokens/limits.ts";
import { findTokenByHash, updateTokenUse } from "#accounts/tokens/store.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { refuse, type AppEnv, type SignedInHost } from "#core/http.server.ts";
import { hashToken } from "#core/ids.server.ts";
import { ok, refused, type Result } from "#core/refusal.ts";
import type { TokenGrant } from "#accounts/actor.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** The token that a call was sent with; then the session's cookie is ignored. */
    token: TokenGrant | undefined;
  }
}

/**
 * Lets a program call as the member who made its token. A header that names no live token is refused with 401
 * `token_ended`, whatever its cookies say: a token in a cookie or in the query is none.
 */
export const admitToken: MiddlewareHandler<AppEnv> = async (c, next) => {
  const header = c.req.header("authorization");
  // A proxy that asks for a password sends Basic with every call: that is no token.
  if (header === undefined || !/^Bearer\b/i.test(header)) return next();
  const context = c.get("context");
  const admitted = await admit(context, /^Bearer +(\S{1,200})$/i.exec(header)?.[1] ?? "");
  if (!admitted.ok) return refuse(c, admitted.refusal);
  const { host, grant } = admitted.value;
  const free = await context.limits.consume(callsPerToken, grant.id);
  if (!free.ok) return refuse(c, free.refusal);
  c.set("host", host);
  c.set("token", grant);
  return next();
};

async function admit(
  context: AppContext,
  token: string,
): Promise<Result<{ host: SignedInHost; grant: TokenGrant }>> {
  const { db } = context;
  const now = context.now();
  const row = await findTokenByHash(db, hashToken(token), now);
  if (!row || !(await findMembership(db, row.account_id, row.user_id))) return tokenEnded;
  await updateTokenUse(db, row.id, { now, since: now - MINUTE_MS });
  const host = {
    id: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: null,
    emailConfirmed: true,
    isOperator: false,
    session: "",
    accountId: row.account_id,
  };
  return ok({ host, grant: { id: row.id, role: row.role, isLimited: row.is_limited === 1 } });
}

const tokenEnded = refused({
  code: "token_ended",
  message: "This token has ended or was never valid. Make a new one in the profile.",
});
