import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { routePatternOf } from "#analytics/routePattern.ts";
import { isOfDocument } from "#app/server/firstAnswers.ts";
import type { AppEnv } from "#core/http.server.ts";

/** Logs and counts one line a request, with the route's pattern: slugs and tokens open doors (Accounts 7). */
export const logRequests: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (isOfDocument(c.req.raw)) return next();
  const { log, metrics } = c.get("context");
  const started = performance.now();
  await next();
  const [route, ms] = [patternOf(c), performance.now() - started];
  const line = { method: c.req.method, route, status: c.res.status };
  metrics.requests.inc(line);
  metrics.durations.observe({ route }, ms / 1000);
  log.info({ ...line, ms: Math.round(ms) }, "request");
};

function patternOf(c: Context): string {
  const matched = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"))?.path;
  return matched ?? (c.req.path.startsWith("/api/") ? "/api/*" : routePatternOf(c.req.path));
}
