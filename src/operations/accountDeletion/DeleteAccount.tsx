import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { PasswordField } from "#accounts/PasswordField.tsx";
import { formatList } from "#core/format.ts";
import { announceSignOut } from "#core/tabs.ts";
import { Button } from "#ui/Button.tsx";
import { SettingsRow } from "#ui/SettingsRow.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { serverText } from "#ui/failure.ts";
import { useProduct } from "#ui/product.tsx";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import { deletionQuery, leavingCalls } from "#operations/export/client.ts";

const NOT_DELETED = { title: "Not deleted", description: "Failed to delete the account. Please try again." };

/** The way out for good, with what becomes of what (Accounts 12). */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <SettingsRow id="delete-account" title="Delete your account" isDestructive>
      <p className="max-w-measure text-soft">
        Your guidebooks go offline at once and are deleted for good. Export them first, if you may need them.
      </p>
      <Button variant="destructive" className="mt-5" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && <DeleteDialog onClose={() => setOpen(false)} />}
    </SettingsRow>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { hasPasswords } = useProduct();
  const form = useForm({ password: hasPasswords ? "Enter your password." : null });
  const leave = useCall({
    mutationFn: (json: { password: string } | { proved: true }) => leavingCalls.auth.user.$delete({ json }),
    onSuccess: () => {
      announceSignOut();
      window.location.assign("/");
    },
    onFailure: (error) => form.refuseAfter(error, serverText(error, NOT_DELETED)),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete your account?"
      description="This cannot be undone."
      dismissOnOutside={false}
      onSubmit={form.onSubmit((typed) => leave.mutate(hasPasswords ? typed : { proved: true }))}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button
            type="submit"
            formNoValidate
            variant="destructive"
            busy={leave.isPending}
            busyLabel="Deleting..."
          >
            Delete for good
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5" onInput={form.onInput}>
        <WhatGoes />
        {hasPasswords && (
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            error={form.errors.password}
          />
        )}
        <FormFailure words={form.failure} />
      </div>
    </Dialog>
  );
}

function WhatGoes() {
  const { data } = useQuery(deletionQuery);
  if (!data) return <output className="text-soft">Looking up what would be deleted...</output>;
  const { guidebooks, staysWith } = data;
  const count = guidebooks === 1 ? "1 guidebook" : `${guidebooks} guidebooks`;
  return (
    <ul className="list-disc space-y-1 pl-5">
      <li>
        {guidebooks === 0
          ? "You have no guidebooks of your own."
          : `${count}, with stays, links and pictures. Guests can no longer open them, including guests who are staying now.`}
      </li>
      {staysWith.length > 0 && <li>What you made for {formatList(staysWith)} stays with them.</li>}
      <li>Your name, email, sessions and passkeys. We keep receipts for as long as the law requires.</li>
    </ul>
  );
}
