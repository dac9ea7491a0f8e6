import { z } from "@hono/zod-openapi";
import { actorOf, asMember } from "#accounts/actor.server.ts";
import { openCheckout, openPortal } from "#billing/checkout.server.ts";
import { pageUrl, statusQuery, subscriptionStatus } from "#billing/contract.ts";
import { openingsPerHost } from "#billing/limits.ts";
import { settleSubscription } from "#billing/settle.server.ts";
import { handleWebhook } from "#billing/stripe/webhook.server.ts";
import { responsesOf, defineRoute } from "#core/calls.server.ts";
import { everyone, mayAlways } from "#core/gate.ts";
import { hostOf, newApi, sendResult } from "#core/http.server.ts";

export const billingRoutes = newApi()
  .openapi(
    defineRoute("get /subscription-status", mayAlways("read", "account"), {
      summary: "Say whether the account's plan is active, and until when",
      request: { query: statusQuery },
      responses: responsesOf(subscriptionStatus),
    }),
    async (c) => c.json(await settleSubscription(...asMember(c), c.req.valid("query")), 200),
  )
  .openapi(
    defineRoute("post /create-checkout-session", mayAlways("manage billing", "account"), {
      summary: "Begin to pay for the plan: send the browser to `url`",
      refuses: ["already_subscribed", "payment_due", "billing_off"],
      limits: [openingsPerHost],
      responses: responsesOf(pageUrl),
    }),
    (c) => {
      const payer = { host: hostOf(c), actor: actorOf(c) };
      return sendResult(c, openCheckout(c.get("context"), payer, c.get("origin")));
    },
  )
  .openapi(
    defineRoute("post /billing/portal", mayAlways("manage billing", "account"), {
      summary: "Manage the plan: send the browser to `url`",
      refuses: ["no_billing", "billing_gone", "billing_off"],
      limits: [openingsPerHost],
      responses: responsesOf(pageUrl),
    }),
    (c) => sendResult(c, openPortal(...asMember(c), c.get("origin"))),
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
      return sendResult(c, handleWebhook(c.get("context"), body, c.req.header("stripe-signature")));
    },
  );
