import { useState, type ReactNode } from "react";
import { SignInAgain } from "#accounts/SignInAgain.tsx";
import { ApiError } from "#platform/client.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";

interface LoadFailedProps {
  error: Error;
  onRetry: () => Promise<unknown>;
  children: ReactNode;
}

/** Stands where something should have been, and offers to ask again: after a sign-in, where the session has ended. */
export function LoadFailed({ error, onRetry, children }: LoadFailedProps) {
  const [dismissed, setDismissed] = useState(false);
  const signedOut = error instanceof ApiError && error.status === 401;
  function retry() {
    setDismissed(false);
    void onRetry();
  }
  return (
    <>
      <Notice
        tone="error"
        className="mt-8"
        action={
          <Button variant="secondary" size="small" onClick={retry}>
            Try again
          </Button>
        }
      >
        {children}
      </Notice>
      <SignInAgain open={signedOut && !dismissed} onSignedIn={retry} onDismiss={() => setDismissed(true)} />
    </>
  );
}
