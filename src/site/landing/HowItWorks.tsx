import { steps } from "#site/content/howItWorks.ts";
import { Unbroken } from "#site/parts/Unbroken.tsx";

export function HowItWorks() {
  return (
    <ol className="grid gap-4 md:grid-cols-3 md:gap-5">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="relative flex gap-5 pb-4 md:block md:pr-6">
          {at < steps.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-7 right-2 left-18 hidden h-px bg-line md:block"
            />
          )}
          <span
            aria-hidden="true"
            className="grid size-14 shrink-0 place-items-center rounded-full border border-line bg-card font-display text-2xl font-semibold text-pine"
          >
            {at + 1}
          </span>
          <div className="md:mt-6">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 max-w-sm text-soft">
              <Unbroken text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
