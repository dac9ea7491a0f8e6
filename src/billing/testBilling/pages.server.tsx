import { Hono, type Context } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import { PLAN } from "#billing/plan.ts";
import { readSubscriptionState } from "#billing/store.server.ts";
import { statusOf, type SubscriptionState } from "#billing/subscriptionState.ts";
import { changeTestPlan, payTestCheckout, portalAction } from "#billing/testBilling/testBilling.server.ts";
import { accountOfPage } from "#billing/testBilling/testPageStore.server.ts";
import { TestPage, type TestPageProps } from "#billing/testBilling/TestPage.server.tsx";
import { pathId, smallBody } from "#core/calls.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { PRODUCT } from "#core/product.ts";

const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
};
const PRICE = `${PLAN.currency.toUpperCase()} ${PLAN.dollars.toFixed(2)}`;
const day = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

/**
 * Returns the pages of test billing; none with any other billing. Access is by URL, which is as hard to guess as a
 * session. In production logs that no host is charged.
 */
export function billingPages(context: AppContext, files: { url(source: string): string }) {
  const pages = new Hono<AppEnv>();
  const { billing, production } = context.config;
  if (billing !== "test") return pages;
  if (production) {
    context.log.warn(
      "No Stripe keys are set: checkouts are tests, and no money moves. Set STRIPE_SECRET_KEY.",
    );
  }
  const send = (c: Context<AppEnv>, page: TestPageProps, status: 200 | 404 = 200) => {
    const frame = { style: files.url("src/billing/testBilling/testBilling.css"), production };
    return c.html(
      `<!doctype html>${renderToStaticMarkup(<TestPage {...page} {...frame} />)}`,
      status,
      HEADERS,
    );
  };
  const gone = (c: Context<AppEnv>) => send(c, unknownPage, 404);
  const idIn = (c: Context<AppEnv>) => pathId.parse(c.req.param("id"));

  return pages
    .post("/:page{test-checkout|test-billing}/*", smallBody)
    .get("/test-checkout/:id", async (c) => {
      if (!(await accountOfPage(context.db, idIn(c), "checkout"))) return gone(c);
      return send(c, checkoutPage(c.req.query("declined") === "true"));
    })
    .post("/test-checkout/:id", async (c) => {
      const id = idIn(c);
      const { action } = await c.req.parseBody();
      if (action === "decline") return c.redirect(`/test-checkout/${id}?declined=true`, 303);
      const accountId = await accountOfPage(context.db, id, "checkout");
      if (!accountId) return gone(c);
      await payTestCheckout(context, id, accountId);
      return c.redirect(`/?success=true&session_id=${id}`, 303);
    })
    .get("/test-billing/:id", async (c) => {
      const accountId = await accountOfPage(context.db, idIn(c), "portal");
      const state = accountId && (await readSubscriptionState(context.db, accountId));
      return state ? send(c, portalPage(state, context.now())) : gone(c);
    })
    .post("/test-billing/:id", async (c) => {
      const id = idIn(c);
      const accountId = await accountOfPage(context.db, id, "portal");
      const action = portalAction.safeParse((await c.req.parseBody()).action);
      if (!accountId || !action.success) return gone(c);
      await changeTestPlan(context, accountId, action.data);
      return c.redirect(`/test-billing/${id}`, 303);
    });
}

const unknownPage: TestPageProps = {
  title: "This checkout no longer exists",
  text: "Nothing was paid. Start again from your account.",
  back: { url: "/subscribe", label: "Start again", look: {} },
};

const checkoutPage = (isDeclined: boolean): TestPageProps => ({
  title: "Checkout",
  lines: [
    [`${PRODUCT.name} ${PLAN.name}, ${PLAN.title}`, PRICE],
    ["Renews", "every year, until cancelled"],
    ["Card", "a test card, 4242"],
    ["Charged today", "nothing: this is a test"],
  ],
  isDeclined,
  actions: [
    { action: "pay", label: `Pay ${PRICE}`, look: { size: "large" } },
    { action: "decline", label: "Decline the card" },
  ],
  back: { url: "/subscribe?cancelled=true", label: "Go back", look: { variant: "quiet" } },
});

/** The test portal: manages a plan, and simulates what time and banks do to it. */
function portalPage(state: SubscriptionState, now: number): TestPageProps {
  const { status, renews, pastDue, periodEnd } = statusOf(state, now);
  const runs = status === "active";
  const plan = pastDue ? "active, last payment failed" : "active";
  const actions = [
    renews ? { action: "cancel", label: "Cancel plan" } : { action: "resume", label: "Resume plan" },
    pastDue
      ? { action: "recover", label: "Let the payment succeed" }
      : { action: "fail", label: "Let the next payment fail" },
    ...(renews ? [{ action: "renew", label: "Let a year pass and renew" }] : []),
    { action: "refund", label: "Refund, and end the plan now" },
  ];
  return {
    title: "Billing",
    lines: [
      ["Plan", runs ? plan : "ended"],
      [runs ? (renews ? "Renews on" : "Ends on") : "Ended on", day.format(periodEnd ?? now)],
      ["Invoices", "none: test payments have no invoice"],
    ],
    actions: runs ? actions : [],
    back: { url: "/profile?billing=returned", label: "Back to your profile", look: {} },
  };
}
