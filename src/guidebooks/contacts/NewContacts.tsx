import { Suspense, useState } from "react";
import type { ContactLists } from "#guidebooks/contacts/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { FormColumns } from "#ui/FormColumns.tsx";
import { blankContact, type ContactsContent } from "#sections/contacts/content.ts";
import { problemsOf } from "#sections/editing/problems.ts";
import { LoadingForm } from "#sections/editing/LoadingForm.tsx";
import { SectionEditor } from "#sections/editors.tsx";
import { UnsavedGuard } from "#ui/UnsavedGuard.tsx";
import { useAddContacts } from "#guidebooks/contacts/useContacts.ts";
import { useFirstFocus } from "#ui/useFirstFocus.ts";
import { formatProperties } from "#guidebooks/shared/effects.ts";
import { PropertyChoice } from "#guidebooks/shared/PropertyChoice.tsx";
import { PropertyHere } from "#sections/editing/formContext.ts";

interface NewContactsProps extends ContactLists {
  /** The guidebook in the URL. */
  first: string | null;
  onClose: () => void;
}

const begun: ContactsContent = { items: [blankContact] };

/** Contacts for one or more properties: in several they are one list, changed in all at once. */
export function NewContacts({ lists, without, first, onClose }: NewContactsProps) {
  const properties = propertiesOf({ lists, without });
  const [content, setContent] = useState(begun);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [chosen, setChosen] = useState(() => {
    const free = without.map(({ guidebookId }) => guidebookId);
    if (free.length > 0) return free;
    return first !== null && properties.some(({ id }) => id === first) ? [first] : [];
  });
  const add = useAddContacts(onClose, setFieldErrors);
  const focusFirst = useFirstFocus();
  const property = without.find(({ guidebookId }) => chosen.includes(guidebookId))?.property ?? null;

  function send() {
    const problems = problemsOf("contacts", content);
    setFieldErrors(problems);
    if (Object.keys(problems).length === 0) add.mutate({ properties: chosen, content });
  }

  return (
    <Card as="section" aria-labelledby="new-contacts" className="mt-8">
      <h2 id="new-contacts" className="text-xl">
        {content.items.length > 1 ? "New contacts" : "New contact"}
      </h2>
      <div ref={focusFirst} className="mt-4">
        <FormColumns
          fields={
            <PropertyHere value={property}>
              <Suspense fallback={<LoadingForm />}>
                <SectionEditor
                  type="contacts"
                  value={content}
                  onChange={setContent}
                  fieldErrors={fieldErrors}
                />
              </Suspense>
            </PropertyHere>
          }
          notes={{
            content: (
              <PropertyChoice
                legend="Show them in"
                properties={properties}
                chosen={chosen}
                onChoose={setChosen}
              />
            ),
          }}
        >
          <div className="flex flex-wrap gap-3">
            <Button disabled={chosen.length === 0} busy={add.isPending} busyLabel="Saving..." onClick={send}>
              {chosen.length === 0 ? "Save" : `Save for ${formatProperties(chosen.length)}`}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </FormColumns>
      </div>
      <UnsavedGuard
        active={JSON.stringify(content) !== JSON.stringify(begun) && !add.isPending}
        text="The contacts you typed are not saved."
      />
    </Card>
  );
}

/** All active guidebooks, those without contacts first. */
function propertiesOf({ lists, without }: ContactLists): { id: string; name: string }[] {
  const all = [...without, ...lists.flatMap((list) => list.properties)];
  const byId = new Map(all.map(({ guidebookId, name }) => [guidebookId, { id: guidebookId, name }]));
  return [...byId.values()];
}
