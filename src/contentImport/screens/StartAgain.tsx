import { useState } from "react";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { linkLook } from "#ui/buttonLook.ts";
import { classes } from "#ui/classes.ts";

interface StartAgainProps {
  className?: string;
  onClear: () => void;
}

/** Throws away what was read and chosen, once the host has said so. */
export function StartAgain({ className, onClear }: StartAgainProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes("min-h-11", linkLook, className)}
        onClick={() => setAsking(true)}
      >
        Start again
      </button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Start again?"
        description="This clears what we read and your choices. Your files and the guidebook stay as they are."
        cancelLabel="Keep going"
        actionLabel="Start again"
        destructive
        onAction={() => {
          setAsking(false);
          onClear();
        }}
      />
    </>
  );
}
