import { Check, ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classes } from "#ui/classes.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { firstSteps, type FirstStep } from "#editor/overview/firstSteps.ts";
import type { FirstStepsState } from "#editor/overview/useFirstSteps.ts";

interface FirstStepsProps {
  steps: FirstStepsState;
  /** True after the first visit: on a phone they are one line then, until it is pressed. */
  wasSeen: boolean;
  /** True while a form is open: on a phone it has the screen for itself. */
  isWriting: boolean;
  /** True while something else is to be pressed first: on a phone it has the screen for itself. */
  isSecond: boolean;
  onStep: (step: FirstStep) => void;
}

/** What the first guest needs, step by step, until all is there or the host puts it away. */
export function FirstSteps({ steps, wasSeen, isWriting, isSecond, onStep }: FirstStepsProps) {
  const { taken, next } = steps;
  const [chosen, setOpen] = useState<boolean | null>(null);
  const isOpen = chosen ?? !wasSeen;
  const nextStep = firstSteps.find(({ name }) => name === next);
  return (
    <Card
      as="section"
      padded={false}
      aria-labelledby="first-steps"
      className={classes(
        "mt-6 px-3.5 max-md:mt-3 sm:px-5 md:pt-2 md:pb-3",
        isOpen && "max-md:pb-2",
        (isWriting || isSecond) && "max-md:hidden",
      )}
    >
      <div className="relative flex items-center gap-2">
        <h2
          id="first-steps"
          className={classes("flex-1 text-base max-md:py-1 md:text-lg", !isOpen && "max-md:sr-only")}
        >
          Ready for the first guest
        </h2>
        {!isOpen && (
          <p aria-hidden className="min-w-0 flex-1 font-semibold md:hidden">
            Next: {nextStep?.label}
          </p>
        )}
        <p className="text-sm text-soft md:leading-11">
          {taken.size} of {firstSteps.length} done
        </p>
        {/* On a phone they are open the first time, then one line until it is pressed, anywhere in it. */}
        <IconButton
          icon={ChevronDown}
          iconSize={18}
          label={isOpen ? "Fold these steps" : "Show these steps"}
          aria-expanded={isOpen}
          className={classes("-mr-3 after:absolute after:inset-0 md:hidden", isOpen && "[&>svg]:rotate-180")}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div className={classes("flex flex-wrap items-center gap-x-3 gap-y-1", !isOpen && "max-md:hidden")}>
        <ol className="flex flex-1 flex-wrap gap-y-1 max-sm:-mx-2 sm:gap-x-3">
          {firstSteps.map(({ name, label }, at) => (
            <li key={name} className="flex-1 basis-11 sm:flex-none">
              <button
                type="button"
                aria-current={name === next ? "step" : undefined}
                onClick={() => onStep(name)}
                className="group flex min-h-11 w-full flex-col items-center gap-1 rounded-field py-1 text-xs whitespace-nowrap transition-colors sm:flex-row sm:gap-2 sm:px-2 sm:text-[0.9375rem] sm:hover:bg-ink/7"
              >
                <StepMark number={at + 1} isTaken={taken.has(name)} />
                {/* Five names do not stand next to each other on the narrowest phone. */}
                <span className="group-aria-[current=step]:font-semibold max-[23rem]:not-group-aria-[current=step]:sr-only">
                  {label}
                </span>
                {taken.has(name) && <span className="sr-only">, done</span>}
              </button>
            </li>
          ))}
        </ol>
        {/* On a phone the next section is the card that is shown, with its own button. */}
        {nextStep?.action && !isWriting && (
          <Button
            variant={isSecond ? "secondary" : "primary"}
            className="max-md:hidden"
            onClick={() => onStep(nextStep.name)}
          >
            {nextStep.action}
          </Button>
        )}
      </div>
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
