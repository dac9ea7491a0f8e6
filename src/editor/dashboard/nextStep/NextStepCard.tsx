import type { Guidebook } from "#guidebooks/contract.ts";
import { Button } from "#ui/Button.tsx";
import { ButtonLink } from "#ui/ButtonLink.tsx";
import { Card } from "#ui/Card.tsx";
import type { NextStep } from "#editor/dashboard/nextStep/nextSteps.ts";
import { ShareDialog } from "#editor/dialogs.ts";
import { useShare } from "#editor/share/useShare.ts";

interface NextStepCardProps {
  guidebook: Guidebook;
  /** At least one. */
  steps: readonly NextStep[];
  className?: string;
}

/** The one thing to do next, why, and what follows it. */
export function NextStepCard({ guidebook, steps: [step, then, ...others], className }: NextStepCardProps) {
  const share = useShare(guidebook.id);
  if (!step) return null;
  const count = others.length + (then ? 2 : 1);
  return (
    <Card as="section" aria-labelledby="next-step" className={className}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="next-step" className="text-2xl">
          Next step
        </h2>
        {count > 1 && <p className="text-[0.9375rem] text-soft">1 of {count}</p>}
      </div>
      <p className="mt-2 wrap-anywhere">
        <strong className="font-semibold">{step.title}.</strong> {step.reason}
      </p>
      <div className="mt-4 max-sm:*:w-full">
        {step.to === null ? (
          <Button busy={share.isPending} onClick={share.open}>
            {step.title}
          </Button>
        ) : (
          <ButtonLink to={step.to}>{step.title}</ButtonLink>
        )}
      </div>
      {then && <p className="mt-auto pt-3 text-[0.9375rem] text-soft wrap-anywhere">Then: {then.name}</p>}
      <ShareDialog guidebook={guidebook} open={share.isOpen} onOpenChange={share.setOpen} />
    </Card>
  );
}
