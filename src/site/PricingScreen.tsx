import type { ReactNode } from "react";
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { formatPrice, PLAN } from "#billing/plan.ts";
import { useSubscription } from "#billing/subscription.ts";
import { pricingQuestions } from "#site/content/faq.ts";
import { pageHead } from "#site/head.ts";
import { Band } from "#site/parts/Band.tsx";
import { FinalCall } from "#site/parts/FinalCall.tsx";
import { PageHero } from "#site/parts/PageHero.tsx";
import { PlanCard } from "#site/parts/PlanCard.tsx";
import { SitePage } from "#site/parts/SitePage.tsx";
import { AboutSamples, TestimonialCards, testimonialsTitle } from "#site/parts/Testimonials.tsx";
import { picture } from "#site/pictures.ts";
import { ExampleReturn } from "#site/pricing/ExampleReturn.tsx";
import { HostsPlan } from "#site/pricing/HostsPlan.tsx";
import { Value } from "#site/pricing/Value.tsx";
import { siteContext, type Frame } from "#site/site.ts";
import { breadcrumbs, faqPage, productOffer } from "#site/structuredData.ts";
import { ChevronDown } from "lucide-react";

export function loader({ context }: LoaderFunctionArgs) {
  const { frame, testimonials } = context.get(siteContext);
  return { frame, testimonials };
}

export { loadAsDocument as clientLoader } from "#site/document.ts";

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { frame } = loaderData;
  const { price, codeFirst, perMonth } = formatPrice(frame.product.price);
  const cost = `${price} a year for up to ${PLAN.properties} properties`;
  const shown = picture("pricing", cost);
  return pageHead({
    title: `Pricing: ${cost} | ${frame.product.name}`,
    description: `One plan at ${codeFirst} a year (${perMonth} a month) for up to ${PLAN.properties} properties, with every feature, a 30-day money-back guarantee and the right to cancel anytime.`,
    path: "/pricing",
    site: frame,
    picture: shown,
    things: [
      breadcrumbs(frame.origin, [{ name: "Pricing", path: "/pricing" }]),
      ...productOffer(frame, shown.src),
      faqPage(pricingQuestions(frame)),
    ],
  });
}

/** What the product costs (Site 2). Who has the plan already reads until when, and is not asked to try. */
export default function PricingScreen() {
  const { frame, testimonials } = useLoaderData<typeof loader>();
  const subscription = useSubscription();
  const hasPlan = subscription?.status === "active";
  return (
    <SitePage frame={frame}>
      <PageHero
        title="One price for all your places"
        lead="Everything is in it. You pay once a year and can have your money back within 30 days."
      />
      <div className="mx-auto max-w-6xl px-5 pt-8 pb-9 sm:px-6 sm:pb-12">
        <h2 className="sr-only">The plan</h2>
        {hasPlan && <HostsPlan subscription={subscription} />}
        <PlanCard can={frame.can} />
      </div>
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-9 px-5 pb-9 sm:px-6 sm:pb-12 lg:grid-cols-2">
        <Half id="value" title="What it replaces">
          <Value />
        </Half>
        <Half id="return" title="Does it pay? An example">
          <ExampleReturn />
        </Half>
      </div>
      {testimonials && (
        <Band
          id="hosts"
          on="linen"
          title={testimonialsTitle(testimonials)}
          lead={<AboutSamples testimonials={testimonials} />}
        >
          <TestimonialCards entries={testimonials.entries.slice(0, 2)} />
        </Band>
      )}
      <Band id="questions" title="Questions about the plan">
        <Questions frame={frame} />
      </Band>
      {!hasPlan && <FinalCall title="Try it with your own place" />}
    </SitePage>
  );
}

interface HalfProps {
  id: string;
  title: string;
  children: ReactNode;
}

const Half = ({ id, title, children }: HalfProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-4 text-[1.75rem] sm:text-3xl">
      {title}
    </h2>
    {children}
  </section>
);

/** Questions that fold open, without script; the one that is asked first is open. */
function Questions({ frame }: { frame: Pick<Frame, "can" | "product"> }) {
  return (
    <div className="max-w-3xl divide-y divide-line border-y border-line">
      {pricingQuestions(frame).map(({ question, answer }, at) => (
        <details key={question} open={at === 0} className="group">
          <summary className="flex min-h-12 list-none items-center gap-4 py-2.5 [&::-webkit-details-marker]:hidden">
            <h3 className="grow font-sans text-lg font-semibold tracking-normal">{question}</h3>
            <ChevronDown size={22} className="text-pine transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-measure pb-4 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
