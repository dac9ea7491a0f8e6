import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import type { channelRoutes } from "#stays/messageTemplates/routes.server.ts";
import { guidebookKeys } from "#guidebooks/queries.ts";
import { apiFetch, jsonOf } from "#core/client.ts";

/** The calls about ready messages and platforms' own fields. */
export const channelCalls = hc<typeof channelRoutes>("/api", { fetch: apiFetch });

/** The ready messages of the account. */
export const templatesQuery = queryOptions({
  queryKey: ["/api/message-templates"],
  queryFn: () => jsonOf(channelCalls["message-templates"].$get()),
});

/** Airbnb's own fields from a guidebook: read anew by each screen, because the guidebook changes. */
export const airbnbQuery = (id: string) =>
  queryOptions({
    queryKey: [...guidebookKeys.one(id), "airbnb"],
    queryFn: () => jsonOf(channelCalls.guidebooks[":id"].airbnb.$get({ param: { id } })),
    staleTime: 0,
  });
