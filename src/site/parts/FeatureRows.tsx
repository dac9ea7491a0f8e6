import type { Feature } from "#site/content/features.ts";
import { Unbroken } from "#site/parts/Unbroken.tsx";

/** A grid of features: on a phone a row for each, its icon first. */
export function FeatureRows({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-8">
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-pine/10 text-pine">
            <Icon size={22} />
          </span>
          <div className="min-w-0">
            <h3 className="text-lg">
              <Unbroken text={title} />
            </h3>
            <p className="mt-0.5 text-soft">
              <Unbroken text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
