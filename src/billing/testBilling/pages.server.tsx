import { Hono, type Context } from "hono";
import { CheckoutPage, GonePage } from "#billing/testBilling/CheckoutPage.server.tsx";
import { payTestCheckout } from "#billing/testBilling/checkout.server.ts";
import { actInTestPortal, portalAction, readTestPortal } from "#billing/testBilling/portal.server.ts";
import { PortalPage } from "#billing/testBilling/PortalPage.server.tsx";
import { readTestPage } from "#billing/testBilling/store.server.ts";
import { draw } from "#billing/testBilling/TestBillingPage.server.tsx";
import { pathId, smallBody } from "#core/calls.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface Files {
  url(source: string): string;
}

/**
 * Returns the pages of test billing; none with any other billing. Access is by URL, which is as hard to guess as a
 * session. In production logs that no host is charged.
 */
export function billingPages(context: AppContext, files: Files) {
  const pages = new Hono<AppEnv>();
  const { billing, production } = context.config;
  if (billing !== "test") return pages;
  if (production) {
    context.log.warn(
      "No Stripe keys are set: checkouts are tests, and no money moves. Set STRIPE_SECRET_KEY.",
    );
  }
  const frame = () => ({ style: files.url("src/billing/testBilling/testBilling.css"), production });
  const sendPage = (c: Context<AppEnv>, page: string, status: 200 | 404 = 200) =>
    c.html(page, status, { "Content-Security-Policy": POLICY, "Cache-Control": "no-store" });
  const idIn = (c: Context<AppEnv>) => pathId.parse(c.req.param("id"));
  const gone = (c: Context<AppEnv>) => sendPage(c, draw(<GonePage {...frame()} />), 404);

  return pages
    .post("/:till{test-checkout|test-billing}/*", smallBody)
    .get("/test-checkout/:id", async (c) => {
      if (!(await readTestPage(context.db, idIn(c), "checkout"))) return gone(c);
      return sendPage(c, draw(<CheckoutPage {...frame()} declined={c.req.query("declined") === "true"} />));
    })
    .post("/test-checkout/:id", async (c) => {
      const id = idIn(c);
      const { action } = await c.req.parseBody();
      if (action === "decline") return c.redirect(`/test-checkout/${id}?declined=true`, 303);
      if (!(await payTestCheckout(context, id))) return gone(c);
      return c.redirect(`/?success=true&session_id=${id}`, 303);
    })
    .get("/test-billing/:id", async (c) => {
      const subscriptionState = await readTestPortal(context, idIn(c));
      if (!subscriptionState) return gone(c);
      return sendPage(
        c,
        draw(<PortalPage {...frame()} subscriptionState={subscriptionState} now={context.now()} />),
      );
    })
    .post("/test-billing/:id", async (c) => {
      const id = idIn(c);
      const action = portalAction.safeParse((await c.req.parseBody()).action);
      if (!action.success || !(await actInTestPortal(context, id, action.data))) return gone(c);
      return c.redirect(`/test-billing/${id}`, 303);
    });
}
