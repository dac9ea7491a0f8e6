import { useLoaderData, type MetaArgs } from "react-router";
import { useProduct } from "#ui/product.tsx";
import { Comparison } from "#site/landing/Comparison.tsx";
import { Demo } from "#site/landing/Demo.tsx";
import { Hero } from "#site/landing/Hero.tsx";
import { HowItWorks } from "#site/landing/HowItWorks.tsx";
import { landingHead, loadLanding } from "#site/landing/page.ts";
import { SampleCards } from "#site/landing/SampleCards.tsx";
import { StayLink } from "#site/landing/StayLink.tsx";
import { TryOutBand } from "#site/landing/TryOutBand.tsx";
import { Band } from "#site/parts/Band.tsx";
import { FeatureRows } from "#site/parts/FeatureRows.tsx";
import { FinalCall } from "#site/parts/FinalCall.tsx";
import { PlanCard } from "#site/parts/PlanCard.tsx";
import { SitePage } from "#site/parts/SitePage.tsx";
import { AboutSamples, RatingOf, TestimonialCards, testimonialsTitle } from "#site/parts/Testimonials.tsx";
import { landingFeatures } from "#site/content/features.ts";

export const loader = loadLanding;

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => (loaderData ? landingHead(loaderData) : []);

/** The first page that a visitor sees (Site 2). */
export default function LandingScreen() {
  const { frame, qr, testimonials } = useLoaderData<typeof loader>();
  const product = useProduct();
  return (
    <SitePage frame={frame}>
      <Hero />
      <Demo qr={qr} />
      <Band
        id="inside"
        title="What your guests find inside"
        lead="16 guidebook sections, from the welcome to check-out. You fill in what applies."
      >
        <SampleCards origin={frame.origin} qr={qr} />
      </Band>
      <TryOutBand />
      <StayLink />
      <Band id="features" on="linen" title="Less typing for you, less searching for them">
        <FeatureRows features={landingFeatures(frame.can)} />
      </Band>
      {testimonials && (
        <Band
          id="hosts"
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
      {product.sells && (
        <Band id="price" on="linen" title="One plan, one price" lead="All features for all your properties.">
          <PlanCard can={frame.can} />
        </Band>
      )}
      <Band id="how" title="From sign-up to shared in three steps">
        <HowItWorks />
      </Band>
      <Band
        id="compare"
        on="linen"
        title="How it compares"
        lead={`A comparison of traditional methods, ${product.name} and other tools.`}
      >
        <Comparison />
      </Band>
      <FinalCall />
    </SitePage>
  );
}
