import "#core/zodWithoutEval.client.ts"; // first: it has to come before every schema
import type { ReactNode } from "react";
import {
  data,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  type MiddlewareFunction,
} from "react-router";
import { Analytics } from "#analytics/Analytics.tsx";
import { ConsentBanner } from "#analytics/ConsentBanner.tsx";
import { userQuery } from "#accounts/session.ts";
import { unloadAnalytics } from "#analytics/unloadAnalytics.ts";
import { GoogleOffer } from "#analytics/consentOffer.tsx";
import { PRODUCT_META } from "#core/product.ts";
import { BackCloses } from "#ui/backCloses.ts";
import { useProduct } from "#ui/product.tsx";
import { OtherSession } from "#ui/OtherSession.tsx";
import { SavingPaused } from "#ui/SavingPaused.tsx";
import { Toaster } from "#ui/Toaster.tsx";
import "#ui/screens.css";
import { useNeedsHydration } from "#app/shell/needsHydration.ts";
import { EarlyClickCapture } from "#app/shell/EarlyClickCapture.tsx";
import { decide } from "#app/shell/gate.ts";
import { FirstAnswers } from "#app/shell/FirstAnswers.tsx";
import { MissingScreen } from "#app/shell/MissingScreen.tsx";
import { PaymentReturn } from "#app/shell/PaymentReturn.tsx";
import { ScreenFocus } from "#app/shell/ScreenFocus.tsx";
import { SessionBlock } from "#app/shell/SessionBlock.tsx";
import { fetchSessionState, productContext, queryClientContext } from "#app/shell/session.ts";
import { darkColors, lightColors } from "#core/colors.ts";
import { siteContext } from "#site/site.ts";

export { ErrorScreen as ErrorBoundary } from "#app/shell/ErrorScreen.tsx";

/** Decides before a screen is drawn; what is thrown here, the error boundary above draws (Screens 1). */
const gate: MiddlewareFunction = async ({ url, context }, next) => {
  const client = context.get(queryClientContext);
  const state = await fetchSessionState(client);
  const isOperator = client.getQueryData(userQuery.queryKey)?.isOperator;
  const decision = decide(state, url.pathname, context.get(productContext), isOperator);
  if (decision === "to-dashboard") throw redirect("/dashboard");
  if (decision === "to-sign-in") throw redirect("/login");
  if (decision === "not-found") {
    // Only the server knows its URL. In the browser React is there, and counts the page.
    const script = import.meta.env.SSR ? context.get(siteContext).frame.script : undefined;
    throw data({ screen: "not-found", script }, { status: 404 });
  }
  if (decision === "subscribe") throw data({ screen: "subscribe" }, { status: 200 });
  return next();
};

export const middleware = [gate as MiddlewareFunction<Response>]; // it only passes on what next() answers
export const clientMiddleware = [unloadAnalytics, gate];

export function Layout({ children }: { children: ReactNode }) {
  const product = useProduct();
  const bringsReact = useNeedsHydration();
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={lightColors.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={darkColors.paper} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name={PRODUCT_META} content={JSON.stringify(product)} />
        <GoogleOffer />
        <Meta />
        <Links />
        {bringsReact && <EarlyClickCapture />}
      </head>
      <body>
        <Analytics />
        {children}
        <ConsentBanner />
        <Toaster />
        <SavingPaused />
        <OtherSession />
        <PaymentReturn />
        {bringsReact && (
          <>
            <BackCloses />
            <MissingScreen />
            <ScreenFocus />
            <ScrollRestoration />
            <SessionBlock />
            <FirstAnswers />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
