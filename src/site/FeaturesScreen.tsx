import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { PRODUCT } from "#core/product.ts";
import { featureCards, hostFeatures, listedSections } from "#site/content/features.ts";
import { pageHead } from "#site/head.ts";
import { StayLink } from "#site/landing/StayLink.tsx";
import { Band } from "#site/parts/Band.tsx";
import { DeskPicture } from "#site/parts/DeskPicture.tsx";
import { FeatureCards } from "#site/parts/FeatureCards.tsx";
import { FinalCall } from "#site/parts/FinalCall.tsx";
import { PageHero } from "#site/parts/PageHero.tsx";
import { Phone } from "#site/parts/Phone.tsx";
import { SitePage } from "#site/parts/SitePage.tsx";
import { StartButtons } from "#site/parts/StartButtons.tsx";
import { picture } from "#site/pictures.ts";
import { siteContext } from "#site/site.ts";
import { breadcrumbs, product } from "#site/structuredData.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return { frame: context.get(siteContext).frame };
}

export { loadAsDocument as clientLoader } from "#site/document.ts";

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { origin } = loaderData.frame;
  const shown = picture("features", "The Wi-Fi page of a guidebook on a phone");
  return pageHead({
    title: `Features: what a ${PRODUCT.name} guidebook does`,
    description:
      "A draft from your address, 16 guidebook sections, how-to guides with video, QR codes, an A4 print sheet and links you can revoke. What hosts and guests get.",
    path: "/features",
    origin,
    picture: shown,
    things: [breadcrumbs(origin, [{ name: "Features", path: "/features" }]), ...product(origin, shown.src)],
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
            className="mx-auto w-[272px] lg:w-[300px]"
          />
        }
      >
        <StartButtons />
      </PageHero>
      <Band id="what" title="What it does">
        <FeatureCards features={featureCards} />
      </Band>
      <StayLink />
      <Band id="many" on="linen" title="What it takes off your hands, stay after stay">
        <FeatureCards features={hostFeatures} />
        <DeskPicture
          screenshot="stays"
          alt="The stays of three homes: what has to be mended before tonight comes first, then who leaves and who comes"
          onPhone={{
            screenshot: "stays-phone",
            alt: "The stays of three homes on a phone: what has to be mended before tonight comes first",
          }}
          className="mt-10"
        />
      </Band>
      <Band
        id="sections"
        title="A place for everything guests ask"
        lead="Eight of the 16 guidebook sections. The others cover kitchen, transport, shops, eating out and what’s nearby."
      >
        <div className="grid items-center gap-12 lg:grid-cols-[1fr_auto]">
          <Sections />
          <Phone
            screenshot="eat"
            alt="The demo guidebook’s page of places to eat"
            className="mx-auto w-[272px] lg:mr-8 lg:w-[300px]"
          />
        </div>
      </Band>
      <FinalCall />
    </SitePage>
  );
}

function Sections() {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {listedSections.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <Icon size={26} className="mt-0.5 text-pine" />
          <div className="min-w-0">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
