export const signUpModes = ["open", "invited", "closed"] as const;

/** A product's name, which the From header has without quotes (RFC 5322 `display-name`). */
export const productName = /^[\p{L}\p{N} &'’-]{1,40}$/u;

/** Variables of the environment that an operator can also set while the server runs. */
export const changeableSettings = ["SIGN_UP", "SITE", "PRODUCT_NAME", "CONTACT_EMAIL", "COUNTRY"] as const;
export type ChangeableSetting = (typeof changeableSettings)[number];

/** What the plan costs in a year, tax included where the seller is registered for it. */
export interface PlanPrice {
  /** In the currency's smallest unit, as Stripe counts: cents. */
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
}

/** The specified price (Plan 1): without Stripe, and of the price that this server makes at Stripe. */
export const DEFAULT_PRICE: PlanPrice = { amount: 2000, currency: "aud" };

/** The product's name and contacts (Site 1). */
export interface Product {
  name: string;
  tagline: string;
  contactEmail: string;
  privacyEmail: string;
  /** The business behind the product, which contracts with hosts; set by the operator. */
  owner: string;
  /** Whether hosts pay for a plan: false with `BILLING=off`, when no screen mentions one. */
  sells: boolean;
  price: PlanPrice;
  /** Whether there is a public site: false with `SITE=off`, when `/` leads to sign-in and there is no demo. */
  hasSite: boolean;
  /** Who may make an account: all, holders of an invitation, or no one. */
  signUp: (typeof signUpModes)[number];
  /** What the button to the OpenID provider says after "Continue with"; null without a provider. */
  oidcName: string | null;
  /** False when only the OpenID provider and passkeys sign in. */
  hasPasswords: boolean;
  /** ISO 3166-1 code of the country that law pages, suggestions and examples are for. */
  country: string;
}

/** The country that the product is written for. */
export const HOME_COUNTRY = "AU";

type Settings = Record<string, string | undefined>;

/** Returns the product's settings: the operator's, or our defaults. `readConfig` refuses invalid ones. */
export function productFrom(settings: Settings): Product {
  const setting = (name: string) => settings[name]?.trim() || undefined; // an empty setting counts as missing
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
    price: DEFAULT_PRICE,
    hasSite: setting("SITE") !== "off",
    signUp: signUpModes.find((mode) => mode === setting("SIGN_UP")) ?? "open",
    oidcName: setting("OIDC_ISSUER") ? (setting("OIDC_NAME") ?? "single sign-on") : null,
    hasPasswords: setting("PASSWORDS") !== "off",
    country: setting("COUNTRY") ?? HOME_COUNTRY,
    owner: abn ? `${business} (ABN ${abn})` : business,
  };
}

/** The name of the `meta` element that passes the product's settings to scripts. */
export const PRODUCT_META = "product";

/** Returns a function that makes something of the product's settings, once for each settings. */
export function oncePerProduct<Made>(make: (product: Product) => Made): (product: Product) => Made {
  const made = new WeakMap<Product, { value: Made }>();
  return (product) => {
    const known = made.get(product) ?? { value: make(product) };
    made.set(product, known);
    return known.value;
  };
}
