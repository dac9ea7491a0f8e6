import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import type { Texts } from "#core/i18n/texts/english.ts";
import { contactsIn } from "#sections/contacts/reach.ts";

/** A contact on paper, where nothing can be tapped. */
export interface SheetContact {
  name: string;
  role: string;
  /** The number, and the e-mail address where there is none. */
  how: string;
  when: string;
  /** True where `when` is the host's text. */
  isHostsTime: boolean;
}

/** More would leave no space for the rules. */
const MAX_CONTACTS = 4;

export function contactsOnPaper(texts: Texts, { sections }: GuestGuidebook): SheetContact[] {
  return contactsIn(sections)
    .filter(({ phone, email }) => phone || email)
    .slice(0, MAX_CONTACTS)
    .map(({ name, role, phone, email, anyTime, hours }) => ({
      name,
      role,
      how: phone || email,
      when: anyTime ? texts.contacts.anyTime : hours,
      isHostsTime: !anyTime,
    }));
}
