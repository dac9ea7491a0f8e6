import type { GuestGuidebook } from "#guest/guidebook.ts";
import { texts } from "#core/i18n/pageLanguage.ts";
import { contactsIn } from "#sections/contacts/reach.ts";

/** A contact as paper has it: nothing can be tapped there. */
export interface SheetContact {
  name: string;
  role: string;
  /** The number, and the e-mail address where there is none. */
  how: string;
  when: string;
  /** The words of `when` are the host's. */
  isHostsTime: boolean;
}

/** More would take the room of the rules. */
const MAX_CONTACTS = 4;

/** Returns whom guests can reach as the print sheet says it. */
export function contactsOnPaper({ sections }: GuestGuidebook): SheetContact[] {
  return contactsIn(sections)
    .filter(({ phone, email }) => phone || email)
    .slice(0, MAX_CONTACTS)
    .map(({ name, role, phone, email, anyTime, hours }) => ({
      name,
      role,
      how: phone || email,
      when: anyTime ? texts().contacts.anyTime : hours,
      isHostsTime: !anyTime,
    }));
}
