import { z } from "@hono/zod-openapi";
import { actorOf } from "#accounts/actor.server.ts";
import { openCheckout, openPortal } from "#billing/checkout.server.ts";
import { pageUrl, statusQuery, subscriptionStatus } from "#billing/contract.ts";
import { openingsPerHost } from "#billing/limits.ts";
import { settleSubscription } from "#billing/settle.server.ts";
import { handleWebhook } from "#billing/stripe/webhook.server.ts";
import { responsesOf, defineRoute } from "#core/calls.server.ts";
import { everyone, mayAlways } from "#core/gate.ts";
import { hostOf, newApi, refuse } from "#core/http.server.ts";

export const billingRoutes = newApi()
  .openapi(
    defineRoute("get /subscription-status", mayAlways("read", "account"), {
      summary: "Say whether the account's plan is active, and until when",
      request: { query: statusQuery },
      responses: responsesOf(subscriptionStatus),
    }),
    async (c) => c.json(await settleSubscription(c.get("context"), actorOf(c), c.req.valid("query")), 200),
  )
  .openapi(
    defineRoute("post /create-checkout-session", mayAlways("manage billing", "account"), {
      summary: "Begin to pay for the plan: send the browser to `url`",
      refuses: ["already_subscribed", "payment_due", "billing_off"],
      limits: [openingsPerHost],
      responses: responsesOf(pageUrl),
    }),
    async (c) => {
      const opened = await openCheckout(
        c.get("context"),
        { host: hostOf(c), actor: actorOf(c) },
        c.get("origin"),
      );
      return opened.ok ? c.json({ url: opened.value }, 200) : refuse(c, opened.refusal);
    },
  )
  .openapi(
    defineRoute("post /billing/portal", mayAlways("manage billing", "account"), {
      summary: "Manage the plan: send the browser to `url`",
      refuses: ["no_billing", "billing_gone", "billing_off"],
      limits: [openingsPerHost],
      responses: responsesOf(pageUrl),
    }),
    async (c) => {
      const opened = await openPortal(c.get("context"), actorOf(c), c.get("origin"));
      return opened.ok ? c.json({ url: opened.value }, 200) : refuse(c, opened.refusal);
    },
  )
  .openapi(
    defineRoute("post /webhooks/stripe", everyone, {
      summary: "Take a message of Stripe's",
      refuses: ["bad_signature"],
      description: "For Stripe's server alone: the signature is checked on the raw body.",
      responses: responsesOf(z.object({ received: z.literal(true) })),
    }),
    async (c) => {
      const body = await c.req.text();
      const taken = await handleWebhook(c.get("context"), body, c.req.header("stripe-signature"));
      return taken.ok ? c.json({ received: true } as const, 200) : refuse(c, taken.refusal);
    },
  );
