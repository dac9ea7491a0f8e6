import { lazy } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { SomethingWentWrong } from "#shell/SomethingWentWrong.tsx";

// Apart from the root: with them come a landscape, dialogs, forms and guidebooks, which nobody else needs.
const NotFoundScreen = lazy(() => import("#shell/NotFoundScreen.tsx"));
const SubscribeFallback = lazy(() => import("#shell/SubscribeFallback.tsx"));

/** Draws what the gate decided, a missing page, or a surprise. */
export function ErrorScreen() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <SomethingWentWrong />;
  if (error.status === 404) return <NotFoundScreen />;
  if (isSubscribe(error.data)) return <SubscribeFallback />;
  return <SomethingWentWrong />;
}

function isSubscribe(thrown: unknown): boolean {
  return typeof thrown === "object" && thrown !== null && "screen" in thrown && thrown.screen === "subscribe";
}
