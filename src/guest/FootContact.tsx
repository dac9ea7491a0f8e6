import { usePage } from "#sections/page.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { ContactCard } from "#sections/contacts/ContactCard.tsx";
import { contactsIn, contactToRing } from "#sections/contacts/reach.ts";
import { anchorOf } from "#sections/section.ts";

interface FootContactProps {
  guidebook: Pick<GuestGuidebook, "sections">;
  /** The path of the guidebook, on a page other than its own. */
  path?: string | undefined;
}

/** The contact at the foot of every page, with a link to the others (Contacts 2). */
export function FootContact({ guidebook: { sections }, path = "" }: FootContactProps) {
  const { texts } = usePage();
  const contacts = contactsIn(sections);
  const contact = contactToRing(contacts);
  if (!contact) return null;
  const first = sections.find(({ type }) => type === "contacts");
  return (
    <>
      <div>
        <ContactCard contact={contact} isRow />
      </div>
      {first && contacts.length > 1 && (
        <div>
          <a href={`${path}#${anchorOf(first)}`}>{texts.contacts.all}</a>
        </div>
      )}
    </>
  );
}
