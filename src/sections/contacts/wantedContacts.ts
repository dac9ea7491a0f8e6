import type { Contact } from "#sections/contacts/content.ts";
import { countryCode } from "#sections/countries.ts";
import type { PropertyContent } from "#sections/property/content.ts";

/** A contact that the property's state requires. */
export interface WantedContact {
  role: string;
  /** The reason, shown next to the button that adds them. */
  reason: string;
  /** Prefilled fields. */
  given: Partial<Contact>;
  /** Returns whether the contacts include them, under any name. */
  isAmong: (contacts: readonly Contact[]) => boolean;
}

interface WantedContacts {
  /** The rule's source. */
  source: string;
  contacts: readonly WantedContact[];
  /** Further requirements of the rule, and where to write them. */
  besides: string;
}

const hasRole = (pattern: RegExp) => (contacts: readonly Contact[]) =>
  contacts.some(({ role, name }) => pattern.test(`${role} ${name}`));

/** Code of Conduct for the Short-term Rental Accommodation Industry (New South Wales). */
const newSouthWales: WantedContacts = {
  source:
    "New South Wales has a Code of Conduct for short stays. It asks hosts to tell guests who to contact.",
  contacts: [
    {
      role: "Host",
      reason: "you, or a person who acts for you, every day from 8 am to 5 pm",
      given: { hours: "Every day, 8 am to 5 pm" },
      isAmong: (contacts) => contacts.some(({ name }) => name.trim() !== ""),
    },
    {
      role: "At night",
      reason: "a person who can come, or help by phone, at any hour",
      given: { anyTime: true },
      isAmong: (contacts) => contacts.some(({ anyTime }) => anyTime),
    },
    { role: "Electrician", reason: "for an emergency", given: {}, isAmong: hasRole(/electric/i) },
    { role: "Plumber", reason: "for an emergency", given: {}, isAmong: hasRole(/plumb/i) },
  ],
  besides: "By-laws of the building, and where guests read the code, go in House Rules.",
};

/** Returns the contacts that a property's state requires; null without a rule. */
export function wantedContactsFor(property: PropertyContent | null): WantedContacts | null {
  if (!property || countryCode(property.country) !== "AU") return null;
  return /^(?:nsw|new south wales)$/i.test(property.state.trim()) ? newSouthWales : null;
}
