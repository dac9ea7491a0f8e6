import { useRef, type ReactNode } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { AuthLayout } from "#accounts/AuthLayout.tsx";
import { EmailField } from "#accounts/EmailField.tsx";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { OidcLink } from "#accounts/oidc/OidcLink.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { PasswordField } from "#accounts/PasswordField.tsx";
import { PASSWORD_MIN } from "#accounts/passwordLength.ts";
import { returnPath } from "#accounts/returnPath.ts";
import { SignUpClosed } from "#accounts/SignUpClosed.tsx";
import { invitationOf, isSignUpOffered } from "#accounts/signUpOffer.ts";
import { MESSAGES } from "#accounts/messages.ts";
import { useSignUp } from "#accounts/useSignIn.ts";
import { track } from "#analytics/track.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { useProduct } from "#ui/product.tsx";
import { TextInput } from "#ui/TextInput.tsx";
import { useForm } from "#ui/useForm.ts";

/** Creates an account where the server takes new ones. `cost` shows the price of the plan. */
export default function SignupScreen({ cost }: { cost?: ReactNode }) {
  const [params] = useSearchParams();
  const product = useProduct();
  return (
    <>
      <title>{`Create your ${product.name} account`}</title>
      {isSignUpOffered(product, params) ? <SignUpForm cost={cost} /> : <SignUpClosed />}
    </>
  );
}

function SignUpForm({ cost }: { cost: ReactNode }) {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const product = useProduct();
  const next = params.get("next");
  // With an invitation that signing up accepts, its screen has nothing left to ask.
  const invitation = invitationOf(product, params);
  const navigate = useNavigate();
  const form = useForm({
    firstName: "Enter your first name.",
    lastName: "Enter your last name.",
    email: "Enter your email address.",
    password: "Choose a password.",
  });
  const { errors } = form;
  const signUp = useSignUp({
    onSignedIn: () => navigate(returnPath(invitation ? null : next), { replace: true }),
    refuseAfter: form.refuseAfter,
  });
  const hasStarted = useRef(false);

  function start() {
    if (!hasStarted.current) track("signup_started");
    hasStarted.current = true;
  }

  const submit = form.onSubmit((values) => {
    if (values.password.length >= PASSWORD_MIN) return signUp.mutate({ ...values, invitation });
    const description = MESSAGES.passwordTooShort;
    return form.refuse({ title: "Password too short", description }, { password: description });
  });

  return (
    <AuthLayout
      title="Create your account"
      subtitle="Your first guidebook is a few minutes away."
      words="A guest arrives at dusk, and the porch light is on."
    >
      {product.hasPasswords && (
        <form
          method="post"
          noValidate
          className="flex flex-col gap-5"
          onSubmit={submit}
          onInputCapture={start}
          onInput={form.onInput}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="First name" error={errors.firstName}>
              <TextInput name="firstName" autoComplete="given-name" maxLength={100} required />
            </Field>
            <Field label="Last name" error={errors.lastName}>
              <TextInput name="lastName" autoComplete="family-name" maxLength={100} required />
            </Field>
          </div>
          <EmailField error={errors.email} />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            hint="At least 8 characters."
            error={errors.password}
          />
          <FormFailure words={form.failure} />
          {cost && <p>{cost}</p>}
          <Button
            type="submit"
            size="large"
            className="mt-1 w-full"
            busy={signUp.isPending}
            busyLabel="Creating..."
          >
            Create Account
          </Button>
        </form>
      )}
      {!product.hasPasswords && cost && <p>{cost}</p>}
      <OidcLink
        next={params.has("invitation") ? `/signup?invitation=${invitation}` : next}
        size="large"
        variant={product.hasPasswords ? "secondary" : "primary"}
        className="mt-3 w-full"
      />
      <p className="mt-4 text-sm text-soft">
        By creating an account you agree to the{" "}
        <Link to="/terms-and-conditions" className={linkLook}>
          terms
        </Link>{" "}
        and the{" "}
        <Link to="/privacy-policy" className={linkLook}>
          privacy policy
        </Link>
        . You must be 18 or older.
      </p>
      <p className="mt-1 text-soft">
        Have an account?{" "}
        <Link to={`/login${search}`} className={`inline-flex min-h-11 items-center ${linkLook}`}>
          Sign in
        </Link>
      </p>
    </AuthLayout>
  );
}
