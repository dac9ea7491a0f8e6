import type { Contact } from "#sections/contacts/content.ts";
import { classes } from "#ui/classes.ts";

interface ContactRowsProps {
  contacts: readonly Contact[];
  /** In place of a line above the first and below the last. */
  className?: string;
}

/** The contacts of a list, as the host reads them. */
export function ContactRows({ contacts, className }: ContactRowsProps) {
  if (contacts.length === 0) return <p className="text-soft">No contact yet.</p>;
  return (
    <ul className={classes("divide-y divide-line border-line", className ?? "border-y")}>
      {contacts.map((contact, position) => (
        <li
          key={position}
          className="grid items-baseline gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{contact.name}</span>
            {contact.role && <span className="text-soft">, {contact.role}</span>}
          </p>
          <p className="min-w-0 text-[0.9375rem] wrap-anywhere text-soft">{waysOf(contact).join(" · ")}</p>
        </li>
      ))}
    </ul>
  );
}

function waysOf({ phone, call, message, whatsApp, email, anyTime, hours }: Contact): string[] {
  const uses = [call && "call", message && "message", whatsApp && "WhatsApp"].filter((use) => use !== false);
  const number = phone && (uses.length > 0 ? `${phone} (${uses.join(", ")})` : phone);
  return [number, email, anyTime ? "at any hour" : hours].filter((way) => way !== "");
}
