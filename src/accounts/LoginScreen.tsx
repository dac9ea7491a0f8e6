import { KeyRound } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { AuthLayout } from "#accounts/AuthLayout.tsx";
import { EmailField } from "#accounts/EmailField.tsx";
import { ForgotPassword } from "#accounts/ForgotPassword.tsx";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { OidcLink } from "#accounts/oidc/OidcLink.tsx";
import { oidcProblemOf, oidcProblems } from "#accounts/oidc/problems.ts";
import { linkLook } from "#ui/buttonLook.ts";
import { PasswordField } from "#accounts/PasswordField.tsx";
import { offerPasskeys } from "#accounts/passkeys/browser.ts";
import { returnPath } from "#accounts/returnPath.ts";
import { isSignUpOffered } from "#accounts/signUpOffer.ts";
import { useSignIn, useSignInByPasskey } from "#accounts/useSignIn.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { useProduct } from "#ui/product.tsx";
import { useForm } from "#ui/useForm.ts";

/** Signs a host in, then goes to `?next=` or the dashboard. */
export default function LoginScreen() {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const product = useProduct();
  const problem = params.get("problem");
  const form = useForm({ email: "Enter your email address.", password: "Enter your password." });
  const signIn = useSignIn({
    onSignedIn: () => navigate(returnPath(params.get("next")), { replace: true }),
    refuseAfter: form.refuseAfter,
  });

  const byPasskey = useSignInByPasskey({
    onSignedIn: () => navigate(returnPath(params.get("next")), { replace: true }),
    refuseAfter: form.refuseAfter,
  });

  // The browser offers passkeys until another way is tried.
  const { isPending, isSuccess, mutate } = byPasskey;
  const signInBy = useEffectEvent(mutate);
  useEffect(
    () => (isPending || isSuccess ? undefined : offerPasskeys((used) => signInBy(used))),
    [isPending, isSuccess],
  );

  return (
    <AuthLayout
      title="Sign In"
      subtitle="Welcome back. The light is on."
      words="The answer is by the door, day and night."
    >
      <title>{`Sign in to ${product.name}`}</title>
      {problem && (
        <Notice tone="error" title="Not signed in" className="mb-5">
          {oidcProblems[oidcProblemOf(problem)]}
        </Notice>
      )}
      {product.hasPasswords && (
        <form
          method="post"
          noValidate
          className="flex flex-col gap-5"
          onSubmit={form.onSubmit(signIn.mutate)}
          onInput={form.onInput}
        >
          <EmailField error={form.errors.email} autoComplete="username webauthn" />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            error={form.errors.password}
          />
          <FormFailure words={form.failure} />
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
      )}
      <OidcLink
        next={params.get("next")}
        size="large"
        variant={product.hasPasswords ? "secondary" : "primary"}
        className="mt-3 w-full"
      />
      <Button
        variant="secondary"
        size="large"
        icon={KeyRound}
        className="mt-3 w-full"
        busy={byPasskey.isPending}
        onClick={() => byPasskey.mutate(undefined)}
      >
        Use a passkey
      </Button>
      <div className="mt-4 flex flex-col items-start gap-1 text-soft">
        {product.hasPasswords && <ForgotPassword />}
        {isSignUpOffered(product, params) && (
          <p>
            New to {product.name}?{" "}
            <Link to={`/signup${search}`} className={`inline-flex min-h-11 items-center ${linkLook}`}>
              Create an account
            </Link>
          </p>
        )}
      </div>
    </AuthLayout>
  );
}
