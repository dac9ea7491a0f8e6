import { Stripe } from "stripe";
import { newStripeHttpClient } from "#billing/stripe/httpClient.server.ts";
import type { Config } from "#core/config.server.ts";

const clients = new WeakMap<Config, Stripe>();

/** Stripe's SDK with this server's key. One client per configuration: it keeps its connections. */
export function stripeOf(config: Config): Stripe {
  const known = clients.get(config);
  if (known) return known;
  const { secretKey, apiBase } = settingsOf(config);
  const base = apiBase ? new URL(apiBase) : undefined;
  const client = new Stripe(secretKey, {
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient: newStripeHttpClient(),
    ...(base && {
      protocol: base.protocol === "http:" ? "http" : "https",
      host: base.hostname,
      port: base.port || (base.protocol === "http:" ? 80 : 443),
    }),
  });
  clients.set(config, client);
  return client;
}

/** Returns the Stripe part of the configuration, present when billing is "stripe". */
export function settingsOf({ stripe }: Config): NonNullable<Config["stripe"]> {
  if (!stripe) throw new Error("billing is not set to stripe");
  return stripe;
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}

/** Returns the id of an object that Stripe gives as id or expanded. */
export function idOf(named: string | { id: string }): string {
  return typeof named === "string" ? named : named.id;
}
