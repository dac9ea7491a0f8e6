import { z } from "zod";
import { choiceEvent, eventKind, plainEvent, type EventKind } from "#accounts/events/eventKind.ts";
import { isDay } from "#core/days.ts";

/** How long messages about a press of a guest or a cleaner wait, in which it can be undone. */
export const UNDONE_WITHIN_MS = 20_000;

const day = z.string().refine(isDay);
const days = z.object({ arrival: day, departure: day });

/** A kind of event about a stay, which a calendar may cause too. */
const stayEvent = (name: string, deed: string): EventKind<z.output<typeof days>> =>
  eventKind(name, days, { deed: () => deed, job: "A calendar" });

export const stayCreated = stayEvent("stay.created", "added a stay");
export const stayChanged = stayEvent("stay.changed", "changed a stay");
export const stayCancelled = stayEvent("stay.cancelled", "cancelled a stay");
export const stayRevoked = stayEvent("stay.revoked", "ended the link of a stay");
export const stayInDoubt = stayEvent("stay.in_doubt", "no longer lists a stay");

export const guestOpened = plainEvent("guest.opened", null);
export const guestArrived = eventKind("guest.arrived", z.null(), {
  deed: () => "said that they have arrived",
  undoneWithinMs: UNDONE_WITHIN_MS,
});
export const guestLeft = eventKind("guest.left", z.null(), {
  deed: () => "said that they have left",
  undoneWithinMs: UNDONE_WITHIN_MS,
});
export const guestDetails = eventKind("guest.details", z.null(), {
  deed: () => "answered what is asked before the arrival",
});
export const guestAnswered = choiceEvent("guest.answered", ["let in", "refused"], {
  "let in": "let a guest without a code in",
  refused: "refused a guest without a code",
});
export const turnoverReady = eventKind("turnover.ready", z.object({ day }), {
  deed: () => "said that a home is ready",
  job: "A cleaner",
  undoneWithinMs: UNDONE_WITHIN_MS,
});

export const turnoverLeftBehind = eventKind("turnover.left_behind", z.object({ day, stayId: z.string() }), {
  deed: () => "noted something that guests left behind",
  job: "A cleaner",
  undoneWithinMs: UNDONE_WITHIN_MS,
});

export const calendarAdded = plainEvent("calendar.added", "added a calendar");
export const calendarChanged = plainEvent("calendar.changed", "changed a calendar");
export const calendarRemoved = plainEvent("calendar.removed", "removed a calendar");
export const calendarEntryDecided = plainEvent(
  "calendar.entry_decided",
  "said whether a calendar entry is a stay",
);
export const calendarInTrouble = eventKind("calendar.in_trouble", z.null(), {
  deed: () => "cannot be read",
  job: "A calendar",
});
export const calendarWell = eventKind("calendar.well", z.null(), {
  deed: () => "can be read again",
  job: "A calendar",
});

export const noticeMade = plainEvent("notice.made", "announced something to guests");
export const noticeEnded = plainEvent("notice.ended", "ended an announcement");
export const cleanerLinkMade = plainEvent("cleaner_link.made", "made a link for a cleaner");
export const cleanerLinkEnded = plainEvent("cleaner_link.ended", "ended a link for a cleaner");
export const checkListChanged = plainEvent("check_list.changed", "changed the check list for cleaners");
export const calendarOutMade = plainEvent("calendar_out.made", "made a calendar for other programs");
export const calendarOutEnded = plainEvent("calendar_out.ended", "ended a calendar for other programs");
export const messagesChanged = plainEvent("messages.changed", "changed the ready messages");

export const stayEvents = [
  stayCreated,
  stayChanged,
  stayCancelled,
  stayRevoked,
  stayInDoubt,
  guestOpened,
  guestArrived,
  guestLeft,
  guestDetails,
  guestAnswered,
  turnoverReady,
  turnoverLeftBehind,
  calendarAdded,
  calendarChanged,
  calendarRemoved,
  calendarEntryDecided,
  calendarInTrouble,
  calendarWell,
  noticeMade,
  noticeEnded,
  cleanerLinkMade,
  cleanerLinkEnded,
  checkListChanged,
  calendarOutMade,
  calendarOutEnded,
  messagesChanged,
];
