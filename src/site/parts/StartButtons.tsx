import { Smartphone } from "lucide-react";
import { ButtonLink } from "#platform/ui/ButtonLink.tsx";
import { DocumentLink } from "#platform/ui/DocumentLink.tsx";
import { lampButton, lineButton } from "#site/parts/nightButtons.ts";
import { DEMO } from "#site/site.ts";

/** What a visitor can do next: sign up, or look at the demo first. */
export function StartButtons({ on = "paper" }: { on?: "paper" | "night" }) {
  const isNight = on === "night";
  return (
    <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap print:hidden">
      <ButtonLink to="/signup" size="large" className={isNight ? lampButton : undefined}>
        Sign Up Today
      </ButtonLink>
      <DocumentLink
        href={DEMO.view}
        target="_blank"
        variant="secondary"
        size="large"
        icon={Smartphone}
        className={isNight ? lineButton : undefined}
      >
        View Live Demo<span className="sr-only"> (opens in a new tab)</span>
      </DocumentLink>
    </div>
  );
}
