import { Smartphone } from "lucide-react";
import { lineButton } from "#ui/buttonLook.ts";
import { Card } from "#ui/Card.tsx";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { Phone, Screenshot } from "#site/parts/Phone.tsx";
import { DEMO } from "#site/site.ts";

/** The picture of the product next to the offer, on wide screens. */
export function GuestAccessNotice() {
  return (
    <div className="hidden xl:block">
      <DocumentLink
        href={DEMO.view}
        target="_blank"
        variant="secondary"
        icon={Smartphone}
        className={lineButton}
      >
        Open the demo guidebook<span className="sr-only"> (opens in a new tab)</span>
      </DocumentLink>
      <Phone
        screenshot="home"
        alt="The demo guidebook on a phone: Wi-Fi, door, directions and check-out time on its first screen"
        className="absolute top-52 left-0 w-[240px]"
      />
    </div>
  );
}

/** The same as a card below the offer, where there is not. */
export function GuestAccessCard() {
  return (
    <Card as="section" padded={false} className="flex gap-5 overflow-hidden pt-5 pl-5 xl:hidden">
      <div className="min-w-0 grow pb-5">
        <h2 className="text-xl">What your guests get</h2>
        <p className="mt-1 mb-4 text-soft">Look around a whole guidebook before you pay.</p>
        <DocumentLink href={DEMO.view} target="_blank" variant="secondary">
          Open the demo<span className="sr-only"> (opens in a new tab)</span>
        </DocumentLink>
      </div>
      <div className="h-44 w-32 shrink-0 self-end overflow-hidden pr-5 sm:w-40">
        <Screenshot
          screenshot="home"
          alt="The demo guidebook on a phone: Wi-Fi, door, directions and check-out time on its first screen"
          className="rounded-t-2xl border border-line"
        />
      </div>
    </Card>
  );
}
