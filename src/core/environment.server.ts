import { z } from "zod";
import { readTrustedProxies } from "#core/proxies.server.ts";
import { HOME_COUNTRY, productName, signUpModes } from "#core/product.ts";

// One schema, though long: its order is that of docs/configuration.md and .env.example, which are made of it.

const text = z.string().trim().min(1).optional();
const httpUrl = z.url({ protocol: /^https?$/ }).optional();
const isSet = z.enum(["true", "false"]).default("false");
const region = z.string().trim().min(1).default("us-east-1");
const proxies = z
  .string()
  .default("false")
  .transform((setting, context) => readTrustedProxies(setting) ?? (context.addIssue("not proxies"), z.NEVER));

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const country = z
  .string()
  .trim()
  .regex(/^[A-Z]{2}$/)
  .refine((code) => regions.of(code) !== undefined);

/** Eleven digits, spaces allowed, whose weighted sum is divisible by 89 (abr.business.gov.au, "Format of the ABN"). */
const abn = z
  .string()
  .transform((given) => given.replaceAll(/\s/g, ""))
  .refine((digits) => /^[1-9]\d{10}$/.test(digits) && weigh(digits) % 89 === 0);

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const weigh = (digits: string) =>
  ABN_WEIGHTS.reduce(
    (sum, weight, place) => sum + weight * (Number(digits[place]) - (place === 0 ? 1 : 0)),
    0,
  );

/** Every path begins at the root, so a base URL with a path would lead nowhere. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((given) => /^https?:\/\/[^/?#@]+\/?$/i.test(given))
  .transform((given) => new URL(given).origin);

/** http only on this machine: the provider's keys and the user's identity come from there. */
const issuer = z.url().regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]?)/i);

