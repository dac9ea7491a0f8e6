import { useMutation } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { accounts } from "#accounts/client.ts";
import { EmailField } from "#accounts/EmailField.tsx";
import { FormFailure } from "#accounts/FormFailure.tsx";
import { linkLook } from "#platform/ui/buttonLook.ts";
import { resetEmailFailed } from "#accounts/resetEmailFailed.ts";
import { useFields } from "#accounts/useFields.ts";
import { track } from "#analytics/track.ts";
import { jsonOf } from "#platform/client.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Dialog } from "#platform/ui/Dialog.tsx";
import { toast } from "#platform/ui/toast.ts";

interface ForgotPasswordProps {
  label?: string;
}

const emailRequired = { title: "Email required", description: "Please enter your email address." };

/** The link and the dialog that have a reset link sent ; on success it closes and clears the e-mail. */
export function ForgotPassword({ label = "Forgot your password?" }: ForgotPasswordProps) {
  const [open, setOpen] = useState(false);
  const fields = useFields({ email: "Enter your e-mail address." });
  const requestReset = useMutation({
    mutationFn: (json: { email: string }) => jsonOf(accounts.auth["forgot-password"].$post({ json })),
    onSuccess: () => track("password_reset_requested"),
  });

  function toggle(next: boolean) {
    fields.clear();
    setOpen(next);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = fields.read(form, emailRequired);
    if (!values) return;
    requestReset.mutate(values, {
      onSuccess: ({ message }) => {
        toggle(false);
        toast({ title: "Password reset email sent", description: message });
      },
      onError: (error) => fields.refuseAfter(error, form, resetEmailFailed(error)),
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={toggle}
      trigger={
        <button type="button" className={`min-h-11 ${linkLook}`}>
          {label}
        </button>
      }
      title="Reset your password"
      description="We will send you a link that works once, for one hour."
      onSubmit={submit}
      footer={
        <Button type="submit" formNoValidate busy={requestReset.isPending} busyLabel="Sending...">
          Send reset link
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <EmailField error={fields.errors.email} />
        <FormFailure words={fields.failure} />
      </div>
    </Dialog>
  );
}
