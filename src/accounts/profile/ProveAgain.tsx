import { useState, type SubmitEvent } from "react";
import { accounts } from "#accounts/client.ts";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { proveWithPasskey, wasDismissed } from "#accounts/passkeys/browser.ts";
import { OidcLink } from "#accounts/oidc/OidcLink.tsx";
import { PasswordField } from "#accounts/PasswordField.tsx";
import { useUser } from "#accounts/session.ts";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { failureText } from "#ui/failure.ts";
import { dropProof, retryProved } from "#ui/proveIdentity.ts";
import { useProduct } from "#ui/product.tsx";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";

const NOT_PROVED = { title: "That did not work", description: "Please check your password and try again." };

/** Asks for the password before an irreversible action, and then continues it (Accounts 10). */
export function ProveAgain({ open }: { open: boolean }) {
  const user = useUser();
  const { hasPasswords } = useProduct();
  const [isAtProvider, setAtProvider] = useState(false);
  const byPassword = hasPasswords && !isAtProvider;
  const form = useForm({ password: "Enter your password." });
  const prove = useCall({
    mutationFn: (json: { password: string }) => jsonOf(accounts.auth.proof.$post({ json })),
    onSuccess: retryProved,
    onFailure: (error) =>
      form.refuseAfter(
        error,
        failureText(error, NOT_PROVED, () => true),
      ),
  });
  const byPasskey = useCall({
    mutationFn: proveWithPasskey,
    onSuccess: retryProved,
    onFailure: (error) =>
      wasDismissed(error)
        ? undefined
        : form.refuseAfter(
            error,
            failureText(error, NOT_PROVED, () => true),
          ),
  });
  function drop() {
    setAtProvider(false);
    dropProof();
  }
  function goOn(event: SubmitEvent) {
    event.preventDefault();
    setAtProvider(false);
    retryProved();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : drop())}
      dismissOnOutside={false}
      title="Confirm that it is you"
      description={
        byPassword
          ? "This is hard to undo, so please enter your password again."
          : "This is hard to undo. Sign in again in the other tab, then go on here."
      }
      onSubmit={byPassword ? form.onSubmit(prove.mutate) : goOn}
      footer={
        <>
          <OidcLink next={null} inNewTab variant="secondary" onClick={() => setAtProvider(true)} />
          <Button variant="secondary" busy={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
            Use a passkey
          </Button>
          <Button type="submit" formNoValidate busy={prove.isPending} busyLabel="Checking...">
            Continue
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5" onInput={form.onInput}>
        <input
          className="hidden"
          name="username"
          autoComplete="username"
          value={user?.email ?? ""}
          readOnly
        />
        {byPassword && (
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            error={form.errors.password}
          />
        )}
        <FormFailure words={form.failure} />
      </div>
    </Dialog>
  );
}
