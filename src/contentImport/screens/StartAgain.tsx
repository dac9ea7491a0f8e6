import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "#ui/AlertDialog.tsx";
import { Button } from "#ui/Button.tsx";

interface StartAgainProps {
  className?: string;
  onClear: () => void;
}

/** Throws away what was read and chosen, once the host has said so. */
export function StartAgain({ className, onClear }: StartAgainProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={RotateCcw} className={className} onClick={() => setAsking(true)}>
        Start again
      </Button>
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
