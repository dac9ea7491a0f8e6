import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { askToSignIn, isSessionEnd } from "#core/sessionEnd.ts";

interface LoadFailedProps {
  error: Error;
  onRetry: () => Promise<unknown>;
  children: ReactNode;
}

/** Stands where something should have been, and offers to ask again: after a sign-in, where the session has ended. */
export function LoadFailed({ error, onRetry, children }: LoadFailedProps) {
  const askAgain = useEffectEvent(() => void onRetry());
  useEffect(() => (isSessionEnd(error) ? askToSignIn(() => askAgain()) : undefined), [error]);
  return (
    <Notice
      tone="error"
      className="mt-8"
      action={
        <Button variant="secondary" size="small" onClick={() => void onRetry()}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
