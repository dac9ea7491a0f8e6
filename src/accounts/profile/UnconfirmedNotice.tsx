import { Mail } from "lucide-react";
import { Link } from "react-router";
import { useSendConfirmation } from "#accounts/profile/useSendConfirmation.ts";
import { useUser } from "#accounts/session.ts";
import { Button } from "#ui/Button.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { classes } from "#ui/classes.ts";

/** Shown in the profile until the email is confirmed; blocks nothing (Accounts 11). */
export function UnconfirmedNotice() {
  const user = useUser();
  const send = useSendConfirmation();
  if (!user || user.emailConfirmed) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-warm px-4 py-2 text-sm text-on-warm">
      <Mail size={20} aria-hidden className="shrink-0" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold">Please confirm your email</p>
        <p className="wrap-anywhere">
          Press the link that we sent to {user.email}. Then we know that a new password and news of your
          guests reach you.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <Button variant="secondary" size="small" busy={send.isPending} onClick={() => send.mutate()}>
          Send it again
        </Button>
        <Link
          to="#your-details"
          className={classes(linkLook, "inline-flex min-h-11 items-center text-on-warm!")}
        >
          Change the email
        </Link>
      </div>
    </div>
  );
}
