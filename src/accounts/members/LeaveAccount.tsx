import { useState } from "react";
import type { ChosenAccount } from "#accounts/contract.ts";
import { useUser } from "#accounts/session.ts";
import { memberCalls } from "#accounts/members/client.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { Button } from "#ui/Button.tsx";
import { useProduct } from "#ui/product.tsx";
import { useCall } from "#ui/useCall.ts";
import { inRole } from "#accounts/roles.ts";

/** A member's role in another owner's account, and the button to leave it. */
export function LeaveAccount({ account }: { account: ChosenAccount }) {
  const id = useUser()?.id ?? "";
  const product = useProduct();
  const [asking, setAsking] = useState(false);
  const leave = useCall({
    mutationFn: () => memberCalls.account.members[":id"].$delete({ param: { id }, json: {} }),
    onSuccess: () => window.location.assign("/"),
    failure: { title: "Error", description: "Failed to leave the account. Please try again." },
  });
  return (
    <>
      <p className="mt-1 text-soft">
        You are in the account of {account.ownerName}, {inRole(account.role, product)}.
      </p>
      <p className="mt-2 text-soft">To invite or remove people, ask {account.ownerName}.</p>
      <Button variant="secondary" className="mt-5" onClick={() => setAsking(true)}>
        Leave this account
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Leave the account of ${account.ownerName}?`}
        description="You will no longer have access to it. What you made there stays. To come back you will need a new invitation."
        actionLabel="Leave"
        busyLabel="Leaving..."
        busy={leave.isPending}
        destructive
        onAction={() => leave.mutate()}
      />
    </>
  );
}
