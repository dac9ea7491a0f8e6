import { landingFeatures } from "#site/content/features.ts";
import { Unbroken } from "#site/parts/Unbroken.tsx";

export function FeatureGrid() {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-12">
      {landingFeatures.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-4 sm:block">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-lamp text-on-lamp">
            <Icon size={22} />
          </span>
          <div>
            <h3 className="text-xl sm:mt-5">{title}</h3>
            <p className="mt-2 text-soft">
              <Unbroken text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
