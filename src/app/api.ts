import { webhookRoutes } from "#accounts/webhooks/routes.server.ts";
import { tokenRoutes } from "#accounts/tokens/routes.server.ts";
import { eventKinds } from "#app/eventKinds.ts";
import type { Handler } from "hono";
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
import { pushRoutes } from "#stays/push/routes.server.ts";
import { madeLinks } from "#stays/madeLinks/madeLinks.server.ts";
import { erasedStayRoutes } from "#stays/erasing/routes.server.ts";
import { guestDataRoutes } from "#stays/guestData/routes.server.ts";
import { leavingRoutes } from "#operations/accountDeletion/leavingRoutes.server.ts";
import { accessRequestRoutes } from "#stays/accessRequests/routes.server.ts";
import { stayRoutes } from "#stays/routes.server.ts";
import { arrivalCheckRoutes } from "#stays/arrivalChecks/routes.server.ts";
import { translationRoutes } from "#guidebooks/translation/routes.server.ts";
import { transferRoutes } from "#operations/export/routes.server.ts";
import { calendarOutRoutes } from "#stays/calendarsOut/routes.server.ts";
import { turnoverRoutes } from "#stays/turnovers/routes.server.ts";

const domains = [
  accountRoutes,
  memberRoutes(madeLinks, eventKinds),
  tokenRoutes,
  webhookRoutes(eventKinds),
  transferRoutes,
  adminRoutes,
  regionRoutes,
  serverRoutes,
  settingsRoutes,
  guestUsageRoutes,
  leavingRoutes,
  billingRoutes,
  guidebookRoutes,
  manualRoutes,
  translationRoutes,
  mediaRoutes,
  placesRoutes,
  noticeRoutes,
  hostWorkerRoutes,
  stayRoutes,
  accessRequestRoutes,
  arrivalCheckRoutes,
  turnoverRoutes,
  calendarOutRoutes,
  messageRoutes,
  pushRoutes,
  erasedStayRoutes,
  guestDataRoutes,
  calendarRoutes,
  generationRoutes,
  guestApiRoutes,
  hostPageRoutes,
  analyticsRoutes,
];

interface MountedCall {
  method: string;
  /** As it was defined: `/guidebooks/{id}`. */
  path: string;
  gate: Gate;
  takesJson: boolean;
  /** A body that the call takes. */
  example: unknown;
  /** The names of the limits that it says it counts against. */
  limits: readonly string[];
}

/** Returns every call of the API with its gate. Throws for a route that `defineRoute()` did not define. */
export function listCalls(): MountedCall[] {
  return domains.flatMap((domain) =>
    domain.openAPIRegistry.definitions.flatMap((definition) => {
      if (definition.type !== "route") return [];
      const { path, "x-gate": gate, "x-limits": limits } = definition.route;
      const method = definition.route.method.toUpperCase();
      if (!gate) throw new Error(`${method} ${path} has no gate: define it with defineRoute()`);
      const json = definition.route.request?.body?.content["application/json"];
      return [
        { method, path, gate, takesJson: json !== undefined, example: json && exampleIn(json), limits },
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
  for (const domain of domains) api.route("/", domain);
  const callsAt = Map.groupBy(listCalls(), ({ path }) => path.replaceAll(/\{(\w+)\}/g, ":$1"));
  for (const [at, calls] of callsAt) api.all(at, refuseMethod(calls.map(({ method }) => method)));
  // Worked out once, at the first question: anybody may ask as often as they like.
  const descriptionFor = oncePerProduct((product) => describeApi(api, SESSION_COOKIE, product));
  api.get("/openapi.json", (c) => c.json(descriptionFor(c.get("context").config.product)));
  return api;
}

const exampleIn = (json: object) => ("example" in json ? json.example : undefined);

const inWords = new Intl.ListFormat("en", { type: "conjunction" });

function refuseMethod(methods: string[]): Handler<AppEnv> {
  const message = `This call takes ${inWords.format(methods)}.`;
  return (c) => {
    c.header("Allow", methods.join(", "));
    return refuse(c, { code: "method_not_allowed", message });
  };
}
