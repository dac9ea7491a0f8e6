import { PRODUCT } from "#core/product.ts";
import { buttonLook, type ButtonLook } from "#ui/buttonLook.ts";
import { Card } from "#ui/Card.tsx";
import { Logo } from "#ui/Logo.tsx";
import { Notice } from "#ui/Notice.tsx";

export interface TestPageProps {
  title: string;
  text?: string;
  lines?: [name: string, value: string][];
  isDeclined?: boolean;
  /** Buttons that send the action. */
  actions?: { action: string; label: string; look?: ButtonLook }[];
  back: { url: string; label: string; look: ButtonLook };
}

interface Frame {
  /** The URL of the stylesheet. */
  style: string;
  production: boolean;
}

/** A page of test billing; each is labelled as a test. */
export function TestPage({
  title,
  text,
  lines,
  isDeclined,
  actions,
  back,
  style,
  production,
}: TestPageProps & Frame) {
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
            {text && <p className="mt-2 text-soft">{text}</p>}
            {lines && (
              <dl className="mt-5 divide-y divide-line border-y border-line">
                {lines.map(([name, value]) => (
                  <div key={name} className="flex flex-wrap justify-between gap-x-6 py-3">
                    <dt className="text-soft">{name}</dt>
                    <dd className="font-semibold">{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {isDeclined && (
              <Notice tone="error" title="The card was declined." className="mt-5">
                Nothing was paid. Try again, or go back.
              </Notice>
            )}
            <form method="post" className="mt-6 flex flex-col gap-3">
              {actions?.map(({ action, label, look = { variant: "secondary" } }) => (
                <button key={action} name="action" value={action} className={buttonLook(look)}>
                  {label}
                </button>
              ))}
              <a href={back.url} className={buttonLook(back.look)}>
                {back.label}
              </a>
            </form>
          </Card>
        </main>
      </body>
    </html>
  );
}
