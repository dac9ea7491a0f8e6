import { SignInAgain } from "#accounts/SignInAgain.tsx";
import { giveUp, goOn, useSessionEnded } from "#studio/sessionEnd.ts";

/** Stands once on each screen that changes something (Screens 7). */
export function SessionEnded() {
  return <SignInAgain open={useSessionEnded()} onSignedIn={goOn} onDismiss={giveUp} />;
}
