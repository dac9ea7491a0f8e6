import type { ShareLink } from "#guidebooks/contract.ts";

/** True while whoever has the link gets in (Sharing 2). `now` is epoch milliseconds. */
export function isLive({ revokedAt, expiresAt }: ShareLink, now: number): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}
