import { createHash } from "node:crypto";
import type { WantedLanguage } from "#guest/wantedLanguage.server.ts";

export const pageKinds = ["view", "print", "qr"] as const;
export type PageKind = (typeof pageKinds)[number];

/** Returns the kind of page that a path lies under, in whatever case it was typed; undefined for other paths. */
export function kindOfPath(path: string): PageKind | undefined {
  const first = path.split("/")[1]?.toLowerCase();
  return pageKinds.find((kind) => kind === first);
}

/** `open` is the page as it is linked to. */
export const pageViews = ["open", "original"] as const;
export type PageView = (typeof pageViews)[number];

/** Which page is asked for. Each field makes another page: a forged `Host` must not reach another guest. */
export interface PageRequest {
  kind: PageKind;
  /** The slug, the share token or the demo's key. */
  key: string;
  language: WantedLanguage;
  /** Whether the host's words are in the page's language, where they have been translated, or as the host wrote them. */
  view: PageView;
  /** What absolute URLs on the page begin with. */
  origin: string;
  /** Which code and style draw it; null while developing, where both change under way. */
  build: string | null;
}

/** Returns the request for a page of today's build. */
export function requestOf(
  { build }: Pick<PageRequest, "build">,
  request: Pick<PageRequest, "kind" | "key" | "language" | "origin"> & Partial<Pick<PageRequest, "view">>,
): PageRequest {
  return { view: "open", ...request, build };
}

/** Returns the page's key in memory. */
export function pageKeyOf({ kind, key, language, view, origin, build }: PageRequest): string {
  return `${kind} ${key} ${language} ${view} ${origin} ${build}`;
}

/** Returns the page's key in the store, of one length for any `Host`. */
export function storeKeyOf(request: PageRequest): string {
  return createHash("sha256").update(pageKeyOf(request)).digest("base64url").slice(0, 27);
}
