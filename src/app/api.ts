import { webhookRoutes } from "#accounts/webhooks/routes.server.ts";
import { tokenRoutes } from "#accounts/tokens/routes.server.ts";
import { eventKinds } from "#app/eventKinds.ts";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Handler } from "hono";
import { z } from "zod";
import { SESSION_COOKIE } from "#accounts/session.server.ts";
import { accountRoutes } from "#accounts/routes.server.ts";
import { adminRoutes } from "#operations/admin/routes.server.ts";
import { settingsRoutes } from "#operations/settings/routes.server.ts";
import { regionRoutes } from "#operations/regions/routes.server.ts";
import { serverRoutes } from "#operations/admin/serverRoutes.server.ts";
import { analyticsRoutes } from "#analytics/routes.server.ts";
import { messageRoutes } from "#stays/messageTemplates/routes.server.ts";
import { describeApi } from "#app/apiDescription.ts";
import { authorise } from "#app/apiGate.server.ts";
import { hostWorkerRoutes } from "#app/hostWorker/routes.server.ts";
import { billingRoutes } from "#billing/routes.server.ts";
import { calendarRoutes } from "#stays/calendars/routes.server.ts";
import { generationRoutes } from "#generation/routes.server.ts";
import { guestApiRoutes } from "#guest/apiRoutes.server.ts";
import { hostPageRoutes } from "#guest/hostPages.server.ts";
import { guidebookRoutes } from "#guidebooks/routes.server.ts";
import { guestUsageRoutes } from "#guidebooks/guestUsage/routes.server.ts";
import { manualRoutes } from "#contentImport/routes.server.ts";
import { mediaRoutes } from "#media/routes.server.ts";
import { memberRoutes } from "#accounts/members/routes.server.ts";
import { noticeRoutes } from "#stays/notices/routes.server.ts";
import { placesRoutes } from "#places/routes.server.ts";
import type { Gate } from "#core/gate.ts";
import { oncePerProduct } from "#core/product.ts";
import { newApi, refuse, type AppEnv } from "#core/http.server.ts";
import type { ApiGroupTitle } from "#site/api/apiReference.ts";
import { pushRoutes } from "#stays/push/routes.server.ts";
import { madeLinks } from "#stays/madeLinks/madeLinks.server.ts";
import { erasedStayRoutes } from "#stays/erasing/routes.server.ts";
import { guestDataRoutes } from "#stays/guestData/routes.server.ts";
import { leavingRoutes } from "#operations/accountDeletion/leavingRoutes.server.ts";
import { accessRequestRoutes } from "#stays/accessRequests/routes.server.ts";
import { extraRoutes } from "#stays/extras/routes.server.ts";
import { problemRoutes } from "#stays/problems/routes.server.ts";
import { stayRoutes } from "#stays/routes.server.ts";
import { arrivalFormRoutes } from "#stays/arrivalForms/routes.server.ts";
import { arrivalCheckRoutes } from "#stays/arrivalChecks/routes.server.ts";
import { translationRoutes } from "#guidebooks/translation/routes.server.ts";
import { transferRoutes } from "#operations/export/routes.server.ts";
import { calendarOutRoutes } from "#stays/calendarsOut/routes.server.ts";
import { checkListRoutes } from "#stays/turnovers/checkItems/routes.server.ts";
import { leftBehindRoutes } from "#stays/turnovers/leftBehind/routes.server.ts";
import { turnoverRoutes } from "#stays/turnovers/routes.server.ts";

