import type { Context, MiddlewareHandler } from "hono";
import type { Config } from "#platform/config.server.ts";
import type { AppEnv } from "#platform/http.server.ts";
import { connectedIp } from "#server/origin.ts";

const GIVEN_ID = /^[\w-]{1,64}$/;

/**
 * Gives every answer an id in `X-Request-Id`, which each line that is logged about the request has too. Only a proxy that
 * `TRUST_PROXY` names may give one: a stranger's could be that of somebody else's request.
 */
export const giveRequestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { config, randomId } = c.get("platform");
  const id = idOfProxy(c, config) ?? randomId();
  c.set("requestId", id);
  await next();
  c.res.headers.set("X-Request-Id", id);
};

function idOfProxy(c: Context, { trustsProxy }: Config): string | undefined {
  const given = c.req.header("x-request-id");
  return given && GIVEN_ID.test(given) && trustsProxy(connectedIp(c), 0) ? given : undefined;
}
