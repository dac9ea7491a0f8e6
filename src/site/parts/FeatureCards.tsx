import { Card } from "#ui/Card.tsx";
import type { Feature } from "#site/content/features.ts";
import { Unbroken } from "#site/parts/Unbroken.tsx";

/** A grid of features, each with its drawing. */
export function FeatureCards({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {features.map(({ icon: Icon, title, text }) => (
        <Card as="li" key={title}>
          <span className="grid size-11 place-items-center rounded-full bg-pine/10 text-pine">
            <Icon size={22} />
          </span>
          <h3 className="mt-5 text-xl">{title}</h3>
          <p className="mt-2 text-soft">
            <Unbroken text={text} />
          </p>
        </Card>
      ))}
    </ul>
  );
}
