import { useQueryClient } from "@tanstack/react-query";
import { accounts } from "#accounts/client.ts";
import type { ChangePasswordInput } from "#accounts/contract.ts";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { allRequired, faultOfNewPassword, newPasswordBlank } from "#accounts/newPassword.ts";
import { peopleQuery } from "#accounts/members/client.ts";
import { NewPasswordFields } from "#accounts/NewPasswordFields.tsx";
import { PasswordField } from "#accounts/PasswordField.tsx";
import { MESSAGES } from "#accounts/messages.ts";
import { useUser } from "#accounts/session.ts";
import { jsonOf, ApiError, messageOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { SettingsRow } from "#ui/SettingsRow.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";

export function ChangePassword() {
  const client = useQueryClient();
  const user = useUser();
  const form = useForm({ currentPassword: "Enter your current password.", ...newPasswordBlank }, allRequired);
  const change = useCall({
    mutationFn: (json: ChangePasswordInput) => jsonOf(accounts.auth["reset-password"].$post({ json })),
    asksToSignIn: false,
    onSuccess: () => client.invalidateQueries({ queryKey: peopleQuery.queryKey }),
    onSuccessHere: () => {
      form.reset();
      showToast({ title: "Password updated", description: "Your other devices have been signed out." });
    },
    onFailure: (error) =>
      form.refuseAfter(error, { title: "Password update failed", description: whyNotUpdated(error) }),
  });

  const submit = form.onSubmit(({ currentPassword, ...typed }) => {
    const fault = faultOfNewPassword(typed, MESSAGES.newPasswordTooShort);
    if (fault) return form.refuse(fault, { [fault.field]: fault.description });
    return change.mutate({ currentPassword, newPassword: typed.newPassword });
  });

  return (
    <SettingsRow id="change-password" title="Change Password" isOpenOnDesk>
      <p className="max-w-measure text-soft">
        Your other devices will be signed out, and open invitations that you made will end.
      </p>
      <form
        method="post"
        noValidate
        className="mt-5 flex flex-col gap-5"
        onSubmit={submit}
        onInput={form.onInput}
      >
        {/* Links the password to the account, for password managers. */}
        <input
          className="hidden"
          name="username"
          autoComplete="username"
          value={user?.email ?? ""}
          readOnly
        />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={form.errors.currentPassword}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] items-start gap-5">
          <NewPasswordFields errors={form.errors} />
        </div>
        <FormFailure words={form.failure} />
        <Button
          type="submit"
          variant="secondary"
          className="self-start"
          busy={change.isPending}
          busyLabel="Updating..."
        >
          Change Password
        </Button>
      </form>
    </SettingsRow>
  );
}

/** The fixed messages, or the server's when only it knows how long to wait or that the session ended. */
function whyNotUpdated(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.body?.code === "wrong_password") return MESSAGES.wrongCurrentPassword;
    if (error.body?.fields?.newPassword) return error.body.fields.newPassword;
    if (error.status === 400) return "Invalid request. Please check your input.";
    if (error.status === 401 || error.status === 429) return messageOf(error) ?? failedUpdate;
  }
  return failedUpdate;
}

const failedUpdate = "Failed to update password. Please try again.";
