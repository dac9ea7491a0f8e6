import { ContactCard } from "#sections/contacts/ContactCard.tsx";
import type { Contact, ContactsContent } from "#sections/contacts/content.ts";

export const ContactsView = ({ content }: { content: ContactsContent }) => (
  <ContactCards contacts={content.items} />
);

export function ContactCards({ contacts }: { contacts: readonly Contact[] }) {
  if (contacts.length === 0) return null;
  return (
    <div className="entries">
      {contacts.map((contact, position) => (
        <ContactCard key={position} contact={contact} />
      ))}
    </div>
  );
}
