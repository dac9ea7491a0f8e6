import type { ShareLink } from "#guidebooks/contract.ts";

/** Returns whether a share link opens its guidebook (Sharing 2). `now` is epoch milliseconds. */
export function isLive({ revokedAt, expiresAt }: ShareLink, now: number): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}
