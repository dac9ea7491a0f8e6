import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { webhookCalls, webhooksQuery } from "#accounts/webhooks/client.ts";
import type { Webhook } from "#accounts/webhooks/contract.ts";
import type { EventGroup } from "#accounts/webhooks/eventGroup.ts";
import { jsonOf } from "#core/client.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { serverText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { FormDialog } from "#ui/FormDialog.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";

const NOT_SAVED = { title: "Not saved", description: "Failed to save the webhook. Please try again." };

interface WebhookFormProps {
  groups: readonly EventGroup[];
  /** The webhook to change; absent to add one. */
  webhook?: Webhook;
  onClose: () => void;
}

/** Asks where and of what to tell, and shows the secret of a new webhook once. */
export function WebhookForm({ groups, webhook, onClose }: WebhookFormProps) {
  const client = useQueryClient();
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? groups[0]?.events ?? []);
  const [withNames, setWithNames] = useState(webhook?.withNames ?? false);
  const form = useForm(webhook ? { url: null } : { url: "Paste the address to send to." });
  const save = useCall({
    mutationFn: async (url: string) => {
      const json = { events: [...events], withNames };
      if (!webhook) return jsonOf(webhookCalls.account.webhooks.$post({ json: { ...json, url } }));
      const change = { ...json, ...(url && { url }) };
      await jsonOf(webhookCalls.account.webhooks[":id"].$patch({ param: { id: webhook.id }, json: change }));
      return null;
    },
    onSuccess: async (made) => {
      await client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
      if (!made) onClose();
    },
    onFailure: (error) => form.refuseAfter(error, serverText(error, NOT_SAVED)),
  });
  if (save.data)
    return (
      <ShownOnce
        title={`Secret for ${save.data.host}`}
        description="The receiver checks with it that a message is ours, as Standard Webhooks describes."
        label="Secret"
        value={save.data.secret}
        onClose={onClose}
      />
    );
  const choose = (names: readonly string[], isChosen: boolean) =>
    setEvents([...events.filter((name) => !names.includes(name)), ...(isChosen ? names : [])]);
  const submit = form.onSubmit(({ url }) => {
    if (save.isPending) return;
    if (events.length === 0) return form.mark({ events: "Choose at least one event." });
    save.mutate(url.trim());
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={webhook ? `Change ${webhook.host}` : "Add a webhook"}
      description="We send a short message to an address of yours when something happens: ids and dates, never a code."
      actionLabel={webhook ? "Save" : "Add the webhook"}
      busyLabel="Saving..."
      busy={save.isPending}
      form={form}
      onSubmit={submit}
    >
      <Field
        label="Address"
        hint={webhook ? "Leave it empty to keep the address." : "It begins with https://."}
        error={form.errors.url}
      >
        <TextInput name="url" type="url" inputMode="url" autoComplete="off" maxLength={2000} />
      </Field>
      <fieldset>
        <legend className="text-[0.9375rem] font-semibold">What it hears about</legend>
        {groups.map(({ label, events: names }) => (
          <Checkbox
            key={label}
            label={label}
            checked={names.every((name) => events.includes(name))}
            onChange={({ target }) => choose(names, target.checked)}
          />
        ))}
        {form.errors.events && (
          <p role="alert" className="mt-1 text-sm font-medium text-clay">
            {form.errors.events}
          </p>
        )}
      </fieldset>
      <Checkbox
        label="Send guests’ names too"
        checked={withNames}
        onChange={({ target }) => setWithNames(target.checked)}
      />
      <FormFailure words={form.failure} />
    </FormDialog>
  );
}
