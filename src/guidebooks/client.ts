import { hc } from "hono/client";
import type { guidebookRoutes } from "#guidebooks/routes.server.ts";
import { apiFetch, jsonOf } from "#core/client.ts";
import { queryOptions } from "@tanstack/react-query";

/** Calls for guidebooks, sections and sharing. Read a response with `jsonOf(…)` of `#core/client.ts`. */
export const guidebookCalls = hc<typeof guidebookRoutes>("/api", { fetch: apiFetch });

/** The keys of cached responses in the browser. */
export const guidebookKeys = {
  all: ["/api/guidebooks"] as const,
  archived: ["/api/guidebooks", "archived"] as const,
  bin: ["/api/guidebooks", "bin"] as const,
  one: (id: string) => ["/api/guidebooks", id] as const,
  sections: (id: string) => ["/api/guidebooks", id, "sections"] as const,
  /** Part of the sections' key: a save asks for both again. */
  policy: (id: string) => ["/api/guidebooks", id, "sections", "policy"] as const,
  cards: (id: string) => ["/api/guidebooks", id, "cards"] as const,
  share: (id: string) => ["/api/guidebooks", id, "share"] as const,
};

export const guidebooksQuery = queryOptions({
  queryKey: guidebookKeys.all,
  queryFn: () => jsonOf(guidebookCalls.guidebooks.$get({ query: {} })),
});

export const archivedGuidebooksQuery = queryOptions({
  queryKey: guidebookKeys.archived,
  queryFn: () => jsonOf(guidebookCalls.guidebooks.$get({ query: { archived: "true" } })),
});

export const binnedGuidebooksQuery = queryOptions({
  queryKey: guidebookKeys.bin,
  queryFn: () => jsonOf(guidebookCalls.guidebooks.$get({ query: { bin: "true" } })),
});

export const guidebookQuery = (id: string) =>
  queryOptions({
    queryKey: guidebookKeys.one(id),
    queryFn: () => jsonOf(guidebookCalls.guidebooks[":id"].$get({ param: { id } })),
  });

/** The query of a guidebook's sections: dropped when no screen shows it, fetched on each use (Screens 8). */
export const sectionsQuery = (id: string) =>
  queryOptions({
    queryKey: guidebookKeys.sections(id),
    queryFn: () => jsonOf(guidebookCalls.guidebooks[":id"].sections.$get({ param: { id } })),
    gcTime: 0,
    staleTime: 0,
  });

/** The query of what Airbnb's policy speaks of in a guidebook. */
export const policyQuery = (id: string) =>
  queryOptions({
    queryKey: guidebookKeys.policy(id),
    queryFn: () =>
      jsonOf(guidebookCalls.guidebooks[":id"].policy.$get({ param: { id }, query: { platform: "airbnb" } })),
  });

/** The query of cards, which makes missing short links. Fetched each time: no card has an old password. */
export const cardsQuery = (id: string) =>
  queryOptions({
    queryKey: guidebookKeys.cards(id),
    queryFn: () => jsonOf(guidebookCalls.guidebooks[":id"].cards.$post({ param: { id } })),
    gcTime: 0,
    staleTime: 0,
  });

export const brandingQuery = queryOptions({
  queryKey: ["/api/account/branding"],
  queryFn: () => jsonOf(guidebookCalls.account.branding.$get()),
});

export const shareQuery = (id: string) =>
  queryOptions({
    queryKey: guidebookKeys.share(id),
    queryFn: () => jsonOf(guidebookCalls.guidebooks[":id"].share.$get({ param: { id } })),
  });

export const sharedKey = ["/api/shared-sections"] as const;

/** The query of shared sections of the chosen account, or a guidebook's. Fetched by each screen. */
export const sharedSectionsQuery = (guidebook?: string) =>
  queryOptions({
    queryKey: [...sharedKey, guidebook ?? null],
    queryFn: () =>
      jsonOf(guidebookCalls["shared-sections"].$get({ query: guidebook === undefined ? {} : { guidebook } })),
    staleTime: 0,
  });

const historyCalls = guidebookCalls["guidebook-sections"][":id"].history;

/** Returns the query of a section's versions. Fetched again each time the history is opened. */
export const historyQuery = (sectionId: string) =>
  queryOptions({
    queryKey: ["/api/guidebook-sections", sectionId, "history"],
    queryFn: () => jsonOf(historyCalls.$get({ param: { id: sectionId } })),
    gcTime: 0,
    staleTime: 0,
  });

/** Returns the query of a section's content at a version, which never changes. */
export const versionQuery = (sectionId: string, version: number) =>
  queryOptions({
    queryKey: ["/api/guidebook-sections", sectionId, "history", version],
    queryFn: () =>
      jsonOf(historyCalls[":version"].$get({ param: { id: sectionId, version: String(version) } })),
  });

/** Contacts for guests of all guidebooks. Fetched again by each screen. */
export const contactsQuery = queryOptions({
  queryKey: ["/api/contacts"],
  queryFn: () => jsonOf(guidebookCalls.contacts.$get()),
  staleTime: 0,
});
