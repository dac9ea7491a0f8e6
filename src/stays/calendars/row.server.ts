import { z } from "zod";
import type { CalendarEntry, Written } from "#stays/calendars/match/entry.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import type { StayChange } from "#stays/calendars/match/stayChange.ts";
import type { CalendarEntriesTable } from "#stays/calendars/tables.server.ts";
import type { StaysTable } from "#stays/tables.server.ts";
import { codeKey } from "#stays/code.ts";

const text = z.string().nullable();
const lastWrite: z.ZodType<Written> = z.object({
  arrival: z.string(),
  departure: z.string(),
  checkInTime: text,
  checkOutTime: text,
  guestName: text,
  phoneDigits: text,
  code: z.string(),
  doubt: z.enum(["missing", "long"]).nullable(),
  isCancelled: z.boolean(),
});

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
  isEcho: row.is_echo === 1,
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
  is_echo: entry.isEcho ? 1 : 0,
  last_write: entry.lastWrite && JSON.stringify(entry.lastWrite),
});

/** Returns the stay of a row with the fields that a plan needs. */
export const toPlannedStay = (row: StaysTable): PlannedStay => ({
  id: row.id,
  source: row.source,
  platform: row.platform,
  arrival: row.arrival,
  departure: row.departure,
  checkInTime: row.check_in_time,
  checkOutTime: row.check_out_time,
  guestName: row.guest_name,
  phoneDigits: row.phone_digits,
  code: row.code,
  doubt: row.doubt,
  isCancelled: row.cancelled_at !== null,
  isRevoked: row.revoked_at !== null,
  isInUse: row.sent_at !== null || row.opened_at !== null || row.joined_id !== null,
});

/** Returns the columns of a stay that a plan changes. */
export function toStayColumns(change: StayChange, now: number): Partial<StaysTable> {
  const { code, isCancelled } = change;
  return {
    ...(change.arrival !== undefined && { arrival: change.arrival }),
    ...(change.departure !== undefined && { departure: change.departure }),
    ...(change.checkInTime !== undefined && { check_in_time: change.checkInTime }),
    ...(change.checkOutTime !== undefined && { check_out_time: change.checkOutTime }),
    ...(change.guestName !== undefined && { guest_name: change.guestName }),
    ...(change.phoneDigits !== undefined && { phone_digits: change.phoneDigits }),
    ...(code !== undefined && { code, code_key: codeKey(code) ?? code }),
    ...(change.doubt !== undefined && { doubt: change.doubt }),
    ...(change.platform !== undefined && { platform: change.platform }),
    ...(isCancelled !== undefined && { cancelled_at: isCancelled ? now : null }),
    ...(isCancelled && { joined_id: null }),
    updated_at: now,
  };
}
