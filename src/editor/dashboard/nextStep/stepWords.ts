import type { FindingCode } from "#stays/arrivalChecks/contract.ts";

/** How a step is put to the host. */
export interface StepWords {
  /** What to do, also the label of its button. */
  title: string;
  /** Completes "Ravi arrives at 3 pm and …", for one guest or several. */
  clause: string;
  /** Completes "Then: …". */
  name: string;
}

/** The steps that fix what is wrong with an arrival. */
export const wordsOfFinding: Record<FindingCode, StepWords> = {
  guidebook_archived: {
    title: "Restore the guidebook",
    clause: "no link to it opens",
    name: "the archived guidebook",
  },
  link_ended: {
    title: "Turn the link on again",
    clause: "the link has ended",
    name: "a link that has ended",
  },
  no_way_in: { title: "Say how to get in", clause: "Check In is empty", name: "how to get in" },
  no_door_code: { title: "Add the door code", clause: "cannot get in without it", name: "the door code" },
  lock_not_set: {
    title: "Set the code on the lock",
    clause: "the lock does not have it yet",
    name: "the code on the lock",
  },
  lock_calendar_unread: {
    title: "Look at the lock’s calendar",
    clause: "no lock has read the code lately",
    name: "a lock that reads no codes",
  },
  other_code_in_text: {
    title: "Change the code in the text",
    clause: "the text has two different codes",
    name: "the code in the text",
  },
  nights_overlap: {
    title: "Look at both stays",
    clause: "another guest has the same nights",
    name: "two stays with the same nights",
  },
  code_too_late: {
    title: "Show the code earlier",
    clause: "the code shows late",
    name: "when the code shows",
  },
  not_answered: {
    title: "Send the link again",
    clause: "your questions are not answered yet",
    name: "a guest who has not answered",
  },
  problem_open: {
    title: "Look at a guest’s report",
    clause: "something reported is not done",
    name: "what a guest reported",
  },
  zone_elsewhere: {
    title: "Choose the time zone",
    clause: "the clock is that of another country",
    name: "the time zone",
  },
  no_time_zone: {
    title: "Choose the time zone",
    clause: "the guidebook does not know when that is",
    name: "the time zone",
  },
  not_sent: { title: "Send the link", clause: "the link is not sent yet", name: "the guest's link" },
  in_doubt: { title: "Look at the stay", clause: "we are not sure of the stay", name: "a stay to look at" },
  times_collide: {
    title: "Change a time",
    clause: "the guest before leaves later than that",
    name: "two times that collide",
  },
  plan_ended: { title: "Renew the plan", clause: "your QR codes open nothing", name: "your plan" },
  calendar_stale: {
    title: "Read the calendar again",
    clause: "the stay may have changed",
    name: "the calendar",
  },
  not_opened: {
    title: "Send the link again",
    clause: "the link is not opened yet",
    name: "the guest's link",
  },
  no_postal_address: {
    title: "Add the address",
    clause: "will need directions",
    name: "the address",
  },
  no_contact: {
    title: "Add a contact for the night",
    clause: "there is no one to ring",
    name: "a contact for the night",
  },
  code_in_open_text: {
    title: "Hide the code in the text",
    clause: "everyone with a link can read it",
    name: "the code in the text",
  },
  code_known: {
    title: "Change the door code",
    clause: "earlier guests know the code",
    name: "another door code",
  },
};

/** What a guidebook needs before its first guest, with the reason where no guest is known. */
export const wordsOfBasics = {
  property: { ...wordsOfFinding.no_postal_address, reason: "Guests get no directions without it." },
  wifi: {
    title: "Add the Wi-Fi",
    clause: "will ask for it first",
    reason: "It is what guests ask for first.",
    name: "the Wi-Fi",
  },
  checkin: {
    title: "Say how to get in",
    clause: "cannot get in without it",
    reason: "Guests cannot get in without it.",
    name: "how to get in",
  },
  departure: {
    title: "Add the check-out",
    clause: "should know when to leave",
    reason: "Guests need to know when to leave.",
    name: "the check-out",
  },
  emergency: {
    title: "Add emergency numbers",
    clause: "should have them at hand",
    reason: "Guests need them at hand.",
    name: "emergency numbers",
  },
  share: {
    title: "Share the guidebook",
    clause: "cannot read it yet",
    reason: "No guest has read it yet.",
    name: "sharing it",
  },
} satisfies Record<string, StepWords & { reason: string }>;
