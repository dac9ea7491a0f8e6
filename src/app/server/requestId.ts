import type { IncomingMessage } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import type { Config } from "#core/config.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { requestIdOfLog } from "#core/log.server.ts";
import { REQUEST_ID_HEADER } from "#core/requestIdHeader.ts";
import type { AppContext } from "#core/context.server.ts";
import { connectedIp } from "#app/server/origin.ts";

const GIVEN_ID = /^[\w-]{1,64}$/;

/** Sends an id in `X-Request-Id`, which log lines have too. Accepts one of proxies in `TRUST_PROXY` only. */
export const giveRequestId: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { config, randomId } = c.get("context");
  const id = idOfProxy(c, config) ?? randomId();
  c.set("requestId", id);
  await requestIdOfLog.run(id, next);
  c.res.headers.set(REQUEST_ID_HEADER, id);
};

function idOfProxy(c: Context, config: Config): string | undefined {
  return trustedId(c.req.header("x-request-id"), () => connectedIp(c), config);
}

function trustedId(given: string | undefined, ip: () => string, { trustsProxy }: Config): string | undefined {
  return given && GIVEN_ID.test(given) && trustsProxy(ip(), 0) ? given : undefined;
}

const COUNTED_DIGITS = 8;

/** Returns what gives each of node's requests its id, for answers that no router sees: random once, then counted. */
export function requestIds({ config, randomId }: AppContext): (request: IncomingMessage) => string {
  const process = randomId().slice(COUNTED_DIGITS);
  let count = 0;
  return ({ headers, socket }) => {
    const given = headers["x-request-id"];
    const trusted =
      given === undefined ? undefined : trustedId(String(given), () => socket.remoteAddress ?? "", config);
    return trusted ?? process + (count++).toString(36).padStart(COUNTED_DIGITS, "0");
  };
}
