import { isBookingUid, type EntryKind, type FeedPlatform } from "#stays/calendars/feed/contract.ts";
import type { FeedEvent } from "#stays/calendars/feed/feedEvent.ts";
import { findCode, findGuestName } from "#stays/calendars/feed/guestDetails.ts";
import { stayPlatforms } from "#core/platforms.ts";
import { platforms } from "#stays/platforms.ts";
import { blockWords, closedWords, stayWords } from "#stays/calendars/feed/summaryWords.ts";

/** Returns the platform of a feed by its PRODIDs: a system that forwards a platform's feed adds its own. */
export function platformOf(prodIds: readonly string[]): FeedPlatform {
  const all = prodIds.join("\n");
  return stayPlatforms.find((platform) => platforms[platform].prodId.test(all)) ?? "other";
}

const CONTACT = /[\w.+-]@[\w-]{1,63}\.[a-z]{2,}|\b(phone|tel|telephone|e-?mail|guests?)\s*[:(]/i;

/** Returns what an event is, by the words of its platform: the host classifies closures (Calendars 7). */
export function kindOf(event: FeedEvent, platform: FeedPlatform): EntryKind {
  const { summary, description } = event;
  if (event.status === "TENTATIVE") return "block";
  // "CLOSED - Not available" is a stay of Booking.com as well, also where a channel manager passes it on.
  switch (isBookingUid(event.uid) && closedWords.test(summary) ? "booking" : platform) {
    case "airbnb":
      if (findCode(`${summary}\n${description}`) !== null) return "stay";
      if (blockWords.test(summary)) return "block";
      return stayWords.test(summary) ? "stay" : "unclear";
    case "booking":
      return findGuestName(summary) === null ? "unclear" : "stay";
    case "vrbo":
      // "Blocked - Anna" is a block: these words are matched first.
      if (blockWords.test(firstPart(summary))) return "block";
      return stayWords.test(summary) ? "stay" : "unclear";
    case "other":
      if (blockWords.test(summary)) return "block";
      if (closedWords.test(summary)) return "unclear";
      return stayWords.test(summary) || isAboutGuest(event) ? "stay" : "unclear";
  }
}

const firstPart = (summary: string) => summary.split(/\s[-–—]\s/)[0] ?? "";

const isAboutGuest = ({ summary, description }: FeedEvent) =>
  CONTACT.test(description) || findCode(`${summary}\n${description}`) !== null;
