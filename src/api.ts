import type { Handler, MiddlewareHandler } from "hono";
import { SESSION_COOKIE } from "#accounts/session.server.ts";
import { describeApi, type Gate } from "#apiDescription.ts";
import { accountRoutes } from "#accounts/routes.server.ts";
import { analyticsRoutes } from "#analytics/routes.server.ts";
import { billingRoutes } from "#billing/routes.server.ts";
import { findSubscription } from "#billing/subscription.server.ts";
import { generationRoutes } from "#generation/routes.server.ts";
import { guestApiRoutes } from "#guest/apiRoutes.server.ts";
import { guidebookRoutes } from "#guidebooks/routes.server.ts";
import { mediaRoutes } from "#media/routes.server.ts";
import { placesRoutes } from "#places/routes.server.ts";
import { smallBody } from "#platform/calls.server.ts";
import { newApi, refuse, type AppEnv } from "#platform/http.server.ts";

/**
 * Every call of the app and who may make it. A host without a subscription can still see to account and payment,
 * and take things down: whoever leaves must be able to (Plan 3).
 */
export const gates: Record<string, Gate> = {
  "GET /auth/user": "public",
  "POST /auth/login": "public",
  "POST /auth/signup": "public",
  "POST /auth/forgot-password": "public",
  "POST /auth/reset-password": "signed-in",
  "POST /auth/reset-password-with-token": "public",
  "GET /logout": "public",

  "GET /subscription-status": "signed-in",
  "POST /create-checkout-session": "signed-in",
  "POST /billing/portal": "signed-in",
  "POST /webhooks/stripe": "public",

  "GET /guidebooks": "signed-in",
  "POST /guidebooks": "subscribed",
  "GET /guidebooks/{id}": "subscribed",
  "PUT /guidebooks/{id}": "subscribed",
  "PATCH /guidebooks/{id}/archive": "signed-in",
  "PATCH /guidebooks/{id}/restore": "subscribed",
  "POST /guidebooks/{id}/slug": "subscribed",
  "GET /guidebooks/{id}/sections": "subscribed",
  "PUT /guidebook-sections/{id}": "subscribed",
  "GET /guidebooks/{id}/share": "signed-in",
  "POST /guidebooks/{id}/share": "subscribed",
  "POST /guidebooks/{id}/share-links": "subscribed",
  "DELETE /share-links/{token}": "signed-in",
  "POST /media": "subscribed",
  "GET /places/autocomplete": "subscribed",
  "GET /places/service": "subscribed",
  "POST /guidebooks/generate-enhanced": "subscribed",
  "POST /guidebook-sections/{id}/regenerate": "subscribed",
  "GET /guidebooks/{id}/gone-places": "subscribed",

  "POST /events": "public",

  "GET /public/demo/{token}": "public",
  "GET /public/guidebook/{token}": "public",
  "GET /public/slug/{slug}": "public",
  "GET /public/{token}": "public",
};

/** Calls that say themselves how much they take; all others take 1 MB. */
const bringPictures = ["PUT /guidebook-sections/{id}", "POST /media"];

const domains = [
  accountRoutes,
  billingRoutes,
  guidebookRoutes,
  mediaRoutes,
  placesRoutes,
  generationRoutes,
  guestApiRoutes,
  analyticsRoutes,
];

/** Mounts every domain's calls behind their gates and the limit of their bodies. A call without a gate stops the start. */
export function buildApi() {
  const api = newApi();
  const methodsAt: Record<string, string[]> = {};
  for (const domain of domains) {
    for (const definition of domain.openAPIRegistry.definitions) {
      if (definition.type !== "route") continue;
      const { path } = definition.route;
      const method = definition.route.method.toUpperCase();
      const name = `${method} ${path}`;
      const gate = gates[name];
      if (!gate) throw new Error(`${name} has no gate in src/api.ts`);
      const at = path.replaceAll(/\{(\w+)\}/g, ":$1");
      (methodsAt[at] ??= []).push(method);
      api.on(method, at, guard(gate));
      if (!bringPictures.includes(name)) api.on(method, at, smallBody);
    }
  }
  for (const domain of domains) api.route("/", domain);
  for (const [at, methods] of Object.entries(methodsAt)) api.all(at, refuseMethod(methods));
  // Worked out once, at the first question: anybody may ask as often as they like.
  let description: ReturnType<typeof describeApi> | undefined;
  api.get("/openapi.json", (c) => c.json((description ??= describeApi(api, gates, SESSION_COOKIE))));
  return api;
}

function guard(gate: Gate): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (gate === "public") return next();
    const host = c.get("host");
    if (!host) return refuse(c, { status: 401, code: "signed_out", message: "Please sign in to go on." });
    if (gate === "subscribed" && (await findSubscription(c.get("platform"), host.id)).status !== "active") {
      const message = "This needs an active subscription. Your guidebooks are kept until you subscribe.";
      return refuse(c, { status: 402, code: "subscription_required", message });
    }
    return next();
  };
}

const inWords = new Intl.ListFormat("en", { type: "conjunction" });

function refuseMethod(methods: string[]): Handler<AppEnv> {
  const message = `This call takes ${inWords.format(methods)}.`;
  return (c) => {
    c.header("Allow", methods.join(", "));
    return refuse(c, { status: 405, code: "method_not_allowed", message });
  };
}
