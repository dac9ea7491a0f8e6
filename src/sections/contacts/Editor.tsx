import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { blankContact, type Contact, type ContactsContent } from "#sections/contacts/content.ts";
import { ContactFields } from "#sections/contacts/ContactFields.tsx";
import type { WantedContact } from "#sections/contacts/wantedContacts.ts";
import { WantedContactsNotice } from "#sections/contacts/WantedContactsNotice.tsx";
import { type EditorProps, errorsOf } from "#sections/editing/editorProps.ts";
import { RowHead } from "#sections/editing/RowHead.tsx";
import { RowsFrame } from "#sections/editing/RowsFrame.tsx";
import { useRows } from "#sections/editing/useRows.ts";

const nameOf = ({ name, role }: Contact) => name.trim() || role.trim() || "New contact";

const isBlank = (contact: Contact) => JSON.stringify(contact) === JSON.stringify(blankContact);

/** The contacts for guests, in display order. */
export default function ContactsEditor({ value, onChange, fieldErrors }: EditorProps<ContactsContent>) {
  const edits = useRows(value.items, (items) => onChange({ ...value, items }), nameOf);
  // A first contact has nothing to move, and is given up with the form.
  const [beganBlank] = useState(() => value.items.length === 1 && value.items.every(isBlank));
  const isAlone = beganBlank && value.items.length === 1;
  /** Uses the blank row, if there is one. */
  function addWanted({ role, given }: WantedContact) {
    const wanted = { ...blankContact, role, ...given };
    const blank = value.items.findIndex(isBlank);
    if (blank === -1) edits.add(wanted);
    else edits.change(blank, wanted);
  }
  return (
    <>
      <WantedContactsNotice contacts={value.items} onAdd={addWanted} />
      <RowsFrame
        edits={edits}
        nameOf={nameOf}
        add={
          <Button variant="quiet" icon={Plus} className="-ml-5.5" onClick={() => edits.add(blankContact)}>
            {value.items.length === 0 ? "Add a contact" : "Add another contact"}
          </Button>
        }
      >
        {({ index, row }) => (
          <fieldset
            aria-label={nameOf(row)}
            className={classes(
              "grid gap-4 sm:grid-cols-2",
              !isAlone && "rounded-field border border-line p-3 sm:p-4",
            )}
          >
            {!isAlone && <RowHead name={nameOf(row)} index={index} edits={edits} className="sm:col-span-2" />}
            <ContactFields
              contact={row}
              errors={errorsOf(fieldErrors, index)}
              onChange={(contact) => edits.change(index, contact)}
            />
          </fieldset>
        )}
      </RowsFrame>
    </>
  );
}
