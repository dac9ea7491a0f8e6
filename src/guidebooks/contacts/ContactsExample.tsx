import { ContactRows } from "#guidebooks/contacts/ContactRows.tsx";
import { blankContact } from "#sections/contacts/content.ts";

/** Invented people, with telephone numbers that are kept free for stories. */
const contacts = [
  {
    ...blankContact,
    name: "You",
    role: "host",
    phone: "0491 570 156",
    call: true,
    message: true,
    anyTime: true,
  },
  {
    ...blankContact,
    name: "Jo",
    role: "next door, has a key",
    phone: "0491 570 157",
    call: true,
    hours: "7 am to 9 pm",
  },
  {
    ...blankContact,
    name: "Ridge Plumbing",
    role: "plumber",
    phone: "0491 570 158",
    call: true,
    hours: "weekdays",
  },
];

/** What a list of contacts looks like, for a host who has none. */
export function ContactsExample() {
  return (
    <figure className="mx-auto mt-8 max-w-xl rounded-card border border-line bg-card px-5 pt-4 pb-2 shadow-soft">
      <figcaption className="mb-1 text-sm font-semibold text-soft">For example</figcaption>
      <ContactRows contacts={contacts} className="" />
    </figure>
  );
}
