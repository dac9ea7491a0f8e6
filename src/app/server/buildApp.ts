import { admitToken } from "#accounts/tokens/bearer.server.ts";
import { Hono, type Handler, type HonoRequest, type MiddlewareHandler, type ErrorHandler } from "hono";
import { compress } from "hono/compress";
import { oidcPages } from "#accounts/oidc/pages.server.ts";
import { refuseOtherAccount } from "#accounts/otherAccount.server.ts";
import { findSignedInHost } from "#accounts/session.server.ts";
import { buildApi } from "#app/api.ts";
import { billingPages } from "#billing/testBilling/pages.server.tsx";
import { guestPages } from "#guest/routes.server.ts";
import { secretPictures } from "#guest/stay/pictureRoutes.server.ts";
import { mediaPages } from "#media/routes.server.ts";
import { hostWorkerPages } from "#app/hostWorker/pages.server.ts";
import { refuse, type AppEnv, answerError } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { Refusal } from "#core/refusal.ts";
import type { Assets } from "#app/server/assets.ts";
import { answerHealth, answerReadiness } from "#app/server/health.ts";
import { admitToScreens } from "#app/server/limits.ts";
import { answerMetrics, readFigures } from "#app/server/metrics.ts";
import { logRequests } from "#app/server/log.ts";
import { readFirstAnswers } from "#app/server/firstAnswers.ts";
import { securityHeaders } from "#app/server/headers.ts";
import { clientIp, isCrossSiteWrite, publicOrigin } from "#app/server/origin.ts";
import { policyReportRoutes } from "#app/server/policyReports.ts";
import { drainRejectedBody } from "#app/server/rejectedBody.ts";
import { giveRequestId } from "#app/server/requestId.ts";
import { sitePages } from "#site/routes.server.ts";
import { calendarOutPages } from "#stays/calendarsOut/pages.server.ts";
import { answerPages } from "#stays/extras/pages.server.ts";
import { contactPages } from "#stays/problems/pages.server.ts";
import { turnoverPages } from "#stays/turnovers/pages.server.ts";
import { sendTryAgain } from "#guest/notices.server.ts";

/** Builds the whole app behind one `fetch`: assets, API, guest pages, and the screens for all else. */
export function buildApp(context: AppContext, assets: Assets, screens: MiddlewareHandler<AppEnv>) {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("context", context);
    c.set("assets", assets);
    await next();
  });
  app.onError(handleUnexpectedError(assets));
  app.use(giveRequestId);
  app.use(drainRejectedBody);
  app.use(securityHeaders);
  app.use(assets.serve);
  app.get("/healthz", answerHealth);
  app.get("/readyz", answerReadiness);
  readFigures(context);
  app.get("/metrics", answerMetrics);
  app.use(logRequests);
  app.on("TRACE", "*", refuseTrace);
  app.use("/api/*", async (c, next) => {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  });
  app.use(async (c, next) => {
    const origin = publicOrigin(c, context.config);
    if (!origin) return refuse(c, noHost);
    c.set("ip", clientIp(c, context.config));
    c.set("origin", origin);
    await next();
  });
  app.use(refuseCrossSite);
  app.use(compress());
  app.route("/", policyReportRoutes);
  app.route("/", secretPictures(assets));
  app.route("/", mediaPages);
  app.route("/", billingPages(context, assets));
  app.route("/", guestPages(assets));
  app.route("/", turnoverPages(assets));
  app.route("/", answerPages(assets));
  app.route("/", contactPages(assets));
  app.route("/", calendarOutPages);
  app.route("/", hostWorkerPages(assets));
  app.route("/", sitePages);

  app.use(async (c, next) => {
    c.set("host", await findSignedInHost(context, c.req.header("cookie") ?? ""));
    await next();
  });
  app.route("/", oidcPages(context));
  app.use("/api/*", admitToken, refuseOtherAccount);
  app.route("/api", buildApi());
  app.all("/api/*", (c, next) => (isApiPage(c.req) ? next() : refuse(c, noSuchCall)));
  app.use(admitToScreens(assets));
  app.use(readFirstAnswers(app));
  app.use(screens);
  return app;
}

const noHost: Refusal = {
  code: "invalid_host",
  message: "The name in this address is longer than a name can be. Check it, then try again.",
};

/** `/api` itself is a page to read; all below it are calls. */
const isApiPage = ({ path, method }: HonoRequest) => path === "/api" && ["GET", "HEAD"].includes(method);

const noSuchCall: Refusal = { code: "not_found", message: "There is no such call." };

const refuseTrace: Handler<AppEnv> = (c) => {
  c.header("Allow", "GET, HEAD, POST, PUT, PATCH, DELETE");
  return refuse(c, { code: "method_not_allowed", message: "Nothing here takes TRACE." });
};

const refuseCrossSite: MiddlewareHandler<AppEnv> = async (c, next) => {
  // Stripe's server signs what it sends instead.
  if (c.req.path === "/api/webhooks/stripe" || !isCrossSiteWrite(c, c.get("origin"))) return next();
  const message = "This request came from another site and was refused. Open the page itself and try again.";
  return refuse(c, { code: "cross_site", message });
};

/** Sends the response to an unexpected error: JSON for a call, a page for a person. Logs it without the path. */
const handleUnexpectedError =
  (assets: Assets): ErrorHandler<AppEnv> =>
  (error, c) => {
    const response = answerError(error, c);
    if (c.req.path.startsWith("/api/")) return response;
    return sendTryAgain(c, assets, response.status === 503 ? 503 : 500);
  };
