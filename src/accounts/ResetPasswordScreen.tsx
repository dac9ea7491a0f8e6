import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { accounts } from "#accounts/client.ts";
import type { ResetPasswordInput } from "#accounts/contract.ts";
import { AuthLayout } from "#accounts/AuthLayout.tsx";
import { EndedLink, endedLinkWords } from "#accounts/EndedLink.tsx";
import { ForgotPassword } from "#accounts/ForgotPassword.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { allRequired, faultOfNewPassword, newPasswordBlank } from "#accounts/newPassword.ts";
import { NewPasswordFields } from "#accounts/NewPasswordFields.tsx";
import { MESSAGES } from "#accounts/messages.ts";
import { PasskeysToRemove } from "#accounts/passkeys/PasskeysToRemove.tsx";
import { leaveSession } from "#accounts/session.ts";
import { jsonOf, ApiError } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { LoadFailed } from "#ui/LoadFailed.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useProduct } from "#ui/product.tsx";
import { Loading } from "#ui/Skeleton.tsx";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { noConnection, useForm } from "#ui/useForm.ts";

const TO_LOGIN_MS = 2000;
const NEW_LINK = "Request a new reset link";

const failed = {
  title: "Password reset failed",
  description: "Failed to reset password. Please try again or request a new reset link.",
};

/** The link was used, expired or invalid: no password helps. */
const isAboutLink = (error: unknown) =>
  error instanceof ApiError && error.body?.code === "invalid_reset_link";

/** The link still works, but the password was refused. */
const isAboutPassword = (error: unknown) =>
  error instanceof ApiError && error.body?.fields?.newPassword !== undefined;
const refusedPassword = { title: failed.title, description: MESSAGES.commonPassword };

export const meta = () => [{ name: "robots", content: "noindex" }];

const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ["/api/auth/reset-link", token],
    queryFn: () => jsonOf(accounts.auth["reset-link"].$get({ query: { token } })),
  });

/** Sets a new password by a link, then goes to sign-in (Accounts 4). Shows at once when the link no longer works. */
export default function ResetPasswordScreen() {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const navigate = useNavigate();
  const product = useProduct();
  const client = useQueryClient();
  const link = useQuery({ ...resetLinkQuery(token), enabled: token !== "" });
  const [keepsPasskeys, setKeepsPasskeys] = useState(false);
  const form = useForm(newPasswordBlank, allRequired);
  const reset = useCall({
    mutationFn: (json: ResetPasswordInput) =>
      jsonOf(accounts.auth["reset-password-with-token"].$post({ json })),
    // A reset ends every session, including this browser's.
    onSuccess: () => leaveSession(client),
    onSuccessHere: () =>
      showToast({
        title: "Password reset successful",
        description: "You can now sign in with your new password.",
      }),
    onFailure: (error) => form.refuseAfter(error, isAboutPassword(error) ? refusedPassword : failed),
  });

  const isDead = !reset.isSuccess && (token === "" || isAboutLink(link.error) || isAboutLink(reset.error));
  const problem = isDead ? null : form.failure;

  useEffect(() => {
    if (!reset.isSuccess) return undefined;
    const timer = setTimeout(() => void navigate("/login"), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [reset.isSuccess, navigate]);

  const submit = form.onSubmit((values) => {
    const fault = faultOfNewPassword(values, MESSAGES.passwordTooShort);
    if (fault) return form.refuse(fault, { [fault.field]: fault.description });
    const passkeys = keepsPasskeys ? ("keep" as const) : ("remove" as const);
    return reset.mutate({ token, newPassword: values.newPassword, passkeys });
  });

  return (
    <AuthLayout
      title={isDead ? "Invalid reset link" : "Reset your password"}
      subtitle={
        isDead
          ? undefined
          : "Choose a new one. All devices will be signed out, and open invitations that you made will end."
      }
      words={isDead ? endedLinkWords : "A new key, and the light is still on."}
    >
      <title>{`Reset your ${product.name} password`}</title>
      {problem && (
        <Notice
          tone="error"
          className="mb-6"
          title={problem.title}
          action={problem !== noConnection && <ForgotPassword label={NEW_LINK} />}
        >
          {problem.description}
        </Notice>
      )}
      {isDead ? (
        <EndedLink
          action={
            <>
              <ForgotPassword label={NEW_LINK} isMain />
              <Link to="/login" className={`inline-flex min-h-11 items-center ${linkLook}`}>
                Back to Sign In
              </Link>
            </>
          }
        >
          {MESSAGES.invalidResetLink} Links work once, for one hour.
        </EndedLink>
      ) : reset.isSuccess ? (
        <Notice tone="done" title="Password reset successful">
          We are taking you to{" "}
          <Link to="/login" className={linkLook}>
            sign in
          </Link>
          .
        </Notice>
      ) : link.error ? (
        <LoadFailed className="" error={link.error} onRetry={link.refetch}>
          The link could not be read. Please try again.
        </LoadFailed>
      ) : !link.data ? (
        <Loading label="Loading..." sizes={["h-48"]} />
      ) : (
        <form
          method="post"
          noValidate
          className="flex flex-col gap-5"
          onSubmit={submit}
          onInput={form.onInput}
        >
          <NewPasswordFields errors={form.errors} />
          <PasskeysToRemove passkeys={link.data.passkeys} keeps={keepsPasskeys} onChange={setKeepsPasskeys} />
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
    </AuthLayout>
  );
}
