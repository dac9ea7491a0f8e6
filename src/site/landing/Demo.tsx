import { Printer, Smartphone } from "lucide-react";
import type { QrPath } from "#core/qr.ts";
import { DocumentLink } from "#ui/DocumentLink.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import { lampButton, lineButton } from "#ui/buttonLook.ts";
import { screenshotFile } from "#site/screenshots/screenshots.ts";
import { DEMO } from "#site/site.ts";
import { PhoneFrame } from "#ui/PhoneFrame.tsx";
import { Screenshot } from "#site/parts/Phone.tsx";
import { screenshotPath } from "#site/screenshots/phoneScreenshots.ts";

/** The product itself, to try as a guest would: on this screen, on a phone, on paper. */
export function Demo({ qr }: { qr: QrPath }) {
  return (
    <section
      aria-labelledby="demo"
      className="on-night overflow-clip border-y border-transparent dark:border-line"
    >
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-5 py-9 sm:px-6 sm:py-10 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="demo" className="text-[1.75rem] sm:text-4xl">
            Be the guest for a minute
          </h2>
          <p className="mt-2 max-w-xl text-lg text-on-night-soft">
            This is a whole guidebook for a lake house in Wānaka. Find the Wi-Fi password, see how the wood
            burner works, look up where to eat.
            <span className="max-lg:hidden"> The phone is not a picture: press it.</span>
          </p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <DocumentLink
              href={DEMO.view}
              variant="primary"
              size="large"
              icon={Smartphone}
              className={lampButton}
            >
              Open the live demo
            </DocumentLink>
            <DocumentLink
              href={DEMO.print}
              variant="secondary"
              size="large"
              icon={Printer}
              className={lineButton}
            >
              See the print version
            </DocumentLink>
          </div>
          <div className="mt-6 flex items-center gap-5">
            <a href={DEMO.view} className="shrink-0 rounded-[10px] bg-white p-2">
              <QrCode code={qr} size={120} label="QR code of the demo guidebook" className="shrink-0" />
            </a>
            <p className="max-w-56 text-on-night-soft">
              Or scan it, the way your guests will at your door. It opens in the browser.
            </p>
          </div>
        </div>
        <div className="relative mx-auto w-[36.5rem] max-lg:hidden">
          <LivePhone className="relative z-10 w-fit" />
          <a
            href={DEMO.print}
            className="absolute top-5 right-1 block w-60 rotate-3 overflow-hidden rounded-lg bg-white shadow-[0_30px_80px_-20px_rgb(0_0_0/0.7)] transition-transform hover:rotate-0"
          >
            <img
              src={screenshotFile("print-840")}
              srcSet={`${screenshotFile("print-420")} 420w, ${screenshotFile("print-840")} 840w`}
              sizes="240px"
              width={840}
              height={1188}
              loading="lazy"
              decoding="async"
              alt="The demo’s A4 print sheet with Wi-Fi, house rules, emergency number and check-out list"
              className="h-auto w-full"
            />
          </a>
        </div>
      </div>
    </section>
  );
}

/** The demo in a phone, to be used: a picture of it until it comes into view, then the page itself (`enhance.ts`). */
function LivePhone({ className }: { className?: string }) {
  return (
    <PhoneFrame className={className}>
      <a
        href={screenshotPath.home}
        data-live=""
        className="block h-[24rem] w-80 overflow-hidden rounded-[2.15rem] bg-linen"
      >
        <Screenshot screenshot="home" alt="The demo guidebook’s first screen" />
      </a>
    </PhoneFrame>
  );
}
