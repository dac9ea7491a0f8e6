import { texts } from "#languages/pageLanguage.ts";
import type { GuestGuidebook } from "#guest/guidebook.ts";
import { ContactCard } from "#sections/contacts/ContactCard.tsx";
import { contactsIn, contactToRing } from "#sections/contacts/reach.ts";
import { anchorOf } from "#sections/section.ts";

/** Whom a guest can reach, at the foot of every page, and the way to the others (Contacts 2). */
export function FootContact({ guidebook: { sections } }: { guidebook: GuestGuidebook }) {
  const contacts = contactsIn(sections);
  const contact = contactToRing(contacts);
  if (!contact) return null;
  const first = sections.find(({ type }) => type === "contacts");
  return (
    <>
      <div>
        <ContactCard contact={contact} />
      </div>
      {first && contacts.length > 1 && (
        <div>
          <a href={`#${anchorOf(first)}`}>{texts().contacts.all}</a>
        </div>
      )}
    </>
  );
}
