import { useState } from "react";
import { accounts } from "#accounts/client.ts";
import { EmailField } from "#accounts/EmailField.tsx";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { buttonLook, linkLook } from "#ui/buttonLook.ts";
import { track } from "#analytics/track.ts";
import { jsonOf } from "#core/client.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog, DialogClose } from "#ui/Dialog.tsx";
import { showToast, type ToastText } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import { useForm } from "#ui/useForm.ts";
import { failureText } from "#ui/failure.ts";

interface ForgotPasswordProps {
  label?: string;
  /** True when it is the screen's main action. */
  isMain?: boolean;
}

const emailRequired = { title: "Email required", description: "Please enter your email address." };

/** The link and the dialog that request a reset link; on success the dialog closes and clears the email. */
export function ForgotPassword({ label = "Forgot your password?", isMain = false }: ForgotPasswordProps) {
  const [open, setOpen] = useState(false);
  const form = useForm({ email: "Enter your email address." }, emailRequired);
  const requestReset = useCall({
    mutationFn: (json: { email: string }) => jsonOf(accounts.auth["forgot-password"].$post({ json })),
    onSuccess: () => track("password_reset_requested"),
    onSuccessHere: ({ message }) => {
      toggle(false);
      showToast({ title: "Password reset email sent", description: message });
    },
    onFailure: (error) => form.refuseAfter(error, resetEmailFailed(error)),
  });

  function toggle(next: boolean) {
    form.clear();
    setOpen(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={toggle}
      trigger={
        <button type="button" className={isMain ? buttonLook({}) : `min-h-11 ${linkLook}`}>
          {label}
        </button>
      }
      title="Reset your password"
      description="We will send you a link that works once, for one hour."
      onSubmit={form.onSubmit(requestReset.mutate)}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" formNoValidate busy={requestReset.isPending} busyLabel="Sending...">
            Send reset link
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <EmailField error={form.errors.email} />
        <FormFailure words={form.failure} />
      </div>
    </Dialog>
  );
}

/** Statuses whose message says what to do, better than "later". */
const HELPFUL_STATUSES = [400, 429];

function resetEmailFailed(error: unknown): ToastText {
  const text = { title: "Failed to send reset email", description: "Please try again later." };
  return failureText(error, text, (status) => HELPFUL_STATUSES.includes(status));
}
