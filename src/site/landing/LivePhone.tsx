import { PhoneFrame } from "#ui/PhoneFrame.tsx";
import { Screenshot } from "#site/parts/Phone.tsx";
import { screenshotPath } from "#site/screenshots/phoneScreenshots.ts";

/** The demo in a phone, to be used: a picture of it until it comes into view, then the page itself (`enhance.ts`). */
export function LivePhone({ className }: { className?: string }) {
  return (
    <PhoneFrame className={className}>
      <a
        href={screenshotPath.eat}
        data-live=""
        className="block h-[40rem] w-80 overflow-hidden rounded-[2.15rem] bg-linen"
      >
        <Screenshot screenshot="eat" alt="The demo guidebook’s places to eat" />
      </a>
    </PhoneFrame>
  );
}
