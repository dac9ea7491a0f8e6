import { createRoute, z } from "@hono/zod-openapi";
import { openCheckout, openPortal } from "#billing/checkout.server.ts";
import { pageUrl, statusQuery, subscriptionStatus } from "#billing/contract.ts";
import { settleSubscription } from "#billing/settle.server.ts";
import { takeMessage } from "#billing/stripe/webhook.server.ts";
import { answers } from "#platform/calls.server.ts";
import { hostOf, newApi, refuse } from "#platform/http.server.ts";

export const billingRoutes = newApi()
  .openapi(
    createRoute({
      method: "get",
      path: "/subscription-status",
      request: { query: statusQuery },
      responses: answers(subscriptionStatus),
    }),
    async (c) => c.json(await settleSubscription(c.get("platform"), hostOf(c).id, c.req.valid("query")), 200),
  )
  .openapi(
    createRoute({ method: "post", path: "/create-checkout-session", responses: answers(pageUrl) }),
    async (c) => {
      const opened = await openCheckout(c.get("platform"), hostOf(c), c.get("origin"));
      return opened.ok ? c.json({ url: opened.value }, 200) : refuse(c, opened.refusal);
    },
  )
  .openapi(
    createRoute({ method: "post", path: "/billing/portal", responses: answers(pageUrl) }),
    async (c) => {
      const opened = await openPortal(c.get("platform"), hostOf(c), c.get("origin"));
      return opened.ok ? c.json({ url: opened.value }, 200) : refuse(c, opened.refusal);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/webhooks/stripe",
      description: "For Stripe's server alone: the signature is checked on the raw body.",
      responses: answers(z.object({ received: z.literal(true) })),
    }),
    async (c) => {
      const body = await c.req.text();
      const taken = await takeMessage(c.get("platform"), body, c.req.header("stripe-signature"));
      return taken.ok ? c.json({ received: true } as const, 200) : refuse(c, taken.refusal);
    },
  );
