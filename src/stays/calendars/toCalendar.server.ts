import { z } from "zod";
import type { Calendar } from "#stays/calendars/contract.ts";
import { skipReasons } from "#stays/calendars/feed/contract.ts";
import { isQuestion, isStay, type CalendarEntry } from "#stays/calendars/match/entry.ts";
import type { CalendarsTable } from "#stays/calendars/tables.server.ts";

const skipped = z.partialRecord(z.enum(skipReasons), z.number());

/** Returns a calendar as its host reads it, from its row and its entries that have not ended. */
export function toCalendar(row: CalendarsTable, entries: readonly CalendarEntry[], today: string): Calendar {
  const live = entries.filter(({ cancelledAt }) => cancelledAt === null);
  const stays = live.filter((entry) => entry.stayId !== null || isStay(entry, row.closures));
  const next = stays
    .filter(({ arrival }) => arrival >= today)
    .toSorted((a, b) => a.arrival.localeCompare(b.arrival))[0];
  return {
    id: row.id,
    guidebookId: row.guidebook_id,
    host: row.host,
    name: row.name,
    platform: row.platform,
    closures: row.closures,
    lastReadAt: row.read_at,
    problem: row.problem,
    failingSince: row.failing_since,
    stays: stays.length,
    blocks: live.length - stays.length,
    questions: live.filter((entry) => isQuestion(entry, row.closures)).length,
    missing: stays.filter(({ missingSince }) => missingSince !== null).length,
    next: next ? { arrival: next.arrival, departure: next.departure } : null,
    skipped: skipped.catch({}).parse(JSON.parse(row.skipped)),
    createdAt: row.created_at,
  };
}
