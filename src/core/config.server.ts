import { resolve } from "node:path";
import type { BucketSettings } from "#core/bucketSettings.ts";
import {
  advice,
  billingOf,
  environment,
  hasLiveKey,
  refuseContradictions,
  type Environment,
} from "#core/environment.server.ts";
import { changeableSettings, DEFAULT_PRICE, productFrom, type PlanPrice } from "#core/product.ts";

export type Config = ReturnType<typeof shape>;

/** Returns the `User-Agent` for outgoing requests: public services require a contact. ASCII only. */
export const userAgentOf = ({ product, publicUrl, mailFrom }: Config) =>
  `${product.name}/1.0 (${publicUrl ?? mailFrom})`
    .toWellFormed()
    .replace(/[^\x20-\x7e]/gu, encodeURIComponent);

/** Reads the environment. Throws a message that lists every wrong setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const read = environment.safeParse(given);
  if (!read.success) {
    const names = [...new Set(read.error.issues.map((issue) => String(issue.path[0])))];
    throw new Error(names.map((name) => `${name} ${advice[name] ?? "is not valid"}.`).join(" "));
  }
  refuseContradictions(read.data);
  return shape(read.data, given);
}

type Given = Record<string, string | undefined>;

function shape(env: Environment, given: Given) {
  const billing = billingOf(env);
  return {
    ...derivedOf(env, given),
    /** Returns what follows from settings that an operator stored, and Stripe's price; the environment is the stronger word. */
    settingsWith: (stored: Given, price?: PlanPrice) => derivedOf(env, { ...stored, ...given }, price),
    /** The settings that an operator cannot change while the server runs. */
    setByEnvironment: new Set<string>(changeableSettings.filter((name) => given[name]?.trim())),
    production: env.NODE_ENV === "production",
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    oidc:
      env.OIDC_ISSUER && env.OIDC_CLIENT_ID
        ? {
            issuer: env.OIDC_ISSUER,
            clientId: env.OIDC_CLIENT_ID,
            clientSecret: env.OIDC_CLIENT_SECRET,
            domains: env.OIDC_DOMAINS?.map((domain) => domain.toLowerCase()),
            groups: env.OIDC_GROUPS,
          }
        : undefined,
    /** `samples`, `off`, or the path of a file with hosts' testimonials. */
    testimonials: /^(samples|off)$/.test(env.TESTIMONIALS) ? env.TESTIMONIALS : resolve(env.TESTIMONIALS),
    hstsSubdomains: env.HSTS_SUBDOMAINS === "true",
    trustsProxy: env.TRUST_PROXY,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** Encrypts secrets in the database. */
    secretKey: env.SECRET_KEY,
    /** `host:port` on a private network that webhooks of named accounts may reach. */
    webhookPrivateHosts: new Set(env.WEBHOOK_PRIVATE_HOSTS),
    /** Bearer token for `/metrics`; without one the route is closed. */
    metricsToken: env.METRICS_TOKEN,
    /** The bucket for pictures; undefined when they are in the data folder. */
    s3: bucketOf(env, "S3"),
    backups:
      env.BACKUP_DIR || env.BACKUP_S3_BUCKET
        ? {
            folder: env.BACKUP_DIR && resolve(env.BACKUP_DIR),
            bucket: bucketOf(env, "BACKUP_S3"),
            pingUrl: env.BACKUP_PING_URL,
          }
        : undefined,
    billing,
    stripe:
      billing === "stripe"
        ? {
            secretKey: env.STRIPE_SECRET_KEY ?? "",
            /** Whether Stripe moves real money. */
            live: hasLiveKey(env),
            webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? "",
            priceId: env.STRIPE_PRICE_ID,
            apiBase: env.STRIPE_API_BASE,
          }
        : undefined,
    smtpUrl: env.SMTP_URL,
    places: env.PLACES,
    /** The list of map regions; undefined when not set. */
    regionsUrl: env.REGIONS_URL,
    googleMapsApiKey: env.GOOGLE_MAPS_API_KEY,
    placesUrls: {
      photon: env.PHOTON_URL.replace(/\/+$/, ""),
      nominatim: env.NOMINATIM_URL.replace(/\/+$/, ""),
      overpass: env.OVERPASS_URL.replace(/\/+$/, ""),
      google: env.GOOGLE_PLACES_URL.replace(/\/+$/, ""),
    },
    llm: env.LLM_MODEL
      ? {
          provider: env.LLM_PROVIDER,
          baseUrl: env.LLM_BASE_URL,
          apiKey: env.LLM_API_KEY,
          model: env.LLM_MODEL,
          reasoningEffort: env.LLM_REASONING_EFFORT,
          timeoutMs: env.LLM_TIMEOUT_MS,
        }
      : undefined,
    gaMeasurementId: env.GA_MEASUREMENT_ID,
  };
}

/** Returns what depends on settings that an operator can change while the server runs. */
function derivedOf(env: Environment, given: Given, price = DEFAULT_PRICE) {
  const product = { ...productFrom(given), price };
  return {
    /** Replaced as a whole when a setting changes: `oncePerProduct` compares objects. */
    product,
    /** Seller details on invoices (Australian tax law). */
    seller: {
      name: env.BUSINESS_NAME ?? product.name,
      abn: env.ABN,
      gstRegistered: env.GST_REGISTERED === "true",
    },
    mailFrom: env.MAIL_FROM ?? `${product.name} <${product.contactEmail}>`,
    /** Receives the alerts for the operator; undefined when not set. */
    operatorEmail: given.CONTACT_EMAIL?.trim() || undefined,
  };
}

/** Throws when half of a key pair is missing, or the bucket name. */
function bucketOf(env: Environment, kind: "S3" | "BACKUP_S3"): BucketSettings | undefined {
  const name = env[`${kind}_BUCKET`];
  const endpoint = env[`${kind}_ENDPOINT`];
  const accessKeyId = env[`${kind}_ACCESS_KEY_ID`];
  const secretAccessKey = env[`${kind}_SECRET_ACCESS_KEY`];
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new Error(
      `${kind}_ACCESS_KEY_ID and ${kind}_SECRET_ACCESS_KEY go together. Set both, or none on a machine with a role.`,
    );
  }
  if ((endpoint || accessKeyId) && !name) {
    const what = kind === "S3" ? "pictures" : "backups";
    throw new Error(
      `${kind}_ENDPOINT and ${kind}_ACCESS_KEY_ID need ${kind}_BUCKET, which says where the ${what} go.`,
    );
  }
  if (!name) return undefined;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { kind, name, endpoint, credentials, region: env[`${kind}_REGION`], prefix: env[`${kind}_PREFIX`] };
}
