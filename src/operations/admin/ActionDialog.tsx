import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormFailure } from "#accounts/FormFailure.tsx";
import {
  accountActions,
  type AccountAction,
  type AccountActionName,
} from "#operations/admin/accountActions.ts";
import { adminQueries } from "#operations/admin/client.ts";
import type { ListedAccount } from "#operations/admin/contract.ts";
import { DAY_MS } from "#core/durations.ts";
import { serverText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { FormDialog } from "#ui/FormDialog.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";

const NOT_DONE = { title: "Not done", description: "The server could not be reached. Please try again." };

interface ActionDialogProps {
  account: ListedAccount;
  action: AccountActionName;
  guidebook?: ListedAccount["guidebooks"][number];
  onClose: () => void;
}

export function ActionDialog({ account, action, guidebook, onClose }: ActionDialogProps) {
  const client = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const { title, description, label, done, isDestructive, act }: AccountAction = accountActions[action];
  const form = useForm({ because: "Say why.", until: action === "plan" ? "Choose a day." : null });
  const run = useCall({
    mutationFn: act,
    onSuccess: async (url) => {
      await client.invalidateQueries(adminQueries);
      if (url !== null) return setLink(url);
      showToast({ title: label, description: done });
      onClose();
    },
    onFailure: (error) => form.refuseAfter(error, serverText(error, NOT_DONE)),
  });
  if (link !== null)
    return (
      <ShownOnce
        title="Pass this link on"
        description="There is no mail server. The link works once, for one hour."
        label="Link"
        value={link}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title(guidebook?.name ?? account.name)}
      description={description}
      actionLabel={label}
      isDestructive={isDestructive}
      busy={run.isPending}
      form={form}
      onSubmit={form.onSubmit(({ because, until }) => {
        if (run.isPending) return;
        // The end of that day where the operator is: a date with a time has no zone, so it is local.
        const end = until ? Date.parse(`${until}T00:00`) + DAY_MS : 0;
        run.mutate({ account, guidebookId: guidebook?.id ?? "", because, until: end });
      })}
    >
      {action === "plan" && (
        <Field label="Until the end of" error={form.errors.until}>
          <TextInput name="until" type="date" required />
        </Field>
      )}
      <Field label="Why" hint="Operators read it in the list below." error={form.errors.because}>
        <TextInput name="because" maxLength={500} required />
      </Field>
      <FormFailure words={form.failure} />
    </FormDialog>
  );
}
