import { z } from "zod";
import type { CalendarEntry, Written } from "#stays/calendars/match/entry.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import type { StayChange } from "#stays/calendars/match/stayChange.ts";
import type { CalendarEntriesTable } from "#stays/calendars/tables.server.ts";
import type { StaysTable } from "#stays/tables.server.ts";
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

/** Returns the entry of a row. */
export const toEntry = (row: CalendarEntriesTable): CalendarEntry => ({
  id: row.id,
  calendarId: row.calendar_id,
  uid: row.uid,
  arrival: row.arrival,
  departure: row.departure,
  kind: row.kind,
  code: row.code,
  guestName: row.guest_name,
  phoneDigits: row.phone_digits,
  checkInTime: row.check_in_time,
  checkOutTime: row.check_out_time,
  decision: row.decision,
  missingSince: row.missing_since,
  isMissingWithOthers: row.is_missing_with_others === 1,
  hostEmailedAt: row.host_emailed_at,
  cancelledAt: row.cancelled_at,
  stayId: row.stay_id,
  isDuplicate: row.is_echo === 1,
  lastWrite: row.last_write === null ? null : lastWrite.parse(JSON.parse(row.last_write)),
});

/** Returns the row of an entry. */
export const toEntryRow = (entry: CalendarEntry): CalendarEntriesTable => ({
  id: entry.id,
  calendar_id: entry.calendarId,
  uid: entry.uid,
  arrival: entry.arrival,
  departure: entry.departure,
  kind: entry.kind,
  code: entry.code,
  guest_name: entry.guestName,
  phone_digits: entry.phoneDigits,
  check_in_time: entry.checkInTime,
  check_out_time: entry.checkOutTime,
  decision: entry.decision,
  missing_since: entry.missingSince,
  is_missing_with_others: entry.isMissingWithOthers ? 1 : 0,
  host_emailed_at: entry.hostEmailedAt,
  cancelled_at: entry.cancelledAt,
  stay_id: entry.stayId,
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
