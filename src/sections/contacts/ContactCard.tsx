import { usePage } from "#sections/page.ts";
import type { Contact } from "#sections/contacts/content.ts";
import { ReachLinks } from "#sections/contacts/ReachLinks.tsx";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";

interface ContactCardProps {
  contact: Contact;
  /** Whether it is a row without a filled button: at the foot of a page that has its own. */
  isRow?: boolean;
}

/** A contact for guests: role, name, hours, and ways to reach them. The number can be read aloud and copied. */
export function ContactCard({ contact, isRow = false }: ContactCardProps) {
  const { texts, hostWords } = usePage();
  const { name, role, phone, email, anyTime, hours, note } = contact;
  return (
    <address className={isRow ? "contact join" : "card place"}>
      <div className="place-head" {...hostWords()}>
        <p translate="no">
          <LinkedText text={name} />
        </p>{" "}
        {role && <span>{role}</span>}
      </div>{" "}
      {(phone || email) && (
        <p translate="no">
          <bdi>{phone || email}</bdi>
        </p>
      )}{" "}
      {anyTime ? <p>{texts.contacts.anyTime}</p> : hours && <p {...hostWords()}>{hours}</p>}{" "}
      {note && (
        <p {...hostWords()}>
          <LinkedText text={note} />
        </p>
      )}
      <div className="join">
        <ReachLinks contact={contact} isQuiet={isRow} />
      </div>
    </address>
  );
}