const list = z
  .string()
  .transform((given) =>
    given
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .optional();

/** Exact `host:port`, as a URL names them. */
const hostsWithPort = z
  .string()
  .default("")
  .transform((given) =>
    given
      .toLowerCase()
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((parts) =>
    parts.every((part) => /^[a-z0-9.-]+:\d{1,5}$/.test(part) && URL.canParse(`https://${part}`)),
  );

const bucketName = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
  .optional();
const keyPrefix = z
  .string()
  .trim()
  .regex(/^[\w./-]{0,200}$/);

export const environment = z.object({
  // `test` is set by test runners.
  NODE_ENV: z
    .enum(["production", "development", "test"])
    .default("development")
    .describe(
      "`production` keeps reset links out of the log, writes a line for each request and warns where no money moves.",
    ),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe("The port that the server listens on; 0 takes a free one."),
  HOST: z.string().default("127.0.0.1").describe("The address that the server listens on."),
  PUBLIC_URL: origin
    .optional()
    .describe(
      "The origin of links in pages, emails and QR codes; `https` makes cookies Secure. Default: the origin of the request.",
    ),
  SIGN_UP: z
    .enum(signUpModes)
    .default("open")
    .describe(
      "Who may make an account: `open` (everybody), `invited` (who has an invitation to an account) or `closed` (no one).",
    ),
  OIDC_ISSUER: issuer
    .optional()
    .describe(
      "The issuer of an OpenID provider by which hosts sign in: https, or http on this machine. Needs `PUBLIC_URL`; the redirect URI is `PUBLIC_URL/auth/oidc/callback`.",
    ),
  OIDC_CLIENT_ID: text.describe("The client id that the OpenID provider gave."),
  OIDC_CLIENT_SECRET: text.describe("Its secret. Leave it out for a public client; PKCE is always used."),
  OIDC_NAME: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .default("single sign-on")
    .describe('The provider\'s name on the button "Continue with …".'),
  OIDC_DOMAINS: list.describe(
    "Domains whose verified emails may sign in by the provider, such as `example.com, example.org`. Default: all.",
  ),
  OIDC_GROUPS: list.describe(
    "Groups, of the claim `groups`, one of which a user needs. Default: none is needed.",
  ),
  PASSWORDS: z
    .enum(["on", "off"])
    .default("on")
    .describe("`off` leaves only the OpenID provider and passkeys to sign in by; needs `OIDC_ISSUER`."),
  SITE: z
    .enum(["on", "off"])
    .default("on")
    .describe(
      "`off` takes landing page, features, pricing, blog, demo and sitemap away: `/` leads to sign-in. The legal pages stay.",
    ),
  COUNTRY: country
    .default(HOME_COUNTRY)
    .describe(
      "The two letters of the country (ISO 3166) whose addresses are suggested and whose emergency number stands where a guidebook names no country. Elsewhere than in Australia the legal pages are the operator's: `legal/privacy-policy.md` and `legal/terms-and-conditions.md` in `DATA_DIR`.",
    ),
  PRODUCT_NAME: z
    .string()
    .trim()
    .regex(productName)
    .optional()
    .describe("The product's name on screens, on paper and in emails. Default: Porchlight."),
  CONTACT_EMAIL: z
    .email()
    .optional()
    .describe(
      "Where hosts write to, and who is alerted when backups fail. Default: hello@porchlight.example, with a warning in production.",
    ),
  PRIVACY_EMAIL: z
    .email()
    .optional()
    .describe(
      "Where questions about personal information go. Default: `CONTACT_EMAIL`, else privacy@porchlight.example.",
    ),
  TESTIMONIALS: z
    .string()
    .trim()
    .min(1)
    .default("samples")
    .describe(
      '`samples` shows captioned examples, with a warning in production; `off` none. Otherwise the path of a JSON file: `{ "rating": 4.8, "testimonials": [{ "firstName": "…", "role": "…", "text": "…" }] }`, `rating` optional.',
    ),
  HSTS_SUBDOMAINS: isSet.describe(
    "`true` makes browsers use https on every subdomain of `PUBLIC_URL` too, for a year.",
  ),
  TRUST_PROXY: proxies.describe(
    "Whose `X-Forwarded-*` headers count: `true` for the one proxy that connects, `false`, or a list such as `127.0.0.1, 10.0.0.0/8` or `loopback, uniquelocal`.",
  ),
  DATA_DIR: z.string().default("./data").describe("The folder of the database file, pictures and outbox."),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("A PostgreSQL database. Default: SQLite in `DATA_DIR`."),
  SECRET_KEY: z
    .string()
    .trim()
    .min(32)
    .optional()
    .describe(
      "Encrypts calendar URLs, push subscriptions and answers of guests; 32 characters or more. Default: with SQLite a file in `DATA_DIR`. With PostgreSQL calendars and push messages need it.",
    ),
  WEBHOOK_PRIVATE_HOSTS: hostsWithPort.describe(
    "Where webhooks may go on a private network, by https: exact `host:port` such as `home.lan:8123, 192.168.1.5:8443`. Only for accounts that `npm run admin -- private-hosts allow EMAIL` names.",
  ),
  METRICS_TOKEN: z
    .string()
    .trim()
    .min(16)
    .optional()
    .describe("The bearer token of `/metrics`; 16 characters or more. Without it `/metrics` is closed."),
  S3_BUCKET: bucketName.describe("The bucket of pictures. Default: the folder `media` in `DATA_DIR`."),
  S3_ENDPOINT: httpUrl.describe(
    "Another service that speaks S3, without the bucket's name. Default: Amazon.",
  ),
  S3_REGION: region.describe("The region of the bucket."),
  S3_PREFIX: keyPrefix.default("media/").describe("The prefix of all object keys in the bucket."),
  S3_ACCESS_KEY_ID: text.describe("The key of the bucket. Default: the machine's role."),
  S3_SECRET_ACCESS_KEY: text.describe("The secret of that key; set both or none."),
  BACKUP_DIR: text.describe("A folder that gets a backup each night."),
  BACKUP_S3_BUCKET: bucketName.describe(
    "A bucket that gets a backup each night, with or without the folder.",
  ),
  BACKUP_S3_ENDPOINT: httpUrl.describe("Another service that speaks S3. Default: Amazon."),
  BACKUP_S3_REGION: region.describe("The region of the backup bucket."),
  BACKUP_S3_PREFIX: keyPrefix
    .default("backups/")
    .describe("The prefix of all object keys in the backup bucket."),
  BACKUP_S3_ACCESS_KEY_ID: text.describe("The key of the backup bucket. Default: the machine's role."),
  BACKUP_S3_SECRET_ACCESS_KEY: text.describe("The secret of that key; set both or none."),
  BACKUP_PING_URL: httpUrl.describe("A URL that is called after each night in which all backups succeeded."),
  BILLING: z
    .enum(["stripe", "test", "off"])
    .optional()
    .describe(
      "`stripe`, `test` (a checkout where no money moves) or `off` (every account counts as subscribed, no screen names a price). Default: `stripe` with Stripe's keys, else `test`.",
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .trim()
    .regex(/^[rs]k_(test|live)_/)
    .optional()
    .describe("Stripe's secret or restricted key; a live one needs `PUBLIC_URL` with https."),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(/^whsec_/)
    .optional()
    .describe("The signing secret of the webhook endpoint."),
  STRIPE_PRICE_ID: text.describe(
    "A yearly price of your own at Stripe, in any currency: every screen shows it. Default: AUD 20, found by its lookup key or created.",
  ),
  STRIPE_API_BASE: z.url().optional().describe("Another address of Stripe's API, for tests."),
  BUSINESS_NAME: text.describe("The seller on receipts and terms. Default: the product's name."),
  ABN: abn.optional().describe("The seller's Australian Business Number."),
  GST_REGISTERED: isSet.describe("`true` makes receipts tax invoices; needs `ABN` and `BUSINESS_NAME`."),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      "The mail server, encrypted unless on this machine; needs `PUBLIC_URL` in production. Default: emails are written to `outbox/` in `DATA_DIR`.",
    ),
  MAIL_FROM: z.string().optional().describe("The sender of emails. Default: `PRODUCT_NAME <CONTACT_EMAIL>`."),
  PLACES: z
    .enum(["index", "auto", "osm", "google"])
    .default("index")
    .describe(
      "The source of places: `index` (in the database, `npm run places:import`), `auto` (the index, and once for a guidebook where it has nothing the public OpenStreetMap services), `osm` (these services) or `google`.",
    ),
  REGIONS_URL: z
    .url()
    .optional()
    .describe(
      "The list of map regions of `npm run places:import -- --region NAME`, by https (`docs/operating.md`).",
    ),
  GOOGLE_MAPS_API_KEY: text.describe("Required by `PLACES=google`."),
  PHOTON_URL: z.url().default("https://photon.komoot.io").describe("Address search of `PLACES=osm`."),
  NOMINATIM_URL: z
    .url()
    .default("https://nominatim.openstreetmap.org")
    .describe("Reverse geocoding of `PLACES=osm`."),
  OVERPASS_URL: z.url().default("https://overpass-api.de/api").describe("Nearby places of `PLACES=osm`."),
  GOOGLE_PLACES_URL: z
    .url()
    .default("https://places.googleapis.com")
    .describe("The address of Google's Places API."),
  LLM_PROVIDER: z
    .enum(["openai-compatible", "anthropic"])
    .default("openai-compatible")
    .describe("The protocol of the model's service. See [model-servers.md](reference/model-servers.md)."),
  LLM_BASE_URL: httpUrl.describe("The address of a model's service."),
  LLM_API_KEY: text.describe("The key of the model's service."),
  LLM_MODEL: text.describe(
    "A model that selects generated content, sorts imported sentences, translates, and writes questions for the search. Default: rules without a model; nothing is translated by machine.",
  ),
  LLM_REASONING_EFFORT: z
    .string()
    .regex(/^[a-z]{2,20}$/)
    .optional()
    .describe("A word that the service knows, such as `none` or `low`; for `openai-compatible` only."),
  LLM_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1000)
    .max(600_000)
    .default(30_000)
    .describe("Milliseconds for all sections of a guidebook, or for one import."),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/)
    .optional()
    .describe("Google Analytics after consent, never on guest or account pages."),
});

