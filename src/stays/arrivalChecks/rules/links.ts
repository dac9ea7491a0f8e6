import { newFinding, staysPath } from "#stays/arrivalChecks/finding.ts";
import type { ArrivalFacts } from "#stays/arrivalChecks/facts.ts";
import type { Finding } from "#stays/arrivalChecks/contract.ts";
import type { StayMoments } from "#stays/arrivalChecks/stayMoments.ts";
import { HOUR_MS, DAY_MS } from "#core/durations.ts";
import { formatDayOfWeek } from "#core/format.ts";

/** The time that a guest has to open a link before the host is sent a finding. */
const OPENED_WITHIN_MS = 3 * HOUR_MS;
/** A calendar that was not read for this long may lack a change (Stays 31). */
const STALE_MS = DAY_MS;
/** One failed reading is repaired by the next; after this long it is a finding. */
const FAILING_MS = 3 * HOUR_MS;

/** Returns what is wrong with the link: ended, not sent, not opened, or of a stay in doubt. */
export function findInLinks(facts: ArrivalFacts, moments: StayMoments, now: number): Finding[] {
  const { guidebook, stay } = facts;
  const stays = staysPath(guidebook, stay);
  const found: Finding[] = [];
  if (guidebook.isArchived) {
    const mend = { label: "Restore it", path: "/dashboard", action: "restore guidebook" } as const;
    found.push(
      newFinding("guidebook_archived", `${guidebook.name} is archived, so no link to it opens.`, mend),
    );
  }
  if (guidebook.guestsWelcomeUntil < moments.dayAfter) {
    const sentence =
      "Your plan has ended, so QR codes and shared links open nothing, only this guest’s own link.";
    found.push(newFinding("plan_ended", sentence, { label: "Renew the plan", path: "/subscribe" }));
  }
  if (stay.revokedAt !== null) {
    const mend = { label: "Turn it on again", path: stays, action: "turn on link" } as const;
    return [...found, newFinding("link_ended", "You have ended the link of this stay.", mend)];
  }
  if (stay.doubt !== null) {
    found.push(newFinding("in_doubt", doubts[stay.doubt], { label: "Look at the stay", path: stays }));
  }
  return [
    ...found,
    ...findUnanswered(facts, moments, stays),
    ...findUnread(facts, stays, now),
    ...findStale(facts, stays, now),
  ];
}

/** Returns a finding where the codes wait for what the guest has not answered (Stays 46). */
function findUnanswered(
  { stay, guidebook }: ArrivalFacts,
  { checkIn }: StayMoments,
  path: string,
): Finding[] {
  const { asksBeforeCodeSince: since } = guidebook;
  if (stay.detailsAt !== null || since === null || since >= checkIn) return [];
  const sentence = "The guest has not answered your questions yet, and sees no code before that.";
  return [newFinding("not_answered", sentence, { label: "Send the link again", path, action: "send" })];
}

const doubts = {
  missing: "The calendar no longer lists this stay: ask the guest whether they come.",
  again: "The calendar lists these nights again: say whether it is the same guest.",
  long: "This stay is longer than 90 nights: say whether it is one.",
};

function findUnread({ stay }: ArrivalFacts, path: string, now: number): Finding[] {
  if (stay.openedAt !== null) return [];
  if (stay.sentAt === null) {
    const sentence = "The guest has not been sent their link.";
    return [newFinding("not_sent", sentence, { label: "Send the link", path, action: "send" })];
  }
  if (now - stay.sentAt < OPENED_WITHIN_MS) return [];
  const sentence = "The guest has not opened their link yet.";
  return [newFinding("not_opened", sentence, { label: "Send the link again", path, action: "send" })];
}

function findStale({ feeds, guidebook }: ArrivalFacts, path: string, now: number): Finding[] {
  return feeds.flatMap(({ id, name, readAt, failingSince, createdAt }) => {
    const isStale = now - (readAt ?? createdAt) > STALE_MS;
    const isFailing = failingSince !== null && now - failingSince > FAILING_MS;
    if (!isStale && !isFailing) return [];
    const last =
      readAt === null
        ? "has never been read"
        : `was last read on ${formatDayOfWeek(readAt, guidebook.timeZone)}`;
    const sentence = `The calendar “${name}” ${last}, so this stay may have changed.`;
    const mend = { label: "Read it now", path, action: "read calendar", calendarId: id } as const;
    return [newFinding("calendar_stale", sentence, mend)];
  });
}
