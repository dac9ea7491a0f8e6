import type { StaysTable } from "#stays/tables.server.ts";

/** Returns stays with joined ones as one while they touch and are live (Stays 37). */
export function joinRows(rows: readonly StaysTable[]): StaysTable[] {
  return rows.every((row) => row.joined_id === null) ? [...rows] : chainsOf(rows).map(joinChain);
}

export const joinedWith = (row: StaysTable, rows: readonly StaysTable[]): StaysTable =>
  joinChain(chainWith(row, rows));

/** Returns a stay with those among `rows` that it is joined with, in their order. */
export const chainWith = (row: StaysTable, rows: readonly StaysTable[]): Chain =>
  chainsOf(rows).find((chain) => chain.some(({ id }) => id === row.id)) ?? [row];

export type Chain = readonly [first: StaysTable, ...later: StaysTable[]];

/** Returns the stays by guest: joined ones without a gap together, in order, each other one alone. */
export function chainsOf(rows: readonly StaysTable[]): Chain[] {
  const isLater = (row: StaysTable) => rows.some((before) => isJoinedAfter(row, before));
  const chains = rows
    .filter((row) => !isLater(row))
    .map((first): Chain => [first, ...laterThan(first, rows)]);
  // Of two that follow the same stay one is in its chain; the other is separate, so that each is in one list.
  const inChain = new Set(chains.flat().map(({ id }) => id));
  return [...chains, ...rows.filter(({ id }) => !inChain.has(id)).map((row): Chain => [row])];
}

function laterThan(before: StaysTable, rows: readonly StaysTable[]): StaysTable[] {
  const next = rows.find((row) => isJoinedAfter(row, before));
  return next ? [next, ...laterThan(next, rows)] : [];
}

const isJoinedAfter = (row: StaysTable, before: StaysTable) =>
  row.joined_id !== null && row.joined_id === before.joined_id && touches(row, before);

/** Returns whether a live stay is joined with others of which none ends on its first day. */
export const isSeparated = (row: StaysTable, rows: readonly StaysTable[]) =>
  row.joined_id !== null && isLive(row) && !rows.some((before) => isJoinedAfter(row, before));

/** Returns the ids of live stays that followed a joined one and no longer begin as it ends. */
export function movedApart(before: readonly StaysTable[], after: readonly StaysTable[]): string[] {
  const now = new Map(after.filter(isLive).map((row) => [row.id, row]));
  return before.flatMap((row) => {
    const later = now.get(row.id);
    const earlier = now.get(before.find((one) => isJoinedAfter(row, one))?.id ?? "");
    return later && earlier && !isJoinedAfter(later, earlier) ? later.id : [];
  });
}

/** Returns whether a live stay begins on the day on which another one ends. */
const touches = (row: StaysTable, before: StaysTable) =>
  isLive(row) && isLive(before) && row.arrival === before.departure && row.arrival > before.arrival;

export const isLive = (row: StaysTable) => row.cancelled_at === null && row.revoked_at === null;

/**
 * Returns the stay before that a host may join a stay with: it ends on the first day of this one, and nothing says that
 * its guest is another (touching stays of one guest, Stays 37). The same guest's first, else the only one of the same
 * platform, else the only one. "several" where more than one may be it; undefined where none may.
 */
export function stayBefore(
  row: StaysTable,
  others: readonly StaysTable[],
): StaysTable | "several" | undefined {
  const ending = others.filter((other) => touches(row, other) && compareGuests(row, other) !== "different");
  const same = ending.find((other) => isSameGuest(row, other));
  if (same) return same;
  const ofPlatform = ending.filter(({ platform }) => platform === row.platform);
  const [only, ...more] = ofPlatform.length > 0 ? ofPlatform : ending;
  return more.length > 0 ? "several" : only;
}

/** Returns whether two stays are probably of one guest. */
export const isSameGuest = (one: StaysTable, other: StaysTable) => compareGuests(one, other) === "same";

/** Compares guests by telephone, else name. One let in without a code is another than any. */
function compareGuests(one: StaysTable, other: StaysTable): "same" | "different" | "unknown" {
  if (one.source === "asked" || other.source === "asked") return "different";
  const areSame = (a: string | null | undefined, b: string | null | undefined) =>
    a && b ? (a === b ? "same" : "different") : null;
  const [name, otherName] = [one, other].map((row) => row.guest_name?.trim().toLowerCase());
  return areSame(one.phone_digits, other.phone_digits) ?? areSame(name, otherName) ?? "unknown";
}

/** Returns joined stays as one. */
export function joinChain(chain: Chain): StaysTable {
  const [first] = chain;
  const last = chain.at(-1) ?? first;
  const openings = chain.flatMap((row) => row.opened_at ?? []);
  const notes = chain.flatMap((row) => row.note ?? []);
  return {
    ...first,
    departure: last.departure,
    check_out_time: last.check_out_time,
    guest_name: chain.find((row) => row.guest_name !== null)?.guest_name ?? null,
    // A guest of two platforms reads what both may read.
    platform: chain.every(({ platform }) => platform === first.platform) ? first.platform : null,
    opened_at: openings.length > 0 ? Math.min(...openings) : null,
    // One guest has answered once.
    details_at: chain.find((row) => row.details_at !== null)?.details_at ?? null,
    note: notes.length > 0 ? [...new Set(notes)].join("\n") : null,
  };
}
