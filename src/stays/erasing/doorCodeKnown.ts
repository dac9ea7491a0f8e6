import type { Access } from "#stays/contract.ts";
import type { DoorCodeHistory } from "#stays/accessStore.server.ts";
import { guestStayOf } from "#stays/guestStay.ts";
import { joinRows } from "#stays/joinedStays.ts";
import type { StaysTable } from "#stays/tables.server.ts";

/**
 * Returns whether a guest has been able to read the guidebook's current door code: the stay's page was opened, and the
 * secrets showed after that and after the last change of the code (epoch ms, null where it was never changed). A guest
 * with a stay's door code has read that one.
 */
function knowsDoorCode(row: StaysTable, access: Access, changedAt: number | null): boolean {
  if (row.opened_at === null || row.door_code !== null) return false;
  const zoned = { ...access, timeZone: access.timeZone ?? "UTC" };
  const { timeline } = guestStayOf({ row, access: zoned, usual: {}, arrivals: [] }, 0).stay;
  const from = Math.max(timeline.shownFrom, row.opened_at, changedAt ?? -Infinity);
  const until = Math.min(timeline.shownUntil, row.revoked_at ?? Infinity, row.cancelled_at ?? Infinity);
  return from < until;
}

/** Returns how many guests of some stays know the guidebook's current door code; a joined stay is one guest. */
export const countKnowing = (
  stays: readonly StaysTable[],
  access: Access,
  changedAt: number | null,
): number => joinRows(stays).filter((row) => knowsDoorCode(row, access, changedAt)).length;

/** Returns how many guests know the guidebook's current door code: of some stays, and of erased ones. */
export const countWhoKnow = (
  stays: readonly StaysTable[],
  access: Access,
  { changedAt, erased }: DoorCodeHistory,
): number => erased + countKnowing(stays, access, changedAt);
