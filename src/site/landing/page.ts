import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { formatPrice, PLAN } from "#billing/plan.ts";
import { pageHead } from "#site/head.ts";
import { picture } from "#site/pictures.ts";
import { siteContext } from "#site/site.ts";
import { organization, productOffer, website } from "#site/structuredData.ts";

/** Loads what the landing page needs of the server, for both of its paths, `/` and `/landing`. */
export function loadLanding({ context }: Pick<LoaderFunctionArgs, "context">) {
  const site = context.get(siteContext);
  return { frame: site.frame, qr: site.demoQr(), testimonials: site.testimonials };
}

type LandingData = ReturnType<typeof loadLanding>;

export function landingHead({ frame }: LandingData): MetaDescriptor[] {
  const { name, sells, price } = frame.product;
  const shown = picture("landing", "A guidebook on a phone: a lake house at dusk with its light on");
  return pageHead({
    title: `${name}: digital guidebooks for short stays`,
    description: `Build a digital guidebook for your rental in minutes and share it by link, QR code or on paper. No app for guests.${sells ? ` ${formatPrice(price).price} a year for up to ${PLAN.properties} properties.` : ""}`,
    path: "/",
    site: frame,
    picture: shown,
    things: [website(frame), organization(frame), ...productOffer(frame, shown.src)],
  });
}
