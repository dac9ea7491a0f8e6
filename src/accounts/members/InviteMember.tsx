import { useQueryClient } from "@tanstack/react-query";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { memberCalls, peopleQuery } from "#accounts/members/client.ts";
import type { NewInvitation } from "#accounts/members/contract.ts";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { serverText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { RoleFields, useRoleChoice } from "#accounts/members/RoleFields.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";

const NOT_INVITED = { title: "Not invited", description: "Failed to make the invitation. Please try again." };

interface Made {
  email: string | null;
  url: string;
}

interface InviteFormProps {
  /** The names of the account's guidebooks, by id; undefined until they are loaded. */
  names: ReadonlyMap<string, string> | undefined;
  onClose: () => void;
  onMade: (made: Made) => void;
}

/** Opens the invitation dialog, then shows the invitation's link. */
export function InviteMember({ names }: Pick<InviteFormProps, "names">) {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  function toggle(next: boolean) {
    if (next) setMade(null);
    setOpen(next);
  }
  return (
    <>
      <Button icon={UserRoundPlus} onClick={() => toggle(true)}>
        Invite a person
      </Button>
      {open && made === null && <InviteForm names={names} onClose={() => setOpen(false)} onMade={setMade} />}
      {open && made !== null && (
        <ShownOnce
          title="Invitation link"
          label="Link"
          value={made.url}
          onClose={() => toggle(false)}
          description={
            made.email === null
              ? "Send them this link yourself. The first person who opens it can join. It works once, for 14 days."
              : `An email is on its way to ${made.email}. You can also send this link yourself.`
          }
        />
      )}
    </>
  );
}

function InviteForm({ names, onClose, onMade }: InviteFormProps) {
  const client = useQueryClient();
  const choice = useRoleChoice();
  const form = useForm({ email: null });
  const invite = useCall({
    mutationFn: (json: NewInvitation) => jsonOf(memberCalls.account.members.$post({ json })),
    onSuccess: async (invitation) => {
      onMade(invitation);
      await client.invalidateQueries({ queryKey: peopleQuery.queryKey });
    },
    onFailure: (error) => form.refuseAfter(error, serverText(error, NOT_INVITED)),
  });
  const submit = form.onSubmit(({ email }) => {
    if (invite.isPending) return;
    if (choice.isIncomplete) return form.mark({ guidebooks: "Choose at least one guidebook." });
    invite.mutate({ email: email.trim() || null, ...choice.value });
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite a person"
      description="They get their own account and never see your password."
      dismissOnOutside={false}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" formNoValidate busy={invite.isPending} busyLabel="Inviting...">
            Invite
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5" onInput={form.onInput}>
        <Field
          label="Their email"
          aside="optional"
          hint="Leave it empty to get a link you can send yourself."
          error={form.errors.email}
        >
          <TextInput name="email" type="email" autoComplete="off" maxLength={254} />
        </Field>
        <RoleFields choice={choice} names={names} error={form.errors.guidebooks} />
        <FormFailure words={form.failure} />
      </div>
    </Dialog>
  );
}
