import { EmailField } from "#accounts/EmailField.tsx";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { OidcLink } from "#accounts/oidc/OidcLink.tsx";
import { PasswordField } from "#accounts/PasswordField.tsx";
import { useUser } from "#accounts/session.ts";
import { useSignInAgain } from "#accounts/useSignIn.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { useProduct } from "#ui/product.tsx";
import { useForm } from "#ui/useForm.ts";

interface SignInAgainProps {
  open: boolean;
  /** The host has signed in: repeat the refused calls. */
  onSignedIn: () => void;
  /** The host closed the dialog without signing in. */
  onDismiss: () => void;
}

/** Asks a host whose session ended to sign in again, over the open screen (Screens 7). */
export function SignInAgain({ open, onSignedIn, onDismiss }: SignInAgainProps) {
  const user = useUser();
  const { hasPasswords } = useProduct();
  const form = useForm({ email: "Enter your email address.", password: "Enter your password." });
  const signIn = useSignInAgain({ onSignedIn, refuseAfter: form.refuseAfter });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onDismiss())}
      dismissOnOutside={false}
      title="Sign in again"
      description="Your session has ended. Sign in to continue. What you typed is still here."
      onSubmit={form.onSubmit(signIn.mutate)}
      footer={
        <>
          {/* This screen goes on by itself once its host has signed in in the other tab. */}
          <OidcLink next={null} inNewTab variant={hasPasswords ? "secondary" : "primary"} />
          {hasPasswords && (
            <Button type="submit" formNoValidate busy={signIn.isPending} busyLabel="Signing in...">
              Sign In
            </Button>
          )}
        </>
      }
    >
      {hasPasswords && (
        <div className="flex flex-col gap-5">
          <EmailField
            error={form.errors.email}
            defaultValue={user?.email}
            // The drafts belong to this account, and would be refused in another.
            readOnly={user !== null}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            error={form.errors.password}
          />
          <FormFailure words={form.failure} />
        </div>
      )}
    </Dialog>
  );
}
