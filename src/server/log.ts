import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { routePatternOf } from "#analytics/routePattern.ts";
import type { AppEnv } from "#platform/http.server.ts";

/** Logs one line a request, with the route's pattern in place of the path: slugs and tokens open doors (Accounts 7). */
export const logRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { log, now } = c.get("platform");
  const started = now();
  await next();
  const line = { id: c.get("requestId"), method: c.req.method, route: patternOf(c), status: c.res.status };
  log.info({ ...line, ms: now() - started }, "request");
};

function patternOf(c: Context): string {
  const matched = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"))?.path;
  return matched ?? (c.req.path.startsWith("/api/") ? "/api/*" : routePatternOf(c.req.path));
}
