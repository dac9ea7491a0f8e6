import { ShownOnce } from "#ui/ShownOnce.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { RoleFields, useRoleChoice } from "#accounts/members/RoleFields.tsx";
import { tokenCalls, tokensQuery } from "#accounts/tokens/client.ts";
import { TOKEN_DAYS, TOKEN_NAME_MAX, tokenRoles, type NewToken } from "#accounts/tokens/contract.ts";
import { jsonOf } from "#core/client.ts";
import { DAY_MS } from "#core/durations.ts";
import { serverText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { FormDialog } from "#ui/FormDialog.tsx";
import { Select } from "#ui/Select.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";

const NOT_MADE = { title: "Not made", description: "Failed to make the token. Please try again." };

/** How long a token can live, in days. */
const lives = [
  [30, "30 days"],
  [90, "90 days"],
  [TOKEN_DAYS, "A year"],
] as const;

interface MakeTokenProps {
  names: ReadonlyMap<string, string> | undefined;
  onClose: () => void;
}

/** Asks what a new token may do, then shows it once. */
export function MakeToken({ names, onClose }: MakeTokenProps) {
  const client = useQueryClient();
  const choice = useRoleChoice({ role: "viewer", guidebooks: "all" });
  const [days, setDays] = useState<number>(TOKEN_DAYS);
  const form = useForm({ name: "Give the token a name." });
  const make = useCall({
    mutationFn: (wanted: NewToken) =>
      jsonOf(tokenCalls.account.tokens.$post({ json: { ...wanted, expiresAt: Date.now() + days * DAY_MS } })),
    onSuccess: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
    onFailure: (error) => form.refuseAfter(error, serverText(error, NOT_MADE)),
  });
  if (make.data)
    return (
      <ShownOnce
        title={`Token for ${make.data.name}`}
        description="Copy it into the program. Anyone who has it can do what you allow here. Do not share it."
        label="Token"
        value={make.data.token}
        onClose={onClose}
      />
    );
  const submit = form.onSubmit(({ name }) => {
    if (make.isPending) return;
    if (choice.isIncomplete) return form.mark({ guidebooks: "Choose at least one guidebook." });
    const { role, guidebooks } = choice.value;
    make.mutate({
      name,
      role: role === "viewer" ? "viewer" : "editor",
      ...(guidebooks !== "all" && { guidebooks }),
    });
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Make a token"
      description="For one program. You can end it at any time."
      actionLabel="Make the token"
      busyLabel="Making..."
      busy={make.isPending}
      form={form}
      onSubmit={submit}
    >
      <Field label="Name" hint="The program that will use it." error={form.errors.name}>
        <TextInput name="name" maxLength={TOKEN_NAME_MAX} placeholder="Home Assistant" autoComplete="off" />
      </Field>
      <RoleFields choice={choice} names={names} roles={tokenRoles} error={form.errors.guidebooks} />
      <Field label="Ends after" error={form.errors.expiresAt}>
        <Select value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {lives.map(([count, label]) => (
            <option key={count} value={count}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <FormFailure words={form.failure} />
    </FormDialog>
  );
}
