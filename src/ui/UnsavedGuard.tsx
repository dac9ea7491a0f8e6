import { useBlocker } from "react-router";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { useLeaveGuard } from "#ui/browserState.ts";

interface UnsavedGuardProps {
  /** True while there is unsaved input. */
  active: boolean;
  text: string;
}

export function UnsavedGuard({ active, text }: UnsavedGuardProps) {
  useLeaveGuard(active);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <AlertDialog
      open={blocker.state === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      title="Leave without saving?"
      description={text}
      cancelLabel="Stay"
      actionLabel="Leave"
      onAction={() => blocker.proceed?.()}
    />
  );
}
