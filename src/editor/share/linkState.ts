import type { ShareLink } from "#guidebooks/contract.ts";
import { formatDay } from "#core/format.ts";

export function formatLinkState({ revokedAt, expiresAt }: ShareLink, now: number): string {
  if (revokedAt !== null) return `Ended ${formatDay(revokedAt)}`;
  if (expiresAt === null) return "No end";
  return expiresAt > now ? `Until ${formatDay(expiresAt)}` : `Expired ${formatDay(expiresAt)}`;
}

/** Returns the end of a day that was picked as YYYY-MM-DD: guests may read until midnight, where the host is. */
export function endOfDay(day: string): number {
  return new Date(`${day}T23:59:59.999`).getTime();
}

/** Returns the day of a moment as YYYY-MM-DD, where the host is. */
export function dayOf(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
