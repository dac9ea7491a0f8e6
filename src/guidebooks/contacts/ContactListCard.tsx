import { Houses, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { ContactList } from "#guidebooks/contacts/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { formatList } from "#core/format.ts";
import { ContactListForm } from "#guidebooks/contacts/ContactListForm.tsx";
import { useDeleteContacts } from "#guidebooks/contacts/useContacts.ts";
import { UseInHomes } from "#guidebooks/contacts/UseInHomes.tsx";
import { formatHomes } from "#guidebooks/shared/effects.ts";
import type { Contact } from "#sections/contacts/content.ts";

/** One list of contacts: the guidebooks that use it, the contacts, and its form. */
export function ContactListCard({ list }: { list: ContactList }) {
  const [editing, setEditing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const remove = useDeleteContacts();
  const { sectionId, tile, homes, others, mayEdit, content } = list;
  const count = homes.length + others;
  const names = formatList(homes.map(({ name, isHidden }) => (isHidden ? `${name} (hidden)` : name)));
  const headingId = `contacts-${sectionId}`;

  function leave() {
    setEditing(false);
    // The button is shown again after this render.
    setTimeout(() => edit.current?.focus());
  }

  return (
    <Card as="li" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl">
        {tile ?? "Contacts"}
      </h2>
      <p className="text-sm text-soft">
        In {count > 1 ? `${formatHomes(count)}: ` : ""}
        {names}
        {others > 0 && ` and ${formatHomes(others)} that you cannot see`}
      </p>
      {editing ? (
        <ContactListForm list={list} onClose={leave} />
      ) : (
        <>
          <ContactRows contacts={content.items} />
          {mayEdit && (
            <div className="mt-4 flex flex-wrap gap-2">
              <Button
                ref={edit}
                size="small"
                variant="secondary"
                icon={Pencil}
                onClick={() => setEditing(true)}
              >
                Edit
              </Button>
              <Button size="small" variant="secondary" icon={Houses} onClick={() => setChoosing(true)}>
                Use in more homes
              </Button>
              <Button
                size="small"
                variant="quiet destructive"
                icon={Trash2}
                busy={remove.isPending}
                onClick={() => remove.mutate(list)}
              >
                Delete
              </Button>
            </div>
          )}
        </>
      )}
      {choosing && <UseInHomes list={list} onClose={() => setChoosing(false)} />}
    </Card>
  );
}

function ContactRows({ contacts }: { contacts: readonly Contact[] }) {
  if (contacts.length === 0) return <p className="mt-4 text-soft">Nobody yet.</p>;
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {contacts.map((contact, position) => (
        <li key={position} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3">
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{contact.name}</span>
            {contact.role && <span className="text-soft">, {contact.role}</span>}
          </p>
          <p className="min-w-0 text-sm wrap-anywhere text-soft">{waysOf(contact).join(" · ")}</p>
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
