/** What the product is called and how to reach us (Site 1). */
export interface Product {
  name: string;
  tagline: string;
  contactEmail: string;
  privacyEmail: string;
  /** With whom a host makes an agreement: the business behind the product, where the operator has named it. */
  owner: string;
  /** Whether hosts pay for a plan: not with `BILLING=off`, where nothing on screens speaks of one. */
  sells: boolean;
}

type Settings = Record<string, string | undefined>;

/**
 * Returns the product's settings: the operator's words, or ours where there are none. `readConfig` refuses those that
 * do not fit.
 */
export function productFrom(settings: Settings): Product {
  const setting = (name: string) => settings[name]?.trim() || undefined; // an empty setting is none
  const name = setting("PRODUCT_NAME") ?? "Porchlight";
  const contactEmail = setting("CONTACT_EMAIL");
  const business = setting("BUSINESS_NAME") ?? name;
  const abn = setting("ABN");
  return {
    name,
    tagline: "Digital guidebooks for short stays",
    contactEmail: contactEmail ?? "hello@porchlight.example",
    privacyEmail: setting("PRIVACY_EMAIL") ?? contactEmail ?? "privacy@porchlight.example",
    sells: setting("BILLING") !== "off",
    owner: abn ? `${business} (ABN ${abn})` : business,
  };
}

/** The name of the `meta` by which a document tells its scripts what the server knows. */
export const PRODUCT_META = "product";

const metaIn = (page: Document) => page.querySelector<HTMLMetaElement>(`meta[name="${PRODUCT_META}"]`);

export const PRODUCT: Product =
  typeof document === "undefined"
    ? productFrom(process.env)
    : (JSON.parse(metaIn(document)?.content ?? "null") ?? productFrom({}));
