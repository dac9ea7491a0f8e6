import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, type SubmitEvent } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { accounts } from "#accounts/client.ts";
import type { ResetPasswordInput } from "#accounts/contract.ts";
import { DoorFrame } from "#accounts/DoorFrame.tsx";
import { ForgotPassword } from "#accounts/ForgotPassword.tsx";
import { linkLook } from "#platform/ui/buttonLook.ts";
import { allRequired, faultOfNewPassword, newPasswordBlank } from "#accounts/newPassword.ts";
import { NewPasswordFields } from "#accounts/NewPasswordFields.tsx";
import { MESSAGES } from "#accounts/messages.ts";
import { leaveSession } from "#accounts/session.ts";
import { noConnection, useFields } from "#accounts/useFields.ts";
import { jsonOf, ApiError } from "#platform/client.ts";
import { PRODUCT } from "#platform/site.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { toast } from "#platform/ui/toast.ts";

const TO_LOGIN_MS = 2000;

const invalidLink = { title: "Invalid reset link", description: MESSAGES.invalidResetLink };
const failed = {
  title: "Password reset failed",
  description: "Failed to reset password. Please try again or request a new reset link.",
};

/** The link still works: only the password needs another look. */
const isAboutPassword = (error: unknown) =>
  error instanceof ApiError && error.body?.fields?.newPassword !== undefined;
const refusedPassword = { title: failed.title, description: MESSAGES.commonPassword };

export const meta = () => [
  { title: `Reset your ${PRODUCT.name} password` },
  { name: "robots", content: "noindex" },
];

/** Sets a new password by a link, then goes to sign-in (Accounts 4). */
export default function ResetPasswordScreen() {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const navigate = useNavigate();
  const client = useQueryClient();
  const fields = useFields(newPasswordBlank);
  const reset = useMutation({
    mutationFn: (json: ResetPasswordInput) =>
      jsonOf(accounts.auth["reset-password-with-token"].$post({ json })),
    // A reset ends every session, the one in this browser too.
    onSuccess: () => leaveSession(client),
  });

  const problem = token ? fields.failure : invalidLink;

  useEffect(() => {
    if (!reset.isSuccess) return undefined;
    const timer = setTimeout(() => void navigate("/login"), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [reset.isSuccess, navigate]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!token) return fields.refuse(form, invalidLink, {});
    const values = fields.read(form, allRequired);
    if (!values) return undefined;
    const fault = faultOfNewPassword(values, MESSAGES.passwordTooShort);
    if (fault) return fields.refuse(form, fault, { [fault.field]: fault.description });
    return reset.mutate(
      { token, newPassword: values.newPassword },
      {
        onSuccess: () =>
          toast({
            title: "Password reset successful",
            description: "You can now sign in with your new password.",
          }),
        onError: (error) =>
          fields.refuseAfter(error, form, isAboutPassword(error) ? refusedPassword : failed),
      },
    );
  }

  return (
    <DoorFrame
      title="Reset your password"
      subtitle="Choose a new one. All devices will be signed out."
      words="A new key, and the light is still on."
    >
      {problem && (
        <Notice
          tone="error"
          className="mb-6"
          title={problem.title}
          action={problem !== noConnection && <ForgotPassword label="Request a new reset link" />}
        >
          {problem.description}
        </Notice>
      )}
      {reset.isSuccess ? (
        <Notice tone="done" title="Password reset successful">
          We are taking you to{" "}
          <Link to="/login" className={linkLook}>
            sign in
          </Link>
          .
        </Notice>
      ) : (
        <form
          method="post"
          noValidate
          className="flex flex-col gap-5"
          onSubmit={submit}
          onInput={fields.forget}
        >
          <NewPasswordFields errors={fields.errors} />
          <Button
            type="submit"
            size="large"
            className="mt-1 w-full"
            busy={reset.isPending}
            busyLabel="Resetting..."
          >
            Reset Password
          </Button>
        </form>
      )}
    </DoorFrame>
  );
}
