import { ChevronDown, Houses, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { ContactList } from "#guidebooks/contacts/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { formatList } from "#core/format.ts";
import { ContactRows } from "#guidebooks/contacts/ContactRows.tsx";
import { ContactListForm } from "#guidebooks/contacts/ContactListForm.tsx";
import { useDeleteContacts } from "#guidebooks/contacts/useContacts.ts";
import { UseInProperties } from "#guidebooks/contacts/UseInProperties.tsx";
import { formatProperties } from "#guidebooks/shared/effects.ts";

interface ContactListCardProps {
  list: ContactList;
  /** Whether it is unfolded at first. */
  isOpen: boolean;
}

/** One list of contacts: the guidebooks that use it, the contacts, and its form. */
export function ContactListCard({ list, isOpen }: ContactListCardProps) {
  const [editing, setEditing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const remove = useDeleteContacts();
  const { sectionId, tile, properties, others, mayEdit, content } = list;
  const count = properties.length + others;
  const names = formatList(properties.map(({ name, isHidden }) => (isHidden ? `${name} (hidden)` : name)));
  const headingId = `contacts-${sectionId}`;

  function leave() {
    setEditing(false);
    // The button is shown again after this render.
    setTimeout(() => edit.current?.focus());
  }

  return (
    <Card as="li" aria-labelledby={headingId} padded={false}>
      <details open={isOpen} className="group">
        <summary className="flex items-center justify-between gap-4 px-5 py-4 sm:px-6 [&::-webkit-details-marker]:hidden">
          <div className="min-w-0 wrap-anywhere">
            <h2 id={headingId} className="text-xl">
              {tile ?? formatPeople(content.items)}
            </h2>
            <p className="text-[0.9375rem] text-soft">
              In {count > 1 ? `${formatProperties(count)}: ` : ""}
              {names}
              {others > 0 && ` and ${formatProperties(others)} that you cannot see`}
            </p>
          </div>
          <ChevronDown
            size={20}
            aria-hidden
            className="shrink-0 text-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="px-5 pb-5 sm:px-6">
          {editing ? (
            <ContactListForm list={list} onClose={leave} />
          ) : (
            <>
              <ContactRows contacts={content.items} />
              {mayEdit && (
                <div className="mt-4 flex flex-wrap gap-2">
                  <Button ref={edit} variant="secondary" icon={Pencil} onClick={() => setEditing(true)}>
                    Edit
                  </Button>
                  <Button variant="secondary" icon={Houses} onClick={() => setChoosing(true)}>
                    Use in more homes
                  </Button>
                  <Button
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
        </div>
      </details>
      {choosing && <UseInProperties list={list} onClose={() => setChoosing(false)} />}
    </Card>
  );
}

/** How many people a folded list names. */
const MAX_NAMES = 2;

/** Formats who is in a list: "Mere, Tane and 1 more". */
function formatPeople(contacts: ContactList["content"]["items"]): string {
  const names = contacts.map(({ name, role }) => name || role).filter((name) => name !== "");
  if (names.length === 0) return "Contacts";
  const others = names.length - MAX_NAMES;
  return formatList(others > 0 ? [...names.slice(0, MAX_NAMES), `${others} more`] : names);
}
