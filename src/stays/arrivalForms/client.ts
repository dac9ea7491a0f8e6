import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { apiFetch, jsonOf } from "#core/client.ts";
import { guidebookKeys } from "#guidebooks/client.ts";
import type { arrivalFormRoutes } from "#stays/arrivalForms/routes.server.ts";

/** The calls about what guests are asked before they arrive. */
export const arrivalFormCalls = hc<typeof arrivalFormRoutes>("/api", { fetch: apiFetch });

export const arrivalFormQuery = (id: string) =>
  queryOptions({
    queryKey: [...guidebookKeys.one(id), "arrival-form"],
    queryFn: () => jsonOf(arrivalFormCalls.guidebooks[":id"]["arrival-form"].$get({ param: { id } })),
  });

export const reviewLinkQuery = (id: string) =>
  queryOptions({
    queryKey: [...guidebookKeys.one(id), "review-link"],
    queryFn: () => jsonOf(arrivalFormCalls.guidebooks[":id"]["review-link"].$get({ param: { id } })),
  });

/** What the guests of a stay answered; read at each opening, since they may change it. */
export const detailsQuery = (id: string) =>
  queryOptions({
    queryKey: ["/api/stays", id, "details"],
    queryFn: () => jsonOf(arrivalFormCalls.stays[":id"].details.$get({ param: { id } })),
    staleTime: 0,
  });
