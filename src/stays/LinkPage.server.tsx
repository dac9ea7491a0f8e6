import type { ReactNode } from "react";
import { Logo } from "#ui/Logo.tsx";
import { PageTitle } from "#ui/PageTitle.tsx";

interface LinkPageProps {
  title: string;
  /** The path of the stylesheet, which is that of the cleaner's page. */
  style: string;
  children: ReactNode;
}

/** The page of a link in an email, without script and without a session. */
export function LinkPage({ title, style, children }: LinkPageProps) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageTitle>{title}</PageTitle>
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="same-origin" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={style} />
      </head>
      <body>
        <main className="turnovers">
          <Logo size={26} />
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
