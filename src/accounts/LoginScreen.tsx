import type { SubmitEvent } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { DoorFrame } from "#accounts/DoorFrame.tsx";
import { EmailField } from "#accounts/EmailField.tsx";
import { ForgotPassword } from "#accounts/ForgotPassword.tsx";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { linkLook } from "#platform/ui/buttonLook.ts";
import { PasswordField } from "#accounts/PasswordField.tsx";
import { returnPath } from "#accounts/returnPath.ts";
import { useFields } from "#accounts/useFields.ts";
import { authenticationFailed, missingInformation, useSignIn } from "#accounts/useSignIn.ts";
import { PRODUCT } from "#platform/site.ts";
import { Button } from "#platform/ui/Button.tsx";

export const meta = () => [{ title: `Sign in to ${PRODUCT.name}` }];

/** Signs a host in, then goes to the dashboard, or to where a link asked to go on (`?next=`). */
export default function LoginScreen() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const fields = useFields({ email: "Enter your e-mail address.", password: "Enter your password." });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = fields.read(form, missingInformation);
    if (!values) return;
    signIn.mutate(values, {
      onSuccess: () => void navigate(returnPath(params.get("next")), { replace: true }),
      onError: (error) => fields.refuseAfter(error, form, authenticationFailed(error)),
    });
  }

  return (
    <DoorFrame
      title="Sign In"
      subtitle="Welcome back. The light is on."
      words="The answer is by the door, day and night."
    >
      <form
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={submit}
        onInput={fields.forget}
      >
        <EmailField error={fields.errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={fields.errors.password}
        />
        <FormFailure words={fields.failure} />
        <Button
          type="submit"
          size="large"
          className="mt-1 w-full"
          busy={signIn.isPending}
          busyLabel="Signing in..."
        >
          Sign In
        </Button>
      </form>
      <div className="mt-4 flex flex-col items-center gap-1 text-soft">
        <ForgotPassword />
        <p>
          New to {PRODUCT.name}?{" "}
          <Link to={`/signup${search}`} className={`inline-flex min-h-11 items-center ${linkLook}`}>
            Create an account
          </Link>
        </p>
      </div>
    </DoorFrame>
  );
}
