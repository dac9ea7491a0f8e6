import { texts } from "#core/i18n/pageLanguage.ts";
import type { GuestGuidebook } from "#guest/guidebook.ts";
import { ContactCard } from "#sections/contacts/ContactCard.tsx";
import { contactsIn, contactToRing } from "#sections/contacts/reach.ts";
import { anchorOf } from "#sections/section.ts";

interface FootContactProps {
  guidebook: Pick<GuestGuidebook, "sections">;
  /** The path of the guidebook, where the page is another. */
  path?: string;
}

/** Whom a guest can reach, at the foot of every page, and the way to the others (Contacts 2). */
export function FootContact({ guidebook: { sections }, path = "" }: FootContactProps) {
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
          <a href={`${path}#${anchorOf(first)}`}>{texts().contacts.all}</a>
        </div>
      )}
    </>
  );
}
