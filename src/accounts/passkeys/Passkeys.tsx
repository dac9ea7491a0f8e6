import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { accounts } from "#accounts/client.ts";
import { forgetOtherPasskeys, makePasskey, passkeysQuery, wasDismissed } from "#accounts/passkeys/browser.ts";
import { PASSKEY_NAME_MAX, type ListedPasskey } from "#accounts/passkeys/contract.ts";
import { useUser } from "#accounts/session.ts";
import { jsonOf } from "#core/client.ts";
import { formatDay } from "#core/format.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { Button } from "#ui/Button.tsx";
import { SettingsRow } from "#ui/SettingsRow.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { failureText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";

/** The user's passkeys: add, name, remove (Accounts 14). */
export function Passkeys() {
  const client = useQueryClient();
  const { data: passkeys = [], isFetched } = useQuery(passkeysQuery);
  const refresh = () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  const add = useCall({
    mutationFn: makePasskey,
    onSuccess: () => {
      showToast({ title: "Passkey added", description: "You can sign in with it from now on." });
      return refresh();
    },
    failure: (error) =>
      wasDismissed(error)
        ? null
        : failureText(error, {
            title: "No passkey added",
            description: "This browser could not make a passkey. Your password works as before.",
          }),
  });
  return (
    <SettingsRow id="passkeys" title="Passkeys" value={isFetched && formatCount(passkeys.length)}>
      <p className="max-w-measure text-soft">
        Sign in with your fingerprint, your face or your device&apos;s PIN, without a password to steal.
      </p>
      {passkeys.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} onChanged={refresh} />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        icon={KeyRound}
        className="mt-5"
        busy={add.isPending}
        onClick={() => add.mutate()}
      >
        Add a passkey
      </Button>
    </SettingsRow>
  );
}

const formatCount = (count: number) =>
  count === 0 ? "None yet" : count === 1 ? "1 passkey" : `${count} passkeys`;

interface PasskeyProps {
  passkey: ListedPasskey;
  onChanged: () => Promise<void>;
}

function Passkey({ passkey, onChanged }: PasskeyProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const client = useQueryClient();
  const user = useUser();
  const [open, setOpen] = useState<"name" | "remove" | null>(null);
  const close = () => setOpen(null);
  const remove = useCall({
    mutationFn: () => accounts.auth.passkeys[":id"].$delete({ param: { id } }),
    onSuccess: async () => {
      close();
      showToast({ title: "Passkey removed", description: "You can no longer sign in with it." });
      const left = await client.fetchQuery(passkeysQuery);
      if (user) await forgetOtherPasskeys(user.id, left);
    },
    onSessionEnd: close,
    failure: { title: "Error", description: "Failed to remove the passkey. Please try again." },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          Since {formatDay(createdAt)}
          {lastUsedAt !== null && `, last used ${formatDay(lastUsedAt)}`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="secondary" size="small" onClick={() => setOpen("name")}>
          Rename<span className="sr-only"> {name}</span>
        </Button>
        <Button variant="secondary" size="small" onClick={() => setOpen("remove")}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
      {open === "name" && <RenameDialog passkey={passkey} onClose={close} onChanged={onChanged} />}
      <AlertDialog
        open={open === "remove"}
        onOpenChange={(next) => (next ? undefined : close())}
        title={`Remove ${name}?`}
        description="You will no longer be able to sign in with this passkey. Your password and other passkeys still work."
        actionLabel="Remove"
        busy={remove.isPending}
        destructive
        onAction={() => remove.mutate()}
      />
    </li>
  );
}

function RenameDialog({ passkey, onClose, onChanged }: PasskeyProps & { onClose: () => void }) {
  const form = useForm({ name: "Give the passkey a name." });
  const rename = useCall({
    mutationFn: (json: { name: string }) =>
      jsonOf(accounts.auth.passkeys[":id"].$patch({ param: { id: passkey.id }, json })),
    onSuccess: () => {
      onClose();
      return onChanged();
    },
    onFailure: (error) =>
      form.refuseAfter(error, { title: "Error", description: "Failed to rename. Please try again." }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Name this passkey"
      onSubmit={form.onSubmit(rename.mutate)}
      footer={
        <Button type="submit" formNoValidate busy={rename.isPending}>
          Save
        </Button>
      }
    >
      <Field label="Name" hint="For example, the device it is on." error={form.errors.name}>
        <TextInput name="name" maxLength={PASSKEY_NAME_MAX} defaultValue={passkey.name} />
      </Field>
    </Dialog>
  );
}
