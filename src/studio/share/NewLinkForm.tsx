import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState, type SubmitEvent } from "react";
import { guidebookCalls } from "#guidebooks/client.ts";
import { LABEL_MAX } from "#guidebooks/contract.ts";
import { guidebookKeys } from "#guidebooks/queries.ts";
import { jsonOf, ApiError } from "#platform/client.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Field } from "#platform/ui/Field.tsx";
import { TextInput } from "#platform/ui/TextInput.tsx";
import { retryAfterSignIn } from "#studio/sessionEnd.ts";
import { dayOf, endOfDay } from "#studio/share/linkState.ts";
import { showToast, showFailureToast } from "#studio/toasts.ts";

export function NewLinkForm({ guidebookId }: { guidebookId: string }) {
  const [label, setLabel] = useState("");
  const [earliest] = useState(() => dayOf(Date.now()));
  const [day, setDay] = useState("");
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: () => {
      const json = { label: label.trim() || null, expiresAt: day ? endOfDay(day) : null };
      return jsonOf(
        guidebookCalls.guidebooks[":id"]["share-links"].$post({ param: { id: guidebookId }, json }),
      );
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: guidebookKeys.share(guidebookId) });
      showToast("Link created", "Copy it from the list and send it to your guests.");
      setLabel("");
      setDay("");
    },
    onError: (error) => {
      if (retryAfterSignIn(error, () => create.mutate())) return;
      const description = "There was an error generating a share link. Please try again.";
      showFailureToast(error, "Failed to generate share link", description);
    },
  });
  const fields = create.error instanceof ApiError ? create.error.body?.fields : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  }

  return (
    <form onSubmit={submit} className="mt-3 grid gap-4 rounded-field bg-linen p-4 sm:grid-cols-2">
      <Field label="Who is it for?" aside="optional" error={fields?.label}>
        <TextInput
          autoComplete="off"
          maxLength={LABEL_MAX}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
      </Field>
      <Field label="Last day" aside="optional" error={fields?.expiresAt}>
        <TextInput type="date" min={earliest} value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <Button type="submit" variant="secondary" icon={Plus} busy={create.isPending} className="sm:col-span-2">
        Create link
      </Button>
    </form>
  );
}
