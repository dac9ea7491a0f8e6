import { useBlocker } from "react-router";
import { AlertDialog } from "#ui/AlertDialog.tsx";

interface LeaveDialogProps {
  /** True while a name was typed and not saved: no draft keeps it. */
  renamed: boolean;
  /** What the guidebook is called until then. */
  name: string;
}

/** Asks before the host goes to another screen and the new name is lost. */
export function LeaveDialog({ renamed, name }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => renamed && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <AlertDialog
      open={blocker.state === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      title="Leave without saving the name?"
      description={`The guidebook is still called “${name}”.`}
      cancelLabel="Stay"
      actionLabel="Leave"
      onAction={() => blocker.proceed?.()}
    />
  );
}
