import type { CalendarsTable } from "#stays/calendars/tables.server.ts";
import { postalAddressForGuests } from "#guidebooks/postalAddress.ts";
import type { SectionType } from "#sections/catalog.ts";
import { plainText } from "#sections/richtext/reading.ts";
import { stayOnlyIn, withoutStayOnly } from "#sections/richtext/stayPassages.ts";
import { lineToRing } from "#sections/contacts/reach.ts";
import { leavesOf, propertyIn, type GuestSection } from "#sections/section.ts";
import { asksAnything, rulesIn, type StoredArrivalForm } from "#stays/arrivalForms/contract.ts";
import type { DoorCodeHistory } from "#stays/accessStore.server.ts";
import type { Access } from "#stays/contract.ts";
import { countWhoKnow } from "#stays/erasing/doorCodeKnown.ts";
import type { StaysTable } from "#stays/tables.server.ts";
import type { FeedFacts, GuidebookFacts, SectionText } from "#stays/arrivalChecks/facts.ts";
import { statedDoorCodes } from "#stays/arrivalChecks/statedCode.ts";
import { zonesOf } from "#stays/arrivalChecks/zones.ts";

interface Given {
  id: string;
  name: string;
  isArchived: boolean;
  propertyAddress: string | null;
  guestsWelcomeUntil: number;
  access: Access;
  /** What guests are asked before they arrive; nothing if not given. */
  arrivalForm?: StoredArrivalForm | null;
  sections: readonly GuestSection[];
}

export function toGuidebookFacts({
  sections,
  propertyAddress,
  arrivalForm = null,
  ...given
}: Given): GuidebookFacts {
  const property = propertyIn(sections)?.content;
  const country = property?.country ?? "";
  const facts: GuidebookFacts = {
    ...given,
    timeZone: given.access.timeZone ?? zonesOf(country)[0] ?? "UTC",
    country,
    hasPostalAddress: postalAddressForGuests(property, propertyAddress) !== null,
    hasContact: lineToRing(sections) !== null,
    usual: {},
    doorCode: "",
    asksBeforeCodeSince:
      given.access.access === "stays" && asksAnything(arrivalForm, rulesIn(sections))
        ? arrivalForm.beforeCodeSince
        : null,
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

/** Characters of a section's texts that are read, with their markup (Stays 31). */
const MAX_CHARACTERS_OF_SECTION = 100_000;

/** The sections that describe the way in. */
const waysIn: readonly SectionType[] = ["checkin", "welcome"];

function toText(section: GuestSection): SectionText {
  let left = MAX_CHARACTERS_OF_SECTION;
  const texts = leavesOf(section).flatMap(({ kind, value }) => {
    if (kind !== "html" && kind !== "text" && kind !== "place") return [];
    const read = value.slice(0, Math.max(0, left));
    left -= read.length;
    return { isHtml: kind === "html", read };
  });
  const join = (change: (html: string) => string) =>
    texts.map(({ isHtml, read }) => (isHtml ? plainText(change(read)) : read)).join(" \n ");
  const whole = join((html) => html);
  return {
    title: section.title,
    type: section.type,
    whole,
    open: join(withoutStayOnly),
    codes: statedDoorCodes(whole, waysIn.includes(section.type)),
  };
}

/** A calendar, one for each stay that it lists. */
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

/** Returns how many earlier guests know the code of a stay. */
export function countWhoKnowCode(
  stay: StaysTable,
  others: readonly StaysTable[],
  access: Access,
  history: DoorCodeHistory,
): number {
  const earlier = others.filter(({ arrival }) => arrival < stay.arrival);
  if (stay.door_code === null) return countWhoKnow(earlier, access, history);
  return earlier.filter((one) => one.door_code === stay.door_code && one.opened_at !== null).length;
}
