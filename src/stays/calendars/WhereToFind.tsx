import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { LOOKED_UP, platforms } from "#stays/platforms.ts";

const OTHER = {
  name: "Another platform or a channel manager",
  calendar: {
    steps: "Look for Export calendar, iCal or ICS in the settings of the property.",
    url: "https://….ics",
  },
};

/** Where each platform shows the URL, one platform at a time. Menus are renamed now and then; the form of the URL does not change. */
export function WhereToFind() {
  const group = useId();
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-pine [&::-webkit-details-marker]:hidden">
        Where do I find the link?
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="divide-y divide-line rounded-field border border-line text-[0.9375rem]">
        {[...Object.values(platforms), OTHER].map(({ name, calendar: { steps, url } }) => (
          <details key={name} name={group} className="group/platform px-4">
            <summary className="flex min-h-11 items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
              {name}
              <ChevronDown
                size={18}
                aria-hidden
                className="shrink-0 text-soft transition-transform group-open/platform:rotate-180"
              />
            </summary>
            <p className="max-w-measure pb-3 text-soft">
              {steps} It looks like <span className="font-mono text-sm wrap-anywhere">{url}</span>
            </p>
          </details>
        ))}
      </div>
      <p className="pt-2 text-sm text-soft">
        As of {LOOKED_UP}. Menus change now and then; the link looks the same.
      </p>
    </details>
  );
}
