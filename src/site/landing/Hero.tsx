import { Check } from "lucide-react";
import { useUser } from "#accounts/session.ts";
import { useProduct } from "#ui/product.tsx";
import { heroPromises, priceLine } from "#site/content/plan.ts";
import { Phone } from "#site/parts/Phone.tsx";
import { Unbroken } from "#site/parts/Unbroken.tsx";
import { StartButtons } from "#site/parts/StartButtons.tsx";

export function Hero() {
  const { tagline } = useProduct();
  const isVisitor = !useUser();
  return (
    // One pile for all of it: the phone's glow lies under the words and buttons around it.
    <section className="isolate overflow-hidden">
      <div className="mx-auto grid max-w-6xl items-center gap-x-12 px-5 pt-6 pb-10 sm:px-6 sm:pt-10 md:grid-cols-[1fr_auto] md:py-10">
        <div className="max-w-2xl md:self-end">
          <p className="mb-4 font-semibold text-pine sm:text-lg">{tagline}</p>
          <h1 className="text-[2.75rem] leading-[1.06] tracking-[-0.025em] sm:text-6xl lg:text-[4rem]">
            {/* Lines that are set don’t turn over when the typeface arrives. */}
            <span className="max-sm:block">The answer is</span>{" "}
            <span className="max-sm:block">by the door,</span>{" "}
            <span className="max-sm:block">day and night.</span>
          </h1>
          <p className="mt-4 max-w-xl text-lg text-soft sm:mt-6 sm:text-xl">
            <Unbroken text="Build a guidebook for your holiday rental in minutes. Guests open one link and find the Wi-Fi, the door code and the best coffee, without an app, an account or a phone call to you." />
          </p>
          <StartButtons />
          {isVisitor && <Terms />}
        </div>
        {/* On a phone the product comes before the promises. */}
        <div className="relative mx-auto mt-6 w-[272px] md:row-span-2 md:mt-0 md:w-[200px] lg:mr-20 lg:w-[225px]">
          <span
            aria-hidden="true"
            className="absolute -inset-28 -z-10 rounded-full bg-[radial-gradient(closest-side,var(--color-lamp),transparent)] opacity-30 dark:opacity-40"
          />
          <Phone
            screenshot="wifi"
            alt="The demo guidebook’s Wi-Fi page: network, password and a code to join with another phone"
            className="absolute top-5 left-20 -z-10 hidden w-full rotate-6 lg:block"
          />
          {/* What fades is the phone: the glow around it has no edge. */}
          <div className="max-md:max-h-80 max-md:overflow-hidden max-md:mask-b-from-80%">
            <Phone
              first
              screenshot="home"
              alt="The demo guidebook on a phone: a lake house at dusk, and below it Wi-Fi, door, directions and check-out time"
            />
          </div>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-soft md:mt-8 md:self-start">
          {heroPromises.map((promise) => (
            <li key={promise} className="flex items-center gap-2">
              <Check size={18} className="text-leaf" aria-hidden="true" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The price, and a way to look around first: a host who is signed in knows both. */
function Terms() {
  const product = useProduct();
  return (
    <>
      {product.sells && (
        <p className="mt-3 text-sm font-semibold max-sm:text-[0.8125rem]">{priceLine(product)}</p>
      )}
      <a
        href="#try"
        className="inline-flex min-h-11 items-center text-pine underline underline-offset-4 print:hidden"
      >
        Or try the editor first, without an account
      </a>
    </>
  );
}
