import { useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { jsonOf } from "#core/client.ts";
import { admin, adminQueries } from "#operations/admin/client.ts";
import { Button } from "#ui/Button.tsx";
import { serverText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { FormDialog } from "#ui/FormDialog.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";

/** Invites a person to make an account, also where sign-up is closed (Operator 6). */
export function InvitePerson() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={UserPlus} onClick={() => setOpen(true)}>
        Invite a person
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const NOT_SENT = { title: "Not invited", description: "The server could not be reached. Please try again." };

function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const form = useForm({ email: "Enter an email.", because: "Say why." });
  const invite = useCall({
    mutationFn: (json: { email: string; because: string }) => jsonOf(admin.invitations.$post({ json })),
    onSuccess: async ({ url }) => {
      await client.invalidateQueries(adminQueries);
      if (url !== null) return setLink(url);
      showToast({ title: "Invited", description: "The invitation is on its way." });
      onClose();
    },
    onFailure: (error) => form.refuseAfter(error, serverText(error, NOT_SENT)),
  });
  if (link !== null)
    return (
      <ShownOnce
        title="Pass this link on"
        description="There is no mail server. The link makes one account within seven days."
        label="Link"
        value={link}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Invite a person"
      description="They get an account of their own. The link works also where new accounts are closed."
      actionLabel="Invite"
      busy={invite.isPending}
      form={form}
      onSubmit={form.onSubmit((values) => {
        if (!invite.isPending) invite.mutate(values);
      })}
    >
      <Field label="Email" error={form.errors.email}>
        <TextInput name="email" type="email" autoComplete="off" required />
      </Field>
      <Field label="Why" hint="Operators read it in the list below." error={form.errors.because}>
        <TextInput name="because" maxLength={500} required />
      </Field>
      <FormFailure words={form.failure} />
    </FormDialog>
  );
}
