import { useSendConfirmation } from "#accounts/profile/useSendConfirmation.ts";
import { useUser } from "#accounts/session.ts";
import { Button } from "#ui/Button.tsx";

/** Shown in the profile until the e-mail is confirmed; blocks nothing (Accounts 11). */
export function UnconfirmedNotice() {
  const user = useUser();
  const send = useSendConfirmation();
  if (!user || user.emailConfirmed) return null;
  return (
    <div className="flex items-center gap-3 rounded-field border border-line bg-linen px-4 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">Please confirm your e-mail</p>
        <p className="truncate text-soft" title={user.email}>
          {user.email}
        </p>
      </div>
      <Button variant="secondary" size="small" busy={send.isPending} onClick={() => send.mutate()}>
        Send it again
      </Button>
    </div>
  );
}
