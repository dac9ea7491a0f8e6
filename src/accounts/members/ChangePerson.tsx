import { useQueryClient } from "@tanstack/react-query";
import { memberCalls, peopleQuery } from "#accounts/members/client.ts";
import type { Invitation, Member, MemberChange } from "#accounts/members/contract.ts";
import { rolesWith, type Role } from "#accounts/roles.ts";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { serverText } from "#ui/failure.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { MadeLinks } from "#accounts/members/MadeLinks.tsx";
import { RoleFields, useRoleChoice } from "#accounts/members/RoleFields.tsx";
import { useMadeLinks } from "#accounts/members/useMadeLinks.ts";

const NOT_CHANGED = { title: "Error", description: "Failed to save the change. Please try again." };

interface ChangePersonProps {
  person: Pick<Member | Invitation, "id" | "role" | "guidebooks">;
  name: string;
  /** The names of the account's guidebooks, by id; undefined until they are loaded. */
  names: ReadonlyMap<string, string> | undefined;
  /** False for an invitation: an invited person has made nothing yet. */
  isMember: boolean;
  onClose: () => void;
}

const mayShare = (role: Role) => rolesWith("share").includes(role);

export function ChangePerson({ person, name, names, isMember, onClose }: ChangePersonProps) {
  const client = useQueryClient();
  const choice = useRoleChoice(person);
  const { role, guidebooks } = choice.value;
  const losesSharing = mayShare(person.role) && !mayShare(role);
  const made = useMadeLinks(
    isMember ? person.id : null,
    (link) =>
      losesSharing || link.guidebooks.some(({ id }) => guidebooks !== "all" && !guidebooks.includes(id)),
  );
  const form = useForm({});
  const change = useCall({
    mutationFn: (json: MemberChange) =>
      jsonOf(memberCalls.account.members[":id"].$patch({ param: { id: person.id }, json })),
    onSuccess: (people) => {
      client.setQueryData(peopleQuery.queryKey, people);
      showToast({ title: "Saved", description: `This applies to ${name} from now on.` });
      onClose();
    },
    onFailure: (error) => form.refuseAfter(error, serverText(error, NOT_CHANGED)),
  });
  const submit = form.onSubmit(() => {
    if (change.isPending) return;
    if (choice.isIncomplete) return form.mark({ guidebooks: "Choose at least one guidebook." });
    change.mutate({ ...choice.value, end: made.ended });
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`What ${name} may do`}
      dismissOnOutside={false}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button
            type="submit"
            formNoValidate
            busy={change.isPending || made.isLoading}
            busyLabel={made.isLoading ? "Checking..." : "Saving..."}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RoleFields choice={choice} names={names} error={form.errors.guidebooks} />
        {(losesSharing || guidebooks !== "all") && <MadeLinks name={name} made={made} />}
        <FormFailure words={form.failure} />
      </div>
    </Dialog>
  );
}