/** Each domain's calls, in the order in which they are mounted, with the part of the API's page that lists them. */
const domains: readonly (readonly [group: ApiGroupTitle, calls: OpenAPIHono<AppEnv>])[] = [
  ["Sign-in and profile", accountRoutes],
  ["People", memberRoutes(madeLinks, eventKinds)],
  ["Tokens and webhooks", tokenRoutes],
  ["Tokens and webhooks", webhookRoutes(eventKinds)],
  ["Export and import", transferRoutes],
  ["Operators", adminRoutes],
  ["Operators", regionRoutes],
  ["The app itself", serverRoutes],
  ["Operators", settingsRoutes],
  ["Guidebooks", guestUsageRoutes],
  ["Sign-in and profile", leavingRoutes],
  ["Plan", billingRoutes],
  ["Guidebooks", guidebookRoutes],
  ["Export and import", manualRoutes],
  ["Languages", translationRoutes],
  ["Guidebooks", mediaRoutes],
  ["Generation and places", placesRoutes],
  ["Stays", noticeRoutes],
  ["The app itself", hostWorkerRoutes],
  ["Stays", stayRoutes],
  ["Stays", accessRequestRoutes],
  ["Stays", extraRoutes],
  ["Stays", problemRoutes],
  ["Stays", arrivalCheckRoutes],
  ["Stays", arrivalFormRoutes],
  ["Cleaners", turnoverRoutes],
  ["Cleaners", checkListRoutes],
  ["Cleaners", leftBehindRoutes],
  ["Calendars", calendarOutRoutes],
  ["Stays", messageRoutes],
  ["The app itself", pushRoutes],
  ["Stays", erasedStayRoutes],
  ["Stays", guestDataRoutes],
  ["Calendars", calendarRoutes],
  ["Generation and places", generationRoutes],
  ["Guest pages", guestApiRoutes],
  ["Guest pages", hostPageRoutes],
  ["The app itself", analyticsRoutes],
];

export interface MountedCall {
  method: string;
  /** As it was defined: `/guidebooks/{id}`. */
  path: string;
  group: ApiGroupTitle;
  gate: Gate;
  takesJson: boolean;
  /** A body that the call takes. */
  example: unknown;
  /** The names of the limits that it says it counts against. */
  limits: readonly string[];
}

/** Returns every call of the API with its gate. Throws for a route that `defineRoute()` did not define. */
export function listCalls(): MountedCall[] {
  return domains.flatMap(([group, domain]) =>
    domain.openAPIRegistry.definitions.flatMap((definition) => {
      if (definition.type !== "route") return [];
      const { path, "x-gate": gate } = definition.route;
      const limits = namedLimits.parse(definition.route["x-limits"]).map(({ name }) => name);
      const method = definition.route.method.toUpperCase();
      if (!gate) throw new Error(`${method} ${path} has no gate: define it with defineRoute()`);
      const json = definition.route.request?.body?.content["application/json"];
      return [
        {
          method,
          path,
          group,
          gate,
          takesJson: json !== undefined,
          example: json && exampleIn(json),
          limits,
        },
      ];
    }),
  );
}

/** Mounts every domain's calls. What each needs, takes and refuses is where it is defined. */
export function buildApi() {
  const api = newApi();
  api.use(async (c, next) => {
    c.set("authorise", authorise);
    await next();
  });
  for (const [, domain] of domains) api.route("/", domain);
  // A wrong method is not refused at an operator's call: to anyone else it is not there.
  const shownCalls = listCalls().filter(({ gate }) => gate.access !== "operator");
  const callsAt = Map.groupBy(shownCalls, ({ path }) => path.replaceAll(/\{(\w+)\}/g, ":$1"));
  for (const [at, calls] of callsAt) api.all(at, refuseMethod(calls.map(({ method }) => method)));
  api.get("/openapi.json", (c) => c.json(descriptionOf(c.get("context").config.product)));
  return api;
}

/** Returns the description of the API. Worked out once, when it is first asked for. */
export const descriptionOf = oncePerProduct((product) => describeApi(buildApi(), SESSION_COOKIE, product));

const namedLimits = z.array(z.object({ name: z.string() }));

const exampleIn = (json: object) => ("example" in json ? json.example : undefined);

const inWords = new Intl.ListFormat("en", { type: "conjunction" });

function refuseMethod(methods: string[]): Handler<AppEnv> {
  const message = `This call takes ${inWords.format(methods)}.`;
  return (c) => {
    c.header("Allow", methods.join(", "));
    return refuse(c, { code: "method_not_allowed", message });
  };
}
