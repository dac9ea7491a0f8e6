import { useQuery } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import type { HostSection } from "#guidebooks/contract.ts";
import { allOpensQuery } from "#insight/client.ts";
import { Card } from "#platform/ui/Card.tsx";
import { classes } from "#platform/ui/classes.ts";
import { IconButton } from "#platform/ui/IconButton.tsx";
import { firstSteps, stepsTaken, type FirstStep } from "#studio/editor/overview/firstSteps.ts";
import { markGuidebook, useGuidebookMark } from "#studio/editor/overview/guidebookMarks.ts";

interface FirstStepsProps {
  guidebookId: string;
  sections: readonly HostSection[];
  /** True while a form is open: on a phone it has the screen for itself. */
  isWriting: boolean;
  onStep: (step: FirstStep) => void;
}

/** What the first guest needs, step by step, until all is there or the host puts it away. */
export function FirstSteps({ guidebookId, sections, isWriting, onStep }: FirstStepsProps) {
  const { data: opens } = useQuery(allOpensQuery);
  const wasShown = useGuidebookMark(guidebookId, "shared");
  const isHidden = useGuidebookMark(guidebookId, "steps-hidden");
  const wasOpened = opens?.some((one) => one.guidebookId === guidebookId && one.total > 0) ?? false;
  const taken = stepsTaken(sections, wasShown || wasOpened);
  if (isHidden || taken.size === firstSteps.length) return null;
  const next = firstSteps.find(({ name }) => !taken.has(name))?.name;
  return (
    <Card
      as="section"
      padded={false}
      aria-labelledby="first-steps"
      className={classes("mt-6 px-4 pt-2 pb-3 sm:px-5", isWriting && "max-md:hidden")}
    >
      <div className="flex items-center gap-2">
        <h2 id="first-steps" className="flex-1 text-lg">
          Ready for the first guest
        </h2>
        <p className="text-sm text-soft">
          {taken.size} of {firstSteps.length}
        </p>
        <IconButton
          icon={X}
          iconSize={18}
          label="Hide these steps"
          className="-mr-3"
          onClick={() => markGuidebook(guidebookId, "steps-hidden")}
        />
      </div>
      <ol className="flex justify-between gap-1 sm:justify-start sm:gap-3">
        {firstSteps.map(({ name, label }, at) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === next ? "step" : undefined}
              onClick={() => onStep(name)}
              className="group flex min-h-11 min-w-11 flex-col items-center gap-1 rounded-field py-1 text-xs transition-colors sm:flex-row sm:gap-2 sm:px-2 sm:text-[0.9375rem] sm:hover:bg-ink/7"
            >
              <StepMark number={at + 1} isTaken={taken.has(name)} />
              <span className="group-aria-[current=step]:font-semibold">{label}</span>
              {taken.has(name) && <span className="sr-only">, done</span>}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepMark({ number, isTaken }: { number: number; isTaken: boolean }) {
  return (
    <span
      aria-hidden
      className={classes(
        "grid size-7 place-items-center rounded-full border text-sm font-semibold",
        isTaken
          ? "border-leaf bg-leaf/12 text-leaf"
          : "border-control text-soft group-aria-[current=step]:border-lamp group-aria-[current=step]:bg-lamp group-aria-[current=step]:text-on-lamp",
      )}
    >
      {isTaken ? <Check size={16} /> : number}
    </span>
  );
}
