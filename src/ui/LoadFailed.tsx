import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { askToSignIn, isSessionEnd } from "#core/sessionEnd.ts";

interface LoadFailedProps {
  error: Error;
  onRetry: () => Promise<unknown>;
  className?: string;
  children: ReactNode;
}

/** Shown in place of data that failed to load, with a retry: after a sign-in, when the session has ended. */
export function LoadFailed({ error, onRetry, className = "mt-8", children }: LoadFailedProps) {
  const askAgain = useEffectEvent(() => void onRetry());
  useEffect(() => (isSessionEnd(error) ? askToSignIn(() => askAgain()) : undefined), [error]);
  return (
    <Notice
      tone="error"
      className={className}
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
