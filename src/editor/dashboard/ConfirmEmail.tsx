import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { closeReminder, useReminderClosed } from "#accounts/profile/closedReminder.ts";
import { useSendConfirmation } from "#accounts/profile/useSendConfirmation.ts";
import { useUser } from "#accounts/session.ts";
import { staysQuery } from "#stays/client.ts";
import { mayNotify, readPushState } from "#stays/push/pushDevice.ts";
import { isEnded } from "#stays/screens/stayMarks.ts";
import { dayIn } from "#stays/screens/today.ts";
import { linkLook } from "#ui/buttonLook.ts";
import { IconButton } from "#ui/IconButton.tsx";

/**
 * Reminds a host to confirm their email where nothing else would reach them about a guest who comes: the profile says
 * so at all times (Accounts 11).
 */
export function ConfirmEmail() {
  const user = useUser();
  const send = useSendConfirmation();
  const { data: stays = [], dataUpdatedAt } = useQuery(staysQuery(undefined));
  const isClosed = useReminderClosed(dataUpdatedAt);
  const today = dayIn(null, dataUpdatedAt);
  const hasGuests = stays.some((stay) => !isEnded(stay) && stay.departure >= today);
  const isNeeded = user !== null && !user.emailConfirmed && hasGuests && !isClosed;
  // Shown at once where the browser has no permission: what comes later would move the screen.
  const canNotify = isNeeded && mayNotify();
  const { data: push } = useQuery({ queryKey: ["push-device"], queryFn: readPushState, enabled: canNotify });
  if (!isNeeded || (canNotify && (!push || push.is === "on"))) return null;
  return (
    <div className="flex items-center gap-2 rounded-field bg-warm py-0.5 pr-1 pl-4 text-[0.9375rem] text-on-warm">
      <p className="min-w-0 flex-1">
        Confirm your email
        <span className="max-sm:hidden">, so that we can write to you about guests</span>.{" "}
        <button
          type="button"
          aria-busy={send.isPending || undefined}
          className={`min-h-11 ${linkLook} text-on-warm!`}
          onClick={() => send.isPending || send.mutate()}
        >
          Send it again
        </button>
      </p>
      <IconButton
        icon={X}
        label="Close for a week"
        iconSize={18}
        className="text-on-warm!"
        onClick={() => closeReminder(Date.now())}
      />
    </div>
  );
}
