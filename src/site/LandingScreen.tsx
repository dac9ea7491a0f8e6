import { useLoaderData, type MetaArgs } from "react-router";
import { PRODUCT } from "#core/product.ts";
import { GeneratedExample } from "#site/landing/GeneratedExample.tsx";
import { Comparison } from "#site/landing/Comparison.tsx";
import { Demo } from "#site/landing/Demo.tsx";
import { Hero } from "#site/landing/Hero.tsx";
import { HowItWorks } from "#site/landing/HowItWorks.tsx";
import { landingHead, loadLanding } from "#site/landing/page.ts";
import { SampleCards } from "#site/landing/SampleCards.tsx";
import { StayLink } from "#site/landing/StayLink.tsx";
import { TryOutBand } from "#site/landing/TryOutBand.tsx";
import { Band } from "#site/parts/Band.tsx";
import { FinalCall } from "#site/parts/FinalCall.tsx";
import { PlanCard } from "#site/parts/PlanCard.tsx";
import { SitePage } from "#site/parts/SitePage.tsx";
import { AboutSamples, RatingOf, TestimonialCards, testimonialsTitle } from "#site/parts/Testimonials.tsx";
import { landingFeatures } from "#site/content/features.ts";
import { Unbroken } from "#site/parts/Unbroken.tsx";

export const loader = loadLanding;

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => (loaderData ? landingHead(loaderData) : []);

/** The first page that a visitor sees (Site 2). */
export default function LandingScreen() {
  const { frame, qr, testimonials } = useLoaderData<typeof loader>();
  return (
    <SitePage frame={frame}>
      <Hero />
      <Demo qr={qr} />
      <StayLink />
      {PRODUCT.sells && (
        <Band
          id="price"
          on="linen"
          centred
          title="One plan, one price"
          lead="All features for all your places."
        >
          <PlanCard />
        </Band>
      )}
      <GeneratedExample />
      <TryOutBand />
      <Band
        id="inside"
        title="What your guests find inside"
        lead="16 guidebook sections, from the welcome to check-out. You fill in what applies."
      >
        <SampleCards origin={frame.origin} qr={qr} />
      </Band>
      <Band id="features" on="linen" title="Less typing for you, less searching for them">
        <FeatureGrid />
      </Band>
      <Band id="how" title="From sign-up to shared in three steps">
        <HowItWorks />
      </Band>
      <Band id="compare" on="linen" title="How it compares">
        <Comparison />
      </Band>
      {testimonials && (
        <Band
          id="hosts"
          centred
          title={testimonialsTitle(testimonials)}
          lead={
            <>
              <AboutSamples testimonials={testimonials} /> <RatingOf testimonials={testimonials} />
            </>
          }
        >
          <TestimonialCards entries={testimonials.entries} />
        </Band>
      )}
      <FinalCall />
    </SitePage>
  );
}

function FeatureGrid() {
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
