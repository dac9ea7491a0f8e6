import type { Context, Hono, MiddlewareHandler } from "hono";
import { routePatternOf, type RoutePattern } from "#analytics/routePattern.ts";
import type { AppEnv } from "#core/http.server.ts";
import { hostScreens } from "#core/screens.ts";

const ofFrame = [
  "/api/announcement",
  "/api/guidebooks",
  "/api/stays/tonight",
  "/api/stays",
  "/api/stay-properties",
  "/api/stay-requests",
  "/api/calendars",
];
const ofDashboard = ["/api/opens", "/api/turnovers"];

/** The calls of a screen that it needs to be drawn, without those of the frame. */
const ofScreen: Partial<Record<RoutePattern, readonly string[]>> = {
  "/": ofDashboard,
  "/dashboard": ofDashboard,
  "/stays": ["/api/notices", "/api/turnovers", "/api/left-behind"],
  "/guidebooks/:id": [
    "/api/guidebooks/:id",
    "/api/guidebooks/:id/sections",
    "/api/guidebooks/:id/access",
    "/api/guidebooks/:id/unfound",
    "/api/opens",
  ],
};

/** The requests that are made for documents here. */
const ofDocuments = new WeakSet<Request>();

/** Returns whether a request is part of a document: it is neither logged nor counted. */
export const isOfDocument = (request: Request) => ofDocuments.has(request);

/** Calls the API for what a host's screen needs, so that the document brings the answers along. */
export const readFirstAnswers =
  (app: Hono<AppEnv>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const pattern = routePatternOf(c.req.path);
    if (c.req.method === "GET" && c.get("host") && hostScreens.some(({ path }) => path === pattern)) {
      const id = c.req.path.split("/")[2] ?? "";
      const paths = [...ofFrame, ...(ofScreen[pattern] ?? [])].map((path) => path.replace(":id", id));
      c.set(
        "firstAnswers",
        Object.fromEntries((await Promise.all(paths.map((path) => call(app, c, path)))).flat()),
      );
    }
    return next();
  };

/** Returns the path with its answer; nothing where the call is refused: the screen makes it again and says why. */
async function call(app: Hono<AppEnv>, c: Context<AppEnv>, path: string): Promise<[string, unknown][]> {
  const headers = new Headers(c.req.raw.headers);
  for (const name of ["accept-encoding", "if-none-match"]) headers.delete(name);
  const request = new Request(new URL(path, c.req.url), { headers });
  ofDocuments.add(request);
  const response = await app.fetch(request, c.env);
  return response.ok ? [[path, await response.json()]] : [];
}
