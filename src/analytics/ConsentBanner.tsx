import { Link } from "react-router";
import { storeChoice } from "#analytics/choice.ts";
import { useConsent } from "#analytics/consent.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";

/** Asks before Google Analytics is loaded. Placed after the footer, so that it covers nothing (Screens 9). */
export function ConsentBanner() {
  if (useConsent() !== "ask") return null;
  return (
    <Card
      as="section"
      aria-label="Google Analytics"
      data-consent
      className="[@media(min-height:30rem)]:sticky bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-40 m-3 animate-rise sm:mr-auto sm:ml-5 sm:max-w-md print:hidden"
    >
      <p className="font-semibold">May Google Analytics count your visit too?</p>
      <p className="mt-1 text-[0.9375rem] text-soft">
        It sets a cookie and tells Google which pages you open. Our own counts work without it.{" "}
        <Link to="/privacy-policy" className="font-medium text-pine underline underline-offset-4">
          Privacy policy
        </Link>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={() => storeChoice("declined", localStorage)}>
          No, thanks
        </Button>
        <Button variant="secondary" onClick={() => storeChoice("allowed", localStorage)}>
          Allow
        </Button>
      </div>
    </Card>
  );
}
