import { Plus } from "lucide-react";
import { use } from "react";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { Contact } from "#sections/contacts/content.ts";
import { wantedContactsFor, type WantedContact } from "#sections/contacts/wantedContacts.ts";
import { PropertyHere } from "#sections/editing/formContext.ts";

interface WantedContactsNoticeProps {
  contacts: readonly Contact[];
  onAdd: (wanted: WantedContact) => void;
}

/** Offers the missing contacts that the property's state requires. */
export function WantedContactsNotice({ contacts, onAdd }: WantedContactsNoticeProps) {
  const wanted = wantedContactsFor(use(PropertyHere));
  const missing = wanted?.contacts.filter((one) => !one.isAmong(contacts)) ?? [];
  if (!wanted || missing.length === 0) return null;
  return (
    <Notice title={wanted.source} className="mb-4">
      <ul className="mt-2 space-y-2">
        {missing.map((one) => (
          <li key={one.role} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button size="small" variant="secondary" icon={Plus} onClick={() => onAdd(one)}>
              {one.role}
            </Button>
            <span>{one.reason}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">{wanted.besides}</p>
    </Notice>
  );
}
