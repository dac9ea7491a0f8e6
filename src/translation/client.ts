import { queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { guidebookKeys } from "#guidebooks/queries.ts";
import type { Language } from "#languages/languages.ts";
import { apiFetch, jsonOf } from "#platform/client.ts";
import type { translationRoutes } from "#translation/routes.server.ts";

/** The calls about the languages of a guidebook. */
export const translationCalls = hc<typeof translationRoutes>("/api", { fetch: apiFetch });

const all = (id: string) => [...guidebookKeys.one(id), "languages"] as const;

/** Returns the query of the languages of a guidebook: read anew by each screen, because the guidebook changes. */
export const languagesQuery = (id: string) =>
  queryOptions({
    queryKey: all(id),
    queryFn: () => jsonOf(translationCalls.guidebooks[":id"].languages.$get({ param: { id } })),
    staleTime: 0,
  });

/** Returns the query of a guidebook's words beside their translations into a language. */
export const translationsQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...all(id), language],
    queryFn: () =>
      jsonOf(translationCalls.guidebooks[":id"].translations.$get({ param: { id }, query: { language } })),
    staleTime: 0,
    gcTime: 0,
  });
