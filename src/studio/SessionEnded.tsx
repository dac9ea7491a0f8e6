import { SignInAgain } from "#accounts/SignInAgain.tsx";
import { giveUp, goOn, useSessionEnded } from "#studio/sessionEnd.ts";

/** Stands once on each screen that changes something (product.md "Accounts and errors"). */
export function SessionEnded() {
  return <SignInAgain open={useSessionEnded()} onSignedIn={goOn} onDismiss={giveUp} />;
}