/** The required form of each setting, for the operator's error message. */
export const advice: Record<string, string> = {
  NODE_ENV: "must be production or development",
  PORT: "must be a port number from 0 to 65535",
  PUBLIC_URL: "must be a full address without a path, such as https://guide.example.com",
  SIGN_UP: "must be open, invited or closed",
  OIDC_ISSUER: "must be a full address such as https://id.example.com, with https unless on this machine",
  OIDC_NAME: "must be at most 40 characters",
  PASSWORDS: "must be on or off",
  SITE: "must be on or off",
  COUNTRY: "must be the two letters of a country, such as AU or NZ",
  PRODUCT_NAME: "must be at most 40 letters, digits, spaces and & ' -",
  CONTACT_EMAIL: "must be an email address such as hello@guide.example.com",
  PRIVACY_EMAIL: "must be an email address such as privacy@guide.example.com",
  HSTS_SUBDOMAINS: "must be true or false",
  TRUST_PROXY: "must be true, false, or a list of addresses such as 127.0.0.1, 10.0.0.0/8",
  DATABASE_URL: "must look like postgres://user:password@host/database",
  SECRET_KEY: "must have at least 32 characters, such as `openssl rand -base64 32` writes",
  WEBHOOK_PRIVATE_HOSTS: "must be a list of hosts with their ports, such as home.lan:8123, 192.168.1.5:8443",
  METRICS_TOKEN: "must have at least 16 characters, such as `openssl rand -hex 16` writes",
  S3_BUCKET: "must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens",
  S3_ENDPOINT: "must be a full address such as https://s3.example.com, without the bucket",
  S3_PREFIX: "must be letters, digits and . _ - /, such as media/",
  BACKUP_S3_BUCKET: "must be the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens",
  BACKUP_S3_ENDPOINT: "must be a full address such as https://s3.example.com, without the bucket",
  BACKUP_S3_PREFIX: "must be letters, digits and . _ - /, such as backups/",
  BACKUP_PING_URL: "must be a full address such as https://alarm.example.com/ping/backup",
  BILLING: "must be stripe, test or off",
  STRIPE_SECRET_KEY: "must be a secret or restricted key of Stripe, which begins with sk_ or rk_",
  STRIPE_WEBHOOK_SECRET: "must be the signing secret of the endpoint at Stripe, which begins with whsec_",
  STRIPE_API_BASE: "must be a full address such as http://127.0.0.1:12111",
  ABN: "must be an Australian Business Number such as 51 824 753 556",
  GST_REGISTERED: "must be true or false",
  SMTP_URL: "must look like smtp://user:password@mail.example.com:587",
  PLACES: "must be index, auto, osm or google",
  REGIONS_URL: "must be a full address such as https://maps.example.com/regions.json",
  PHOTON_URL: "must be a full address such as https://photon.example.com",
  NOMINATIM_URL: "must be a full address such as https://nominatim.example.com",
  OVERPASS_URL: "must be a full address such as https://overpass.example.com/api",
  GOOGLE_PLACES_URL: "must be a full address such as https://places.googleapis.com",
  LLM_PROVIDER: "must be openai-compatible or anthropic",
  LLM_BASE_URL: "must be a full address such as http://127.0.0.1:11434/v1",
  LLM_REASONING_EFFORT: "must be a word that the model's service knows, such as none or low",
  LLM_TIMEOUT_MS: "must be a number of milliseconds, 1000 to 600000",
  GA_MEASUREMENT_ID: "must look like G-ABC123",
};

