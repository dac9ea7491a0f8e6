import { Suspense, useState } from "react";
import type { ContactList } from "#guidebooks/contacts/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { problemsOf } from "#sections/editing/problems.ts";
import { LoadingForm } from "#sections/editing/LoadingForm.tsx";
import { SectionEditor } from "#sections/editors.tsx";
import { UnsavedGuard } from "#ui/UnsavedGuard.tsx";
import { useFirstFocus } from "#ui/useFirstFocus.ts";
import { useSaveContacts } from "#guidebooks/contacts/useContacts.ts";
import { formatProperties } from "#guidebooks/shared/effects.ts";
import { PropertyHere } from "#sections/editing/formContext.ts";

/** The form of a list. A save changes all properties that share it; the form shows how many. */
export function ContactListForm({ list, onClose }: { list: ContactList; onClose: () => void }) {
  const [content, setContent] = useState(list.content);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const save = useSaveContacts(onClose, setFieldErrors);
  const focusFirst = useFirstFocus();
  const count = list.properties.length + list.others;
  const isChanged = JSON.stringify(content) !== JSON.stringify(list.content);

  function send(version: number) {
    const problems = problemsOf("contacts", content);
    setFieldErrors(problems);
    if (Object.keys(problems).length === 0) save.mutate({ sectionId: list.sectionId, version, content });
  }

  return (
    <div ref={focusFirst} className="mt-4 max-w-2xl">
      {save.theirs && (
        <Notice
          tone="warn"
          title="These contacts were changed elsewhere"
          className="mb-4"
          action={
            <>
              <Button size="small" onClick={() => send(save.theirs?.version ?? list.version)}>
                Keep mine
              </Button>
              <Button size="small" variant="secondary" onClick={onClose}>
                Take theirs
              </Button>
            </>
          }
        >
          Choose which to keep.
        </Notice>
      )}
      <PropertyHere value={list.property}>
        <Suspense fallback={<LoadingForm />}>
          <SectionEditor type="contacts" value={content} onChange={setContent} fieldErrors={fieldErrors} />
        </Suspense>
      </PropertyHere>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={save.isPending} busyLabel="Saving..." onClick={() => send(list.version)}>
          {count > 1 ? `Save for ${formatProperties(count)}` : "Save"}
        </Button>
      </div>
      <UnsavedGuard active={isChanged && !save.isPending} text="What you typed here is not saved." />
    </div>
  );
}
