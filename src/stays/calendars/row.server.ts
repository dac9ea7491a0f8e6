import { z } from "zod";
import type { CalendarEntry, Written } from "#stays/calendars/match/entry.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import type { StayChange } from "#stays/calendars/match/stayChange.ts";
import type { CalendarEntriesTable, PlainEntry } from "#stays/calendars/tables.server.ts";
import type { StaysTable } from "#stays/tables.server.ts";
import { newRowMapping } from "#core/rowMapping.ts";
import { storedStay } from "#stays/contract.ts";
import { toCodeColumns, toStayColumns, toStoredStay } from "#stays/stayRow.ts";

const lastWrite: z.ZodType<Written> = storedStay
  .pick({
    arrival: true,
    departure: true,
    checkInTime: true,
    checkOutTime: true,
    guestName: true,
    phoneDigits: true,
    code: true,
    doubt: true,
  })
  .extend({ isCancelled: z.boolean() });

const plain = newRowMapping<PlainEntry>({
  id: true,
  calendarId: true,
  uid: true,
  arrival: true,
  departure: true,
  kind: true,
  code: true,
  guestName: true,
  phoneDigits: true,
  checkInTime: true,
  checkOutTime: true,
  decision: true,
  missingSince: true,
  hostEmailedAt: true,
  cancelledAt: true,
  stayId: true,
});

export const toEntry = (row: CalendarEntriesTable): CalendarEntry => ({
  ...plain.toValues(row),
  isMissingWithOthers: row.is_missing_with_others === 1,
  isDuplicate: row.is_echo === 1,
  lastWrite: row.last_write === null ? null : lastWrite.parse(JSON.parse(row.last_write)),
});

export const toEntryRow = (entry: CalendarEntry): CalendarEntriesTable => ({
  ...plain.toColumns(entry),
  is_missing_with_others: entry.isMissingWithOthers ? 1 : 0,
  is_echo: entry.isDuplicate ? 1 : 0,
  last_write: entry.lastWrite && JSON.stringify(entry.lastWrite),
});

/** Returns the stay of a row with the fields that a plan needs. */
export const toPlannedStay = (row: StaysTable): PlannedStay => ({
  ...toStoredStay(row),
  isCancelled: row.cancelled_at !== null,
  isRevoked: row.revoked_at !== null,
  isInUse: row.sent_at !== null || row.opened_at !== null || row.joined_id !== null,
});

/** Returns the columns of a stay that a plan changes. */
export function toChangedColumns({ isCancelled, ...change }: StayChange, now: number): Partial<StaysTable> {
  return {
    ...toStayColumns(change),
    ...(change.code !== undefined && toCodeColumns(change.code)),
    ...(isCancelled !== undefined && { cancelled_at: isCancelled ? now : null }),
    ...(isCancelled && { joined_id: null }),
    updated_at: now,
  };
}