export type Environment = z.output<typeof environment>;

/** Returns the billing mode: as set, or Stripe when there is a Stripe key. */
export const billingOf = (env: Environment) => env.BILLING ?? (env.STRIPE_SECRET_KEY ? "stripe" : "test");
/** Returns whether the Stripe key is a live one, by its prefix. */
export const hasLiveKey = (env: Environment) => /^.k_live_/.test(env.STRIPE_SECRET_KEY ?? "");

/** Throws when settings contradict each other, or one requires another. */
export function refuseContradictions(env: Environment): void {
  if (billingOf(env) === "stripe") refuseIncompleteStripe(env);
  if (env.GST_REGISTERED === "true" && !(env.ABN && env.BUSINESS_NAME)) {
    throw new Error("GST_REGISTERED=true needs ABN and BUSINESS_NAME, which a tax invoice must carry.");
  }
  if (env.BACKUP_PING_URL && !env.BACKUP_DIR && !env.BACKUP_S3_BUCKET) {
    throw new Error("BACKUP_PING_URL needs BACKUP_DIR or BACKUP_S3_BUCKET, where the backups go.");
  }
  if (env.PLACES === "google" && !env.GOOGLE_MAPS_API_KEY) {
    throw new Error("PLACES=google needs GOOGLE_MAPS_API_KEY.");
  }
  if ((env.LLM_API_KEY || env.LLM_BASE_URL) && !env.LLM_MODEL) {
    throw new Error("LLM_API_KEY and LLM_BASE_URL need LLM_MODEL, which says what model to ask.");
  }
  if (env.LLM_REASONING_EFFORT && env.LLM_PROVIDER !== "openai-compatible") {
    throw new Error("LLM_REASONING_EFFORT is for LLM_PROVIDER=openai-compatible. Leave one of them out.");
  }
  if (env.LLM_MODEL && !env.LLM_API_KEY && !env.LLM_BASE_URL) {
    throw new Error("LLM_MODEL needs LLM_API_KEY, or LLM_BASE_URL of a model that asks for no key.");
  }
  if (env.GST_REGISTERED === "true" && env.COUNTRY !== HOME_COUNTRY) {
    throw new Error("GST_REGISTERED=true is for COUNTRY=AU: it makes tax invoices of Australia.");
  }
  refuseIncompleteOidc(env);
  if (env.NODE_ENV === "production" && env.SMTP_URL && !env.PUBLIC_URL) {
    throw new Error("SMTP_URL needs PUBLIC_URL in production, or the links in emails would lead nowhere.");
  }
}

