import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import type { Texts } from "#core/i18n/texts/english.ts";
import { contactsIn, numberOf } from "#sections/contacts/reach.ts";

/** A contact on paper, where nothing can be tapped. */
export interface SheetContact {
  name: string;
  role: string;
  /** The number, else the email address. Empty where the number is part of the name. */
  how: string;
  when: string;
  /** True where `when` is the host's text. */
  isHostsTime: boolean;
}

/** More would leave no space for the rules. */
const MAX_CONTACTS = 4;

export function contactsOnPaper(texts: Texts, { sections }: GuestGuidebook): SheetContact[] {
  return contactsIn(sections)
    .filter((contact) => numberOf(contact) || contact.email)
    .slice(0, MAX_CONTACTS)
    .map(({ name, role, phone, email, anyTime, hours }) => ({
      name,
      role,
      how: phone || email,
      when: anyTime ? texts.contacts.anyTime : hours,
      isHostsTime: !anyTime,
    }));
}
