import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { hc } from "hono/client";
import { guidebookKeys } from "#guidebooks/client.ts";
import type { Language } from "#core/i18n/languages.ts";
import { apiFetch, jsonOf } from "#core/client.ts";
import type { LanguageProgress } from "#guidebooks/translation/contract.ts";
import type { translationRoutes } from "#guidebooks/translation/routes.server.ts";

export const translationCalls = hc<typeof translationRoutes>("/api", { fetch: apiFetch });

const all = (id: string) => [...guidebookKeys.one(id), "languages"] as const;

/** Returns the query of a guidebook's languages. Fetched again by each screen, because the guidebook changes. */
export const languagesQuery = (id: string) =>
  queryOptions({
    queryKey: all(id),
    queryFn: () => jsonOf(translationCalls.guidebooks[":id"].languages.$get({ param: { id } })),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.isTranslating && EVERY_MS,
  });

/** Polls while a model translates. */
const EVERY_MS = 3000;

export const translationsKey = (id: string, language: Language) => [...all(id), language] as const;

export const translationsQuery = (id: string, { language, ...progress }: LanguageProgress) =>
  queryOptions({
    queryKey: [...translationsKey(id, language), progress],
    placeholderData: keepPreviousData,
    queryFn: () =>
      jsonOf(translationCalls.guidebooks[":id"].translations.$get({ param: { id }, query: { language } })),
    staleTime: 0,
    gcTime: 0,
  });
