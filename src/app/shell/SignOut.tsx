import { useState, type MouseEvent, type ReactNode } from "react";
import { useUser } from "#accounts/session.ts";
import { track } from "#analytics/track.ts";
import { announceSignOut } from "#core/tabs.ts";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { showToast } from "#ui/toast.ts";
import { drafts } from "#editor/drafts.ts";

const LOGOUT = "/api/logout";

/** Signs out; where unsaved edits would be lost with it, asks before (Accounts 6). */
export function SignOut({ className, children }: { className?: string; children: ReactNode }) {
  const [asking, setAsking] = useState(false);
  const userId = useUser()?.id ?? "";

  function confirmSignOut(event: MouseEvent) {
    if (!navigator.onLine) {
      event.preventDefault();
      return void showToast({
        variant: "destructive",
        title: "You are offline",
        description: "You are still signed in. Sign out when you are connected.",
      });
    }
    if (!drafts.hasAny(userId)) return announce();
    event.preventDefault();
    return setAsking(true);
  }

  function announce() {
    track("logout");
    announceSignOut();
  }

  function leave() {
    drafts.clear(userId);
    announce();
    window.location.assign(LOGOUT);
  }

  return (
    <>
      <DocumentLink href={LOGOUT} className={className} onClick={confirmSignOut}>
        {children}
      </DocumentLink>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="You have unsaved changes"
        description="They are only on this device. Signing out discards them."
        cancelLabel="Stay signed in"
        actionLabel="Discard and sign out"
        destructive
        prefersCancel
        onAction={leave}
      />
    </>
  );
}
