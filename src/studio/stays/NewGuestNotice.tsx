import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { noticeCalls } from "#notices/client.ts";
import { NOTICE_MAX, type NewNotice } from "#notices/contract.ts";
import { noticesQuery } from "#notices/queries.ts";
import { jsonOf } from "#platform/client.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Checkbox } from "#platform/ui/Checkbox.tsx";
import { Dialog, DialogClose } from "#platform/ui/Dialog.tsx";
import { failureText } from "#platform/ui/failure.ts";
import { Field } from "#platform/ui/Field.tsx";
import { TextInput } from "#platform/ui/TextInput.tsx";
import { showToast } from "#platform/ui/toast.ts";
import { useCall } from "#platform/ui/useCall.ts";
import { useForm } from "#platform/ui/useForm.ts";
import type { StayProperty } from "#stays/stayProperty.ts";

const NOT_ANNOUNCED = { title: "Error", description: "Failed to tell your guests. Please try again." };

interface NewGuestNoticeProps {
  /** Whose guests can be told. */
  properties: readonly StayProperty[];
  open: boolean;
  onClose: () => void;
}

export function NewGuestNotice({ properties, open, onClose }: NewGuestNoticeProps) {
  const client = useQueryClient();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const chosen = properties.map(({ guidebookId }) => guidebookId).filter((id) => !leftOut.includes(id));
  const form = useForm({
    text: "Write what your guests should know.",
    startsAt: null,
    endsAt: "Choose when it ends.",
  });
  const announce = useCall({
    mutationFn: (json: NewNotice) => jsonOf(noticeCalls.notices.$post({ json })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: noticesQuery.queryKey });
      showToast({ title: "Guests are told", description: "It stands on top of their page until it ends." });
      onClose();
    },
    onFailure: (error) =>
      form.refuseAfter(
        error,
        failureText(error, NOT_ANNOUNCED, () => true),
      ),
  });
  const submit = form.onSubmit(({ text, startsAt, endsAt }) => {
    if (announce.isPending) return;
    if (chosen.length === 0) return form.mark({ guidebooks: "Choose whose guests should read it." });
    const begins = startsAt ? Date.parse(startsAt) : null;
    announce.mutate({ text, startsAt: begins, endsAt: Date.parse(endsAt), guidebooks: chosen });
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Tell guests something"
      description="They read it on top of their page, by whatever link they came."
      dismissOnOutside={false}
      onSubmit={submit}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" busy={announce.isPending}>
            Tell guests
          </Button>
        </>
      }
    >
      <div className="space-y-4" onInput={form.onInput}>
        <Field label="What they should know" error={form.errors.text}>
          <TextInput
            name="text"
            maxLength={NOTICE_MAX}
            required
            placeholder="Water is off on Tuesday, 9 to 11 am."
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="From" aside="optional" hint="Empty: from now on." error={form.errors.startsAt}>
            <TextInput name="startsAt" type="datetime-local" />
          </Field>
          <Field label="Until" hint="By your clock." error={form.errors.endsAt}>
            <TextInput name="endsAt" type="datetime-local" required />
          </Field>
        </div>
        {properties.length > 1 && (
          <fieldset>
            <legend className="text-[0.9375rem] font-semibold">Whose guests</legend>
            {properties.map(({ guidebookId, name }) => (
              <Checkbox
                key={guidebookId}
                label={name}
                checked={chosen.includes(guidebookId)}
                onChange={({ target }) =>
                  setLeftOut((before) =>
                    target.checked ? before.filter((id) => id !== guidebookId) : [...before, guidebookId],
                  )
                }
              />
            ))}
            {form.errors.guidebooks && (
              <p role="alert" className="text-sm font-medium text-clay">
                {form.errors.guidebooks}
              </p>
            )}
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}
