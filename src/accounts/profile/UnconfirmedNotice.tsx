import { useSendConfirmation } from "#accounts/profile/useSendConfirmation.ts";
import { useUser } from "#accounts/session.ts";
import { Button } from "#ui/Button.tsx";

/** Shown in the profile until the email is confirmed; blocks nothing (Accounts 11). */
export function UnconfirmedNotice() {
  const user = useUser();
  const send = useSendConfirmation();
  if (!user || user.emailConfirmed) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border border-line bg-linen px-4 py-2 text-sm">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-semibold">Please confirm your email</p>
        <p className="text-soft wrap-anywhere">{user.email}</p>
      </div>
      <Button variant="secondary" size="small" busy={send.isPending} onClick={() => send.mutate()}>
        Send it again
      </Button>
    </div>
  );
}
