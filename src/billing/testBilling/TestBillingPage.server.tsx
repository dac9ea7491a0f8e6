import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PRODUCT } from "#core/site.ts";
import { Card } from "#ui/Card.tsx";
import { Logo } from "#ui/Logo.tsx";
import { Notice } from "#ui/Notice.tsx";

interface TestBillingPageProps {
  title: string;
  /** The URL of the stylesheet. */
  style: string;
  production: boolean;
  children: ReactNode;
}

/** The frame of test billing's pages, each of which is labelled as a test. */
export function TestBillingPage({ title, style, production, children }: TestBillingPageProps) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} (test) | ${PRODUCT.name}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={style} />
      </head>
      <body>
        <p className="bg-lamp px-5 py-2.5 text-center font-semibold text-on-lamp">
          Test checkout: no money moves, and no card is asked for.
        </p>
        <main className="mx-auto flex max-w-lg flex-col gap-6 px-5 py-8 sm:py-12">
          <Logo />
          {production && (
            <Notice tone="warn" title="This server takes no payments">
              It runs in production without Stripe keys, so nobody is charged and every checkout is a test. To
              be paid, its operator sets STRIPE_SECRET_KEY.
            </Notice>
          )}
          <Card>
            <h1 className="text-3xl">{title}</h1>
            {children}
          </Card>
        </main>
      </body>
    </html>
  );
}

/** Renders the page as HTML without script. */
export const draw = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}`;
