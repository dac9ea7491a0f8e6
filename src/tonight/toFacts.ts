import type { CalendarsTable } from "#calendars/tables.server.ts";
import { postalAddressForGuests } from "#guidebooks/postalAddress.ts";
import { plainText } from "#sections/richtext/reading.ts";
import { stayOnlyIn, withoutStayOnly } from "#sections/richtext/stayPassages.ts";
import { leavesOf, propertyIn, type GuestSection } from "#sections/section.ts";
import type { Access } from "#stays/contract.ts";
import type { StaysTable } from "#stays/tables.server.ts";
import type { FeedFacts, GuidebookFacts, SectionText, StayFacts } from "#tonight/facts.ts";
import { zonesOf } from "#tonight/zones.ts";

export const toStayFacts = (row: StaysTable): StayFacts => ({
  id: row.id,
  guestName: row.guest_name,
  arrival: row.arrival,
  departure: row.departure,
  checkInTime: row.check_in_time,
  checkOutTime: row.check_out_time,
  doorCode: row.door_code,
  lockSetAt: row.lock_set_at,
  showFrom: row.show_from,
  sentAt: row.sent_at,
  openedAt: row.opened_at,
  arrivedAt: row.arrived_at,
  revokedAt: row.revoked_at,
  doubt: row.doubt,
});

interface Given {
  id: string;
  name: string;
  isArchived: boolean;
  propertyAddress: string | null;
  guestsWelcomeUntil: number;
  access: Access;
  sections: readonly GuestSection[];
}

/** Returns what all arrivals of a guidebook have in common. */
export function toGuidebookFacts({ sections, propertyAddress, ...given }: Given): GuidebookFacts {
  const property = propertyIn(sections)?.content;
  const country = property?.country ?? "";
  const facts: GuidebookFacts = {
    ...given,
    timeZone: given.access.timeZone ?? zonesOf(country)[0] ?? "UTC",
    country,
    hasPostalAddress: postalAddressForGuests(property, propertyAddress) !== null,
    usual: {},
    doorCode: "",
    hasSecretCheckIn: false,
    texts: sections.map(toText),
  };
  for (const { type, content } of sections) {
    if (type === "departure") facts.usual.checkOutTime = content.checkOutTime;
    if (type !== "checkin") continue;
    facts.usual.checkInTime = content.checkInTime;
    facts.doorCode = content.doorCode;
    facts.hasSecretCheckIn = stayOnlyIn(content.details).length > 0;
  }
  return facts;
}

function toText(section: GuestSection): SectionText {
  const texts = leavesOf(section).filter(
    ({ kind }) => kind === "html" || kind === "text" || kind === "place",
  );
  const join = (change: (html: string) => string) =>
    texts.map(({ kind, value }) => (kind === "html" ? plainText(change(value)) : value)).join(" \n ");
  return {
    title: section.title,
    type: section.type,
    whole: join((html) => html),
    open: join(withoutStayOnly),
  };
}

/** A calendar, once for each stay that it lists. */
export type CalendarOfStay = Pick<
  CalendarsTable,
  "id" | "name" | "host" | "read_at" | "failing_since" | "created_at"
> & { stay_id: string | null };

export const toFeedFacts = (row: CalendarOfStay): FeedFacts => ({
  id: row.id,
  name: row.name ?? row.host,
  readAt: row.read_at,
  failingSince: row.failing_since,
  createdAt: row.created_at,
});

export interface CodeHistory {
  door_code_changed_at: number | null;
  door_code_known_to: number;
}

/** Returns how many guests who came before a stay know the code that it uses. */
export function countWhoKnow(
  stay: StaysTable,
  others: readonly StaysTable[],
  history: CodeHistory | undefined,
): number {
  const earlier = others.filter(({ arrival }) => arrival < stay.arrival);
  if (stay.door_code) return earlier.filter(({ door_code: code }) => code === stay.door_code).length;
  const changedAt = history?.door_code_changed_at ?? 0;
  const sawIt = earlier.filter(
    (one) => one.door_code === null && Date.parse(`${one.departure}T23:59:59Z`) > changedAt,
  );
  return sawIt.length + (history?.door_code_known_to ?? 0);
}
