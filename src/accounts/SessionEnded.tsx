import { ProveAgain } from "#accounts/profile/ProveAgain.tsx";
import { SignInAgain } from "#accounts/SignInAgain.tsx";
import { dropRetries, retryCalls, useSessionEnded } from "#core/sessionEnd.ts";

/** Rendered once around all screens that change something (Screens 7, Accounts 10). */
export function SessionEnded() {
  return (
    <>
      <SignInAgain open={useSessionEnded()} onSignedIn={retryCalls} onDismiss={dropRetries} />
      <ProveAgain />
    </>
  );
}
