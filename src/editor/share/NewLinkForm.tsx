import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { guidebookCalls, guidebookKeys } from "#guidebooks/client.ts";
import { LABEL_MAX, type NewShareLink } from "#guidebooks/contract.ts";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { failureText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import { dayOf, endOfDay } from "#editor/share/linkState.ts";

const NOT_CREATED = {
  title: "Failed to generate share link",
  description: "There was an error generating a share link. Please try again.",
};

export function NewLinkForm({ guidebookId }: { guidebookId: string }) {
  const [earliest] = useState(() => dayOf(Date.now()));
  const client = useQueryClient();
  const form = useForm({ label: null, expiresAt: null });
  const create = useCall({
    mutationFn: (json: NewShareLink) =>
      jsonOf(guidebookCalls.guidebooks[":id"]["share-links"].$post({ param: { id: guidebookId }, json })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: guidebookKeys.share(guidebookId) });
      showToast({
        title: "Link created",
        description: "Copy it from the list and send it to your guests.",
      });
      form.reset();
    },
    onFailure: (error) => form.refuseAfter(error, failureText(error, NOT_CREATED)),
  });

  const submit = form.onSubmit(({ label, expiresAt: day }) => {
    if (create.isPending) return;
    create.mutate({ label: label.trim() || null, expiresAt: day ? endOfDay(day) : null });
  });

  return (
    <form
      method="post"
      onSubmit={submit}
      onInput={form.onInput}
      className="mt-3 grid gap-4 rounded-field bg-linen p-4 sm:grid-cols-2"
    >
      <Field label="Who is it for?" aside="optional" error={form.errors.label}>
        <TextInput name="label" autoComplete="off" maxLength={LABEL_MAX} />
      </Field>
      <Field label="Last day" aside="optional" error={form.errors.expiresAt}>
        <TextInput name="expiresAt" type="date" min={earliest} />
      </Field>
      <Button type="submit" variant="secondary" icon={Plus} busy={create.isPending} className="sm:col-span-2">
        Create link
      </Button>
    </form>
  );
}
