import { useQueryClient } from "@tanstack/react-query";
import { isRefusedRead } from "#accounts/session.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { askToSignIn } from "#core/sessionEnd.ts";
import { useStore } from "#core/externalStore.ts";

/** Shown above every screen of which a read was refused because the session has ended (Screens 7). */
export function SignedOutNotice() {
  const cache = useQueryClient().getQueryCache();
  const refused = {
    get: () => cache.getAll().some(isRefusedRead),
    subscribe: (onChange: () => void) => cache.subscribe(onChange),
  };
  const isSignedOut = useStore(refused, false);
  if (!isSignedOut) return null;
  return (
    <Notice
      tone="warn"
      className="mb-6"
      title="You are signed out"
      action={
        <Button variant="secondary" size="small" onClick={() => askToSignIn(nothingMore)}>
          Sign in again
        </Button>
      }
    >
      What you see here is from before. What you typed is still here.
    </Notice>
  );
}

/** `resumeSession` repeats the refused reads. */
const nothingMore = () => {};
