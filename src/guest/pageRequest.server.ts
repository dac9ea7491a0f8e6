import { createHash } from "node:crypto";
import type { WantedLanguage } from "#guest/wantedLanguage.server.ts";

export const pageKinds = ["view", "print", "qr"] as const;
export type PageKind = (typeof pageKinds)[number];

/** Which page is asked for. Each field makes another page: a forged `Host` must not reach another guest. */
export interface PageRequest {
  kind: PageKind;
  /** The slug, the share token or the demo's key. */
  key: string;
  language: WantedLanguage;
  /** Who reads: everybody alike. */
  view: "open";
  /** What absolute URLs on the page begin with. */
  origin: string;
  /** Which code and style draw it; null while developing, where both change under way. */
  build: string | null;
}

/** Returns the request for a page of today's build. */
export function requestOf(
  { build }: Pick<PageRequest, "build">,
  request: Pick<PageRequest, "kind" | "key" | "language" | "origin">,
): PageRequest {
  return { ...request, view: "open", build };
}

/** Returns the page's key in memory. */
export function pageKeyOf({ kind, key, language, view, origin, build }: PageRequest): string {
  return `${kind} ${key} ${language} ${view} ${origin} ${build}`;
}

/** Returns the page's key in the store, of one length for any `Host`. */
export function storeKeyOf(request: PageRequest): string {
  return createHash("sha256").update(pageKeyOf(request)).digest("base64url").slice(0, 27);
}
