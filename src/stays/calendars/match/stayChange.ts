import { writtenFields, type CalendarEntry, type Doubt, type Written } from "#stays/calendars/match/entry.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";

/** The fields of a stay that calendars write. */
export type StayChange = Partial<Pick<PlannedStay, keyof Written | "platform">>;

/**
 * Returns the fields of a stay that calendars change: all except those that the host has changed since the last write
 * (the host's changes stay, Calendars 6). A field that one source lacks is taken from another: the platform's code, the
 * name in a property management system.
 */
export function changesOf(
  stay: PlannedStay,
  own: readonly CalendarEntry[],
  before: Written | null,
  doubt: Doubt,
): { change: StayChange; lastWrite: Written } {
  const first = <Key extends "checkInTime" | "checkOutTime" | "guestName" | "phoneDigits" | "code">(
    key: Key,
  ) => own.find((entry) => entry[key] !== null)?.[key] ?? null;
  const days = own[0] ?? stay;
  const wanted: Written = {
    arrival: days.arrival,
    departure: days.departure,
    checkInTime: first("checkInTime"),
    checkOutTime: first("checkOutTime"),
    guestName: first("guestName") ?? before?.guestName ?? null,
    phoneDigits: first("phoneDigits") ?? before?.phoneDigits ?? null,
    code: first("code") ?? before?.code ?? stay.code,
    doubt,
    isCancelled: false,
  };
  const change: StayChange = {};
  // A stay that existed before a calendar listed it keeps its host's values.
  const known = before ?? (stay.source === "calendar" ? writtenOf(stay) : null);
  for (const field of writtenFields) {
    const isHosts = known === null ? field !== "doubt" : stay[field] !== known[field];
    if (!isHosts && stay[field] !== wanted[field]) Object.assign(change, { [field]: wanted[field] });
  }
  const { arrival, departure } = { ...stay, ...change };
  if (arrival >= departure) Object.assign(change, { arrival: wanted.arrival, departure: wanted.departure });
  // A stay that a calendar cancelled is opened again with it; one that its host ended is not.
  if (stay.isCancelled && before?.isCancelled) change.isCancelled = false;
  return { change, lastWrite: wanted };
}

function writtenOf({ arrival, departure, checkInTime, checkOutTime, ...stay }: PlannedStay): Written {
  const { guestName, phoneDigits, code, doubt } = stay;
  const times = { arrival, departure, checkInTime, checkOutTime };
  return { ...times, guestName, phoneDigits, code, doubt, isCancelled: false };
}
