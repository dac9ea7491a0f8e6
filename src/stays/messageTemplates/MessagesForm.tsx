import { useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { messageCalls, templatesQuery } from "#stays/messageTemplates/client.ts";
import type { TemplatesChange } from "#stays/messageTemplates/contract.ts";
import {
  defaultTemplates,
  fillTemplate,
  messageKinds,
  templateProblem,
  type MessageKind,
} from "#stays/messageTemplates/template.ts";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Select } from "#ui/Select.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { inventedExample, type MessageExample } from "#stays/messageTemplates/messageExample.ts";
import { MessageTemplate } from "#stays/messageTemplates/MessageTemplate.tsx";
import { findPolicyMarks } from "#guidebooks/policy/messagePolicy.ts";
import { PolicyNote } from "#stays/messageTemplates/PolicyMarks.tsx";
import { UnsavedGuard } from "#ui/UnsavedGuard.tsx";

type Texts = Record<MessageKind, string>;

interface MessagesFormProps {
  stored: Texts;
  /** Stays for the preview; empty where there are none. */
  examples: readonly MessageExample[];
  /** Who may change the messages, where the host may not; else null. */
  readOnlyFor: string | null;
}

export function MessagesForm({ stored, examples, readOnlyFor }: MessagesFormProps) {
  const mayEdit = readOnlyFor === null;
  const client = useQueryClient();
  const [texts, setTexts] = useState(stored);
  const [shownId, setShownId] = useState("");
  const example = examples.find(({ id }) => id === shownId) ?? examples[0] ?? inventedExample;
  const changed = messageKinds.filter((kind) => texts[kind].trim() !== stored[kind]);
  const firstWrong = messageKinds.find((kind) => templateProblem(texts[kind]) !== null);
  const messages = messageKinds.map((kind) => {
    const template = texts[kind].trim() === "" ? defaultTemplates[kind] : texts[kind];
    const sent = templateProblem(template) ? template : fillTemplate(template, example.values);
    return { kind, sent, marks: findPolicyMarks(sent) };
  });
  const save = useCall({
    mutationFn: (json: TemplatesChange) => jsonOf(messageCalls["message-templates"].$put({ json })),
    onSuccess: (saved) => {
      client.setQueryData(templatesQuery.queryKey, saved);
      showToast({ title: "Messages saved", description: "Every stay uses them from now on." });
    },
    onSuccessHere: setTexts,
    failure: { title: "Error", description: "Failed to save your messages. Please try again." },
  });

  function saveChanged(form: HTMLFormElement) {
    if (save.isPending) return;
    if (firstWrong) return form.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus();
    // A template equal to the default, or empty, follows the default from now on.
    const sent = changed.map((kind) => [
      kind,
      texts[kind].trim() === defaultTemplates[kind] ? "" : texts[kind],
    ]);
    save.mutate(Object.fromEntries(sent) as TemplatesChange); // its keys are kinds
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saveChanged(event.currentTarget);
      }}
    >
      {!mayEdit && <Notice className="mt-6">You can read the messages here. {readOnlyFor}</Notice>}
      {mayEdit && (
        <p
          className={classes(
            "mt-2 flex items-center gap-1.5 text-sm font-semibold text-leaf",
            changed.length > 0 && "invisible",
          )}
        >
          <Check size={16} aria-hidden /> All saved. Every stay uses these words.
        </p>
      )}
      {examples.length > 0 && (
        <Field label="Preview for" className="mt-5 max-w-xl">
          <Select value={example.id} onChange={({ target }) => setShownId(target.value)}>
            {examples.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="mt-6 space-y-5">
        {messages.map(({ kind, sent, marks }) => (
          <MessageTemplate
            key={kind}
            kind={kind}
            text={texts[kind]}
            sent={sent}
            marks={marks}
            guest={example.values.name}
            mayCopy={example !== inventedExample}
            mayEdit={mayEdit}
            onChange={(text) => setTexts((before) => ({ ...before, [kind]: text }))}
          />
        ))}
      </div>
      {messages.some(({ marks }) => marks.length > 0) && <PolicyNote className="mt-4" />}
      {changed.length > 0 && (
        <div
          data-foot-bar
          className="sticky bottom-0 z-10 -mx-5 mt-6 flex items-center justify-end gap-4 border-t border-line bg-paper px-5 py-3 sm:-mx-8 sm:px-8"
        >
          <output className="text-soft">Not saved yet</output>
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            Save
          </Button>
        </div>
      )}
      <UnsavedGuard active={changed.length > 0} text="Your changes to the messages are not saved yet." />
    </form>
  );
}
