import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { featureCards, hostFeatures, listedSections, otherSections } from "#site/content/features.ts";
import { pageHead } from "#site/head.ts";
import { Band } from "#site/parts/Band.tsx";
import { DeskPicture } from "#site/parts/DeskPicture.tsx";
import { FeatureRows } from "#site/parts/FeatureRows.tsx";
import { FinalCall } from "#site/parts/FinalCall.tsx";
import { PageHero } from "#site/parts/PageHero.tsx";
import { Phone } from "#site/parts/Phone.tsx";
import { SitePage } from "#site/parts/SitePage.tsx";
import { StartButtons } from "#site/parts/StartButtons.tsx";
import { Unbroken } from "#site/parts/Unbroken.tsx";
import { picture } from "#site/pictures.ts";
import { siteContext } from "#site/site.ts";
import { breadcrumbs, productOffer } from "#site/structuredData.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return { frame: context.get(siteContext).frame };
}

export { loadAsDocument as clientLoader } from "#site/document.ts";

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { frame } = loaderData;
  const shown = picture("features", "The Wi-Fi page of a guidebook on a phone");
  return pageHead({
    title: `Features: what a ${frame.product.name} guidebook does`,
    description:
      "A draft from your address, 16 guidebook sections, how-to guides with video, QR codes, an A4 print sheet and links that end. What hosts and guests get.",
    path: "/features",
    site: frame,
    picture: shown,
    things: [
      breadcrumbs(frame.origin, [{ name: "Features", path: "/features" }]),
      ...productOffer(frame, shown.src),
    ],
  });
}

/** What the product does, for visitors (Site 2). */
export default function FeaturesScreen() {
  const { frame } = useLoaderData<typeof loader>();
  return (
    <SitePage frame={frame}>
      <PageHero
        title="Everything about the house, one link away"
        lead="You write it once, or start from a draft. Your guests read it on the phone in their hand, and you can change it from wherever you are."
        aside={
          <Phone
            first
            screenshot="wifi"
            alt="The demo guidebook’s Wi-Fi page: network, password and a code to join with another phone"
            className="mx-auto w-[240px] max-md:hidden"
          />
        }
      >
        <StartButtons />
      </PageHero>
      <Band id="what" title="What it does">
        <FeatureRows features={featureCards(frame.can)} />
      </Band>
      <Band id="many" on="linen" title="What it does for you, stay after stay">
        <FeatureRows features={hostFeatures} />
        <DeskPicture
          screenshot="stays"
          alt="The stays of three homes: what to fix before tonight comes first, then who leaves and who comes"
          onPhone={{
            screenshot: "stays-phone",
            alt: "The stays of three homes on a phone: what to fix before tonight comes first",
          }}
          className="mx-auto mt-6 max-h-80 max-w-3xl overflow-hidden rounded-t-card mask-b-from-70% max-sm:hidden"
        />
      </Band>
      <Band
        id="sections"
        title="A place for everything guests ask"
        lead="16 guidebook sections. You fill in what applies."
      >
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-3 sm:gap-x-6 lg:grid-cols-4">
          {[...listedSections, ...otherSections].map(({ icon: Icon, title }) => (
            <li key={title} className="flex items-start gap-2 sm:gap-3">
              <Icon size={22} aria-hidden className="shrink-0 text-pine" />
              <h3 className="min-w-0 font-sans text-base font-medium tracking-normal">
                <Unbroken text={title} />
              </h3>
            </li>
          ))}
        </ul>
      </Band>
      <FinalCall />
    </SitePage>
  );
}
