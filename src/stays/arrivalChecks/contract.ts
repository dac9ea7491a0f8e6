import { z } from "zod";
import { bookedWith } from "#core/platforms.ts";

/** What can be wrong with an arrival, the most dangerous first (Stays 31). */
export const findingCodes = [
  "guidebook_archived",
  "link_ended",
  "no_way_in",
  "no_door_code",
  "lock_not_set",
  "lock_calendar_unread",
  "other_code_in_text",
  "nights_overlap",
  "code_too_late",
  "not_answered",
  "problem_open",
  "zone_elsewhere",
  "no_time_zone",
  "not_sent",
  "in_doubt",
  "times_collide",
  "plan_ended",
  "calendar_stale",
  "not_opened",
  "no_postal_address",
  "no_contact",
  "code_in_open_text",
  "code_known",
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** The actions that fix a finding, except opening its path. */
const fixActions = ["send", "lock set", "turn on link", "read calendar", "restore guidebook"] as const;

const finding = z.object({
  code: z.enum(findingCodes),
  sentence: z.string(),
  /** Whether an email is sent about it; others are shown on the screen alone. */
  isUrgent: z.boolean(),
  mend: z.object({
    label: z.string(),
    path: z.string(),
    action: z.enum(fixActions).optional(),
    calendarId: z.string().optional(),
  }),
});
export type Finding = z.output<typeof finding>;

/** An arrival of the next 36 hours. Without findings nothing is wrong. */
export const checkedArrival = z.object({
  stayId: z.string(),
  guidebookId: z.string(),
  guidebookName: z.string(),
  guestName: z.string().nullable(),
  platform: z.enum(bookedWith).nullable(),
  arrival: z.string(),
  departure: z.string(),
  /** HH:MM at the property, and as epoch milliseconds. */
  checkInTime: z.string(),
  checkInAt: z.number(),
  timeZone: z.string(),
  findings: z.array(finding),
});
export type CheckedArrival = z.output<typeof checkedArrival>;
