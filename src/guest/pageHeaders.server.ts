import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import type { PageKind } from "#guest/pages/find.server.ts";
import { videoOf } from "#sections/howto/video.ts";
import { leavesOf } from "#sections/section.ts";

/** The players that a guidebook's videos need; a page without videos may frame no site. */
function playersOf(guidebook: GuestGuidebook): string[] {
  const players = guidebook.sections.flatMap(leavesOf).flatMap(({ kind, value }) => {
    const video = kind === "video" ? videoOf(value) : null;
    return video ? [new URL(video.embed).origin] : [];
  });
  return [...new Set(players)];
}

/** More than there are stylesheets; the cover of a guidebook may add one rule. */
const hashes = new LRUCache<string, string>({ max: 64 });

/** Returns the hash that lets a browser use the style; pages of a kind have the same one, but for the rule of a cover. */
function styleHashOf(style: string): string {
  let hash = hashes.get(style);
  if (hash === undefined) hashes.set(style, (hash = createHash("sha256").update(style).digest("base64")));
  return hash;
}

interface PolicyNeeds {
  players?: readonly string[];
  hasManifest?: boolean;
}

/** Our own files alone, and the page's own style. The host's editor may show the page in a frame. */
function policyOf(style: string, { players = [], hasManifest = false }: PolicyNeeds = {}): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${styleHashOf(style)}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    // WebKit does not know it, and says so on every page that has it.
    ...(hasManifest ? ["manifest-src 'self'"] : []),
    `frame-src ${players.join(" ") || "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** For everything of a guest's (Guest page 3): no search engine lists it. */
const unlisted = { "X-Robots-Tag": "noindex, nofollow" };

/** Another site never learns where a guest was. Our own does: without it a form would come from nowhere and be refused. */
const always = { ...unlisted, "Referrer-Policy": "same-origin", "Content-Type": "text/html; charset=utf-8" };

/** Returns the headers of a code or a picture of a guidebook. */
export const headersOfFile = (type: string): Record<string, string> => ({
  ...unlisted,
  "Referrer-Policy": "no-referrer",
  "Content-Type": type,
  "Cache-Control": "private, no-cache",
});

/** Returns the headers of a guest page: checked at every visit, stored by no cache on the way (Guest page 4). */
export function headersFor(guidebook: GuestGuidebook, style: string, kind: PageKind): Record<string, string> {
  const needs = { players: playersOf(guidebook), hasManifest: kind === "view" };
  return {
    ...always,
    "Cache-Control": guidebook.stay ? "private, no-store" : "private, no-cache",
    "Content-Security-Policy": policyOf(style, needs),
    Vary: "Accept-Encoding, Accept-Language, Cookie",
    ...(guidebook.secretsUntil !== null && { "Guidebook-Secrets-Until": String(guidebook.secretsUntil) }),
    ...(guidebook.liveUntil !== null && { "Guidebook-Live-Until": String(guidebook.liveUntil) }),
  };
}

/** Returns the headers of a page that explains why there is no guidebook. */
export const headersOfNotice = (style: string): Record<string, string> => ({
  ...always,
  "Cache-Control": "no-store",
  "Content-Security-Policy": policyOf(style),
});
