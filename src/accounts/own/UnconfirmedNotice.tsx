import { accounts } from "#accounts/client.ts";
import { useUser } from "#accounts/session.ts";
import { jsonOf } from "#platform/client.ts";
import { Button } from "#platform/ui/Button.tsx";
import { failureText } from "#platform/ui/failure.ts";
import { Notice } from "#platform/ui/Notice.tsx";
import { showToast } from "#platform/ui/toast.ts";
import { useCall } from "#platform/ui/useCall.ts";

/** Stays above every screen until the e-mail is confirmed; nothing waits for it (Accounts 11). */
export function UnconfirmedNotice() {
  const user = useUser();
  const send = useCall({
    mutationFn: () => jsonOf(accounts.auth.confirmation.$post()),
    onSuccess: ({ message }) => showToast({ title: "E-mail sent", description: message }),
    failure: (error) =>
      failureText(error, { title: "Not sent", description: "Failed to send the e-mail. Please try again." }),
  });
  if (!user || user.emailConfirmed) return null;
  return (
    <Notice
      className="mb-8"
      title="Please confirm your e-mail"
      action={
        <Button variant="secondary" size="small" busy={send.isPending} onClick={() => send.mutate()}>
          Send it again
        </Button>
      }
    >
      <span className="wrap-anywhere">
        We sent a link to {user.email}, so that you can always get back in. Everything works meanwhile.
      </span>
    </Notice>
  );
}
