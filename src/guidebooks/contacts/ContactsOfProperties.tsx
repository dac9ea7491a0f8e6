import { Phone, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useMay } from "#accounts/session.ts";
import type { ContactLists } from "#guidebooks/contacts/contract.ts";
import { formatList } from "#core/format.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Notice } from "#ui/Notice.tsx";
import { PageHeader } from "#ui/PageHeader.tsx";
import { ContactListCard } from "#guidebooks/contacts/ContactListCard.tsx";
import { ContactsExample } from "#guidebooks/contacts/ContactsExample.tsx";
import { NewContacts } from "#guidebooks/contacts/NewContacts.tsx";

/** The title of the screen, with what can be added once the contacts are loaded. */
export const ContactsHeader = ({ action }: { action?: ReactNode }) => (
  <PageHeader
    title="Contacts"
    subtitle="Who guests can call or message. Shown at the bottom of every page, first in Emergency, and on the print sheet."
    action={action}
  />
);

/** With more lists the first one alone is unfolded. */
const MAX_OPEN = 2;

/** The lists of contacts, those of the property in the URL first, and the properties that have none. */
export function ContactsOfProperties({ lists, without }: ContactLists) {
  const [adding, setAdding] = useState(false);
  const [search] = useSearchParams();
  const mayEdit = useMay("edit");
  const named = search.get("home");
  const isNamed = (list: ContactLists["lists"][number]) =>
    list.properties.some(({ guidebookId }) => guidebookId === named);
  const inOrder = lists.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  const hasProperties = lists.length > 0 || without.length > 0;
  const add = (
    <Button icon={Plus} onClick={() => setAdding(true)}>
      Add contacts
    </Button>
  );
  return (
    <>
      <ContactsHeader action={lists.length > 0 && mayEdit && !adding && add} />
      {adding && (
        <NewContacts lists={lists} without={without} first={named} onClose={() => setAdding(false)} />
      )}
      {!adding && lists.length === 0 && (
        <EmptyState
          icon={Phone}
          title="Guests have no contact yet"
          text={
            hasProperties
              ? "You, a neighbour with a key, a plumber. Add them once, for one home or for all."
              : "Create a guidebook first. Then add the people its guests can contact."
          }
          action={hasProperties && mayEdit && add}
        />
      )}
      {!adding && lists.length === 0 && hasProperties && <ContactsExample />}
      {!adding && lists.length > 0 && without.length > 0 && (
        <Notice
          tone="warn"
          title={`Guests of ${formatList(without.map(({ name }) => name))} have no contact yet`}
          className="mt-8"
        >
          Add contacts for {without.length === 1 ? "this home" : "these homes"}, or use those of another home
          there.
        </Notice>
      )}
      <ul className="mt-8 space-y-4 empty:hidden">
        {inOrder.map((list, at) => (
          <ContactListCard key={list.sectionId} list={list} isOpen={at === 0 || inOrder.length <= MAX_OPEN} />
        ))}
      </ul>
    </>
  );
}
