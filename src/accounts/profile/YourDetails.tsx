import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { accounts, profileQuery } from "#accounts/client.ts";
import type { ProfileChange, User } from "#accounts/contract.ts";
import { EmailField } from "#accounts/EmailField.tsx";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { useUser, userQuery } from "#accounts/session.ts";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { SettingsRow } from "#ui/SettingsRow.tsx";
import { failureText } from "#ui/failure.ts";
import { Field } from "#ui/Field.tsx";
import { Notice } from "#ui/Notice.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";

const NOT_SAVED = { title: "Not saved", description: "Failed to save your details. Please try again." };

/** Returns the call that changes the user's profile. */
export function useProfileChange(onFailure?: (error: Error) => void) {
  const client = useQueryClient();
  return useCall({
    mutationFn: (json: ProfileChange) => jsonOf(accounts.auth.user.$put({ json })),
    onSuccess: (saved, sent) => {
      client.setQueryData(profileQuery.queryKey, saved);
      const { pendingEmail, ...user } = saved;
      client.setQueryData(userQuery.queryKey, user);
      showToast(
        sent.email !== undefined && pendingEmail !== null
          ? { title: "Confirm the new email", description: `We have sent a link to ${pendingEmail}.` }
          : { title: "Saved", description: "Your details have been updated." },
      );
    },
    ...(onFailure ? { onFailure } : { failure: NOT_SAVED }),
  });
}

/** Name, picture and email. `picture` is passed where upload is available. */
export function YourDetails({ picture }: { picture?: ReactNode }) {
  const user = useUser();
  return user && <Details key={user.id} user={user} picture={picture} />;
}

function Details({ user, picture }: { user: User; picture: ReactNode }) {
  const [isChanged, setChanged] = useState(false);
  const pending = useQuery(profileQuery).data?.pendingEmail ?? null;
  const form = useForm({
    firstName: "Enter your first name.",
    lastName: "Enter your last name.",
    email: "Enter your email address.",
  });
  const change = useProfileChange((error) => {
    setChanged(true);
    form.refuseAfter(
      error,
      failureText(error, NOT_SAVED, () => true),
    );
  });
  const submit = form.onSubmit(({ email, ...name }) => {
    if (change.isPending) return;
    setChanged(false);
    change.mutate(email.trim() === user.email ? name : { ...name, email });
  });
  return (
    <SettingsRow
      id="your-details"
      title="You"
      value={`${user.firstName} ${user.lastName}, ${user.email}`}
      isOpenOnDesk
    >
      {picture}
      <form
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={submit}
        onInput={form.onInput}
        onInputCapture={() => setChanged(true)}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="First name" error={form.errors.firstName}>
            <TextInput
              name="firstName"
              autoComplete="given-name"
              maxLength={100}
              defaultValue={user.firstName}
              required
            />
          </Field>
          <Field label="Last name" error={form.errors.lastName}>
            <TextInput
              name="lastName"
              autoComplete="family-name"
              maxLength={100}
              defaultValue={user.lastName}
              required
            />
          </Field>
        </div>
        <EmailField error={form.errors.email} defaultValue={user.email} />
        {pending !== null && pending !== user.email && (
          <Notice title="Waiting for you to confirm">
            <span className="wrap-anywhere">
              Open the link that we sent to {pending}. Until then your email stays {user.email}.
            </span>
          </Notice>
        )}
        <FormFailure words={form.failure} />
        <Button
          type="submit"
          variant={isChanged ? "primary" : "secondary"}
          className="self-start"
          busy={change.isPending}
          busyLabel="Saving..."
        >
          Save details
        </Button>
      </form>
    </SettingsRow>
  );
}
