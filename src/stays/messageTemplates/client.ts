import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import type { messageRoutes } from "#stays/messageTemplates/routes.server.ts";
import { guidebookKeys } from "#guidebooks/client.ts";
import { apiFetch, jsonOf } from "#core/client.ts";

/** The calls about messages and Airbnb's fields. */
export const messageCalls = hc<typeof messageRoutes>("/api", { fetch: apiFetch });

export const templatesQuery = queryOptions({
  queryKey: ["/api/message-templates"],
  queryFn: () => jsonOf(messageCalls["message-templates"].$get()),
});

/** Airbnb's fields from a guidebook: each screen refetches them, because the guidebook changes. */
export const airbnbQuery = (id: string) =>
  queryOptions({
    queryKey: [...guidebookKeys.one(id), "airbnb"],
    queryFn: () => jsonOf(messageCalls.guidebooks[":id"].airbnb.$get({ param: { id } })),
    staleTime: 0,
  });
