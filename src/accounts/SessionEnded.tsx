import { dropRetries, retryCalls, useSessionEnded } from "#core/sessionEnd.ts";
import { deferredPart } from "#ui/deferred.tsx";
import { useProofNeeded } from "#ui/proveIdentity.ts";

const SignInAgain = deferredPart(async () => (await import("#accounts/SignInAgain.tsx")).SignInAgain);
const ProveAgain = deferredPart(async () => (await import("#accounts/profile/ProveAgain.tsx")).ProveAgain);

/** Rendered once around all screens that change something (Screens 7, Accounts 10). */
export function SessionEnded() {
  return (
    <>
      <SignInAgain open={useSessionEnded()} onSignedIn={retryCalls} onDismiss={dropRetries} />
      <ProveAgain open={useProofNeeded()} />
    </>
  );
}
