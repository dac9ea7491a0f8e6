import { accounts } from "#accounts/client.ts";
import { jsonOf } from "#core/client.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

/** Sends the confirmation of the account's email again (Accounts 11). */
export function useSendConfirmation() {
  return useCall({
    mutationFn: () => jsonOf(accounts.auth.confirmation.$post()),
    onSuccess: ({ message }) => showToast({ title: "Email sent", description: message }),
    failure: { title: "Not sent", description: "Failed to send the email. Please try again." },
  });
}