function refuseIncompleteOidc(env: Environment): void {
  if (Boolean(env.OIDC_ISSUER) !== Boolean(env.OIDC_CLIENT_ID)) {
    throw new Error("OIDC_ISSUER and OIDC_CLIENT_ID go together. Set both, or none.");
  }
  if (env.OIDC_ISSUER && !env.PUBLIC_URL) {
    throw new Error("OIDC_ISSUER needs PUBLIC_URL, to which the provider sends people back.");
  }
  if (env.PASSWORDS === "off" && !env.OIDC_ISSUER) {
    throw new Error("PASSWORDS=off needs OIDC_ISSUER, or no one could sign in.");
  }
}

function refuseIncompleteStripe(env: Environment): void {
  if (!env.STRIPE_SECRET_KEY) {
    throw new Error("BILLING=stripe needs STRIPE_SECRET_KEY.");
  }
  if (!env.STRIPE_WEBHOOK_SECRET) {
    throw new Error("BILLING=stripe needs STRIPE_WEBHOOK_SECRET, or payments could not be confirmed.");
  }
  if (hasLiveKey(env) && !env.PUBLIC_URL?.startsWith("https:")) {
    throw new Error(
      "A live STRIPE_SECRET_KEY needs PUBLIC_URL with https, where hosts come back to from paying.",
    );
  }
}
