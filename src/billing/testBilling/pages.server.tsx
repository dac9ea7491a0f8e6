import { Hono, type Context } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import { formatPrice, PLAN } from "#billing/plan.ts";
import { readSubscriptionState } from "#billing/store.server.ts";
import { statusOf, type SubscriptionState } from "#billing/subscriptionState.ts";
import { changeTestPlan, payTestCheckout, portalAction } from "#billing/testBilling/testBilling.server.ts";
import { accountOfPage, type Kind } from "#billing/testBilling/testPageStore.server.ts";
import { pathId, smallBody } from "#core/calls.server.ts";
import type { AppContext } from "#core/context.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import type { Product } from "#core/product.ts";
import { buttonLook } from "#ui/buttonLook.ts";
import { Card } from "#ui/Card.tsx";
import { Logo } from "#ui/Logo.tsx";
import { Notice } from "#ui/Notice.tsx";
import { ProductProvider } from "#ui/product.tsx";

const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
};
const day = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

interface TestPage {
  title: string;
  text: string;
  /** What is to be paid, and for how long. */
  price?: { amount: string; per: string };
  /** Buttons: what each sends, and its label. */
  actions?: Record<string, string>;
  back: { url: string; label: string };
}

/** Returns test billing's pages, none with other billing. In production logs that no host is charged. */
export function billingPages(context: AppContext, files: { url(source: string): string }) {
  const pages = new Hono<AppEnv>();
  const { billing, production } = context.config;
  if (billing !== "test") return pages;
  if (production)
    context.log.warn(
      "No Stripe keys are set: checkouts are tests, and no money moves. Set STRIPE_SECRET_KEY.",
    );
  const style = files.url("src/billing/testBilling/testBilling.css");
  const send = (c: Context<AppEnv>, page: TestPage, status: 200 | 404 = 200) =>
    c.html(
      `<!doctype html>${renderToStaticMarkup(draw(page, context.config.product, { style, production }))}`,
      status,
      HEADERS,
    );
  const gone = (c: Context<AppEnv>) => send(c, unknownPage, 404);
  const actionIn = async (c: Context<AppEnv>) => (await c.req.parseBody()).action;
  const open =
    (kind: Kind, answer: (c: Context<AppEnv>, accountId: string, id: string) => Promise<Response>) =>
    async (c: Context<AppEnv>) => {
      const id = pathId.parse(c.req.param("id"));
      const accountId = await accountOfPage(context.db, id, kind);
      return accountId ? answer(c, accountId, id) : gone(c);
    };

  const showCheckout = open("checkout", async (c) =>
    send(c, checkoutPage(context.config.product, c.req.query("declined") === "true")),
  );
  const pay = open("checkout", async (c, accountId, id) => {
    if ((await actionIn(c)) === "decline") return c.redirect(`/test-checkout/${id}?declined=true`, 303);
    await payTestCheckout(context, id, accountId);
    return c.redirect(`/?success=true&session_id=${id}`, 303);
  });
  const showPortal = open("portal", async (c, accountId) => {
    const state = await readSubscriptionState(context.db, accountId);
    return state ? send(c, portalPage(state, context.now())) : gone(c);
  });
  const changePlan = open("portal", async (c, accountId, id) => {
    const action = portalAction.safeParse(await actionIn(c));
    if (!action.success) return gone(c);
    await changeTestPlan(context, accountId, action.data);
    return c.redirect(`/test-billing/${id}`, 303);
  });
  return pages
    .post("/:page{test-checkout|test-billing}/*", smallBody)
    .get("/test-checkout/:id", showCheckout)
    .post("/test-checkout/:id", pay)
    .get("/test-billing/:id", showPortal)
    .post("/test-billing/:id", changePlan);
}

const unknownPage: TestPage = {
  title: "This checkout no longer exists",
  text: "Nothing was paid. Start again from your account.",
  back: { url: "/subscribe", label: "Start again" },
};

const checkoutPage = ({ name, price }: Product, isDeclined: boolean): TestPage => ({
  title: isDeclined ? "The card was declined." : "Checkout",
  text: isDeclined
    ? "Nothing was paid. Try again, or go back."
    : `${name} ${PLAN.name}, ${PLAN.title}, renews every year until it is cancelled.`,
  ...(!isDeclined && { price: { amount: formatPrice(price).priceWithCode, per: "a year" } }),
  actions: {
    pay: `Pay ${formatPrice(price).priceWithCode}`,
    decline: "Simulate a declined card",
  },
  back: { url: "/subscribe?cancelled=true", label: "Back to the plan" },
});

function portalPage(state: SubscriptionState, now: number): TestPage {
  const { status, renews, pastDue, periodEnd } = statusOf(state, now);
  const runs = status === "active";
  return {
    title: "Billing",
    text: `${runs ? (renews ? "Renews on" : "Ends on") : "Ended on"} ${day.format(periodEnd ?? now)}.`,
    actions: runs
      ? {
          ...(renews ? { cancel: "Cancel plan" } : { resume: "Resume plan" }),
          ...(pastDue ? { recover: "Let the payment succeed" } : { fail: "Let the next payment fail" }),
          refund: "Refund, and end the plan now",
        }
      : {},
    back: { url: "/profile?billing=returned", label: "Back to your profile" },
  };
}

/** Draws a page of test billing, without a script; each is labelled as a test. */
const draw = (
  { title, text, price, actions = {}, back }: TestPage,
  product: Product,
  { style, production }: { style: string; production: boolean },
) => (
  <html lang="en-AU">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} (test) | ${product.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href={style} />
    </head>
    <body>
      <main className="mx-auto flex max-w-lg flex-col gap-6 px-5 py-6 sm:py-12">
        <ProductProvider product={product}>
          <Logo className="self-center" />
        </ProductProvider>
        <Notice tone="warn" title="Test checkout: no money moves, and no card is asked for.">
          {production &&
            "This server takes no payments: it runs in production without Stripe keys. To be paid, its operator sets STRIPE_SECRET_KEY."}
        </Notice>
        <Card>
          <h1 className="text-3xl">{title}</h1>
          {price && (
            <p className="mt-4 text-4xl font-semibold tabular-nums">
              {price.amount} <span className="text-lg font-normal text-soft">{price.per}</span>
            </p>
          )}
          <p className="mt-2 text-soft">{text}</p>
          <form method="post" className="mt-6 flex flex-col gap-3">
            {Object.entries(actions).map(([action, label], at) => (
              <button
                key={action}
                name="action"
                value={action}
                className={buttonLook({ variant: at === 0 ? "primary" : "secondary" })}
              >
                {label}
              </button>
            ))}
            <a href={back.url} className={buttonLook({ variant: "quiet" })}>
              {back.label}
            </a>
          </form>
        </Card>
      </main>
    </body>
  </html>
);
