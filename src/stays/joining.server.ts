import type { Database } from "#core/database.server.ts";
import type { Refusal } from "#core/refusal.ts";
import { problemOfDays, type StayChange } from "#stays/contract.ts";
import { chainWith, stayBefore, type Chain } from "#stays/joinedStays.ts";
import { findLiveStaysJoined, findWithJoined, updateJoined } from "#stays/store.server.ts";
import type { StaysTable } from "#stays/tables.server.ts";

const SEPARATE_FIRST = "These are bookings joined as one stay. Separate them to change their days.";

/** Returns why the days of a stay cannot be changed, or null. Days of a joined stay are those of its bookings. */
export function problemOfChange([first, ...later]: Chain, change: StayChange): string | null {
  if (later.length === 0) return problemOfDays({ ...first, ...change });
  const { arrival = first.arrival, departure } = change;
  const isMoved =
    arrival !== first.arrival || (departure ?? later.at(-1)?.departure) !== later.at(-1)?.departure;
  return isMoved ? SEPARATE_FIRST : null;
}

/** Returns a revoked stay with the joined ones whose links were ended with it, in order. */
export function revokedTogether(row: StaysTable, rows: readonly StaysTable[]): Chain {
  const others = rows.filter(
    ({ id, revoked_at: at }) => id !== row.id && at !== null && at === row.revoked_at,
  );
  const [first = row, ...later] = [row, ...others].toSorted((a, b) => a.arrival.localeCompare(b.arrival));
  return [first, ...later];
}

/** Returns the part of a change of a joined stay that applies to one of its bookings. */
export function partOf(change: StayChange, row: StaysTable, chain: Chain): StayChange {
  if (chain.length === 1) return change;
  const {
    arrival: _arrival,
    departure: _departure,
    checkOutTime,
    revoked,
    guestName,
    note,
    doorCode,
    lockSet,
    showFrom,
    platform,
    ...ofFirst
  } = change;
  return {
    ...(row === chain[0] && ofFirst),
    ...(guestName !== undefined && { guestName }),
    ...(doorCode !== undefined && { doorCode }),
    ...(lockSet !== undefined && { lockSet }),
    ...(showFrom !== undefined && { showFrom }),
    ...(platform !== undefined && { platform }),
    ...(note !== undefined && { note: row === chain[0] ? note : null }),
    ...(row === chain.at(-1) && checkOutTime !== undefined && { checkOutTime }),
    ...(revoked !== undefined && { revoked }),
  };
}

/** Joins a stay with the one before. Returns the refusal: none, several, or another door code. */
export async function joinWithStayBefore(db: Database, row: StaysTable): Promise<Refusal | null> {
  const before = stayBefore(row, await findLiveStaysJoined(db, row.guidebook_id, row.arrival));
  if (!before) return refuseJoining("No stay of the same guest ends on the day on which this one begins.");
  if (before === "several")
    return refuseJoining(
      "More than one stay ends on the day on which this one begins. Give this stay and the guest’s other one the same name first.",
    );
  if (before.door_code !== row.door_code)
    return refuseJoining("The two stays have different door codes. Give both the same code first.");
  const group = await findWithJoined(db, [before, row]);
  const joined = [...chainWith(before, group), ...chainWith(row, group)];
  await updateJoined(db, joined, joined[0]?.id ?? null);
  return null;
}

const refuseJoining = (message: string): Refusal => ({
  code: "invalid",
  message,
  fields: { joined: message },
});
