import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import type { GenerationStep } from "#generation/contract.ts";
import { Button } from "#ui/Button.tsx";
import { Spinner } from "#ui/Spinner.tsx";

interface GenerationStepsProps {
  /** What the server said so far; the last one is under way. */
  steps: GenerationStep[];
  onCancel: () => void;
}

export function GenerationSteps({ steps, onCancel }: GenerationStepsProps) {
  const shown: GenerationStep[] =
    steps.length > 0 ? steps : [{ step: "locating", message: "Looking up the address" }];
  const box = useRef<HTMLDivElement>(null);
  // On a phone it would come up below the edge of the screen; its margin leaves room for the steps to come.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={box} className="scroll-mb-52 rounded-field bg-linen p-4">
      <ol role="log" aria-label="Progress" className="space-y-2">
        {shown.map(({ step, message }, at) => (
          <li key={step} className="flex items-center gap-2.5">
            {at === shown.length - 1 ? (
              <Spinner size={18} />
            ) : (
              <CircleCheck size={18} aria-hidden className="text-leaf" />
            )}
            {message}
          </li>
        ))}
      </ol>
      <Button variant="quiet" size="small" onClick={onCancel} className="mt-3 -ml-3">
        Cancel
      </Button>
    </div>
  );
}
