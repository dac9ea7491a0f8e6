import { ChevronDown } from "lucide-react";
import { LOOKED_UP, platforms } from "#stays/platforms.ts";

const OTHER = {
  name: "Another platform or a channel manager",
  calendar: {
    steps: "Look for Export calendar, iCal or ICS in the settings of the property.",
    url: "https://….ics",
  },
};

/** Where each platform shows the URL. Menus are renamed now and then; the form of the URL does not change. */
export function WhereToFind() {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-pine [&::-webkit-details-marker]:hidden">
        Where do I find the link?
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <dl className="space-y-3 pb-2 text-[0.9375rem]">
        {[...Object.values(platforms), OTHER].map(({ name, calendar: { steps, url } }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-soft">
              {steps} It looks like <span className="font-mono text-sm wrap-anywhere">{url}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="pb-2 text-sm text-soft">
        As of {LOOKED_UP}. Menus move now and then; the link keeps its shape.
      </p>
    </details>
  );
}
