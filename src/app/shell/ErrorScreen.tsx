import { isRouteErrorResponse, useRouteError } from "react-router";
import { CatchMissingCode, deferred } from "#ui/deferred.tsx";
import { SomethingWentWrong } from "#app/shell/SomethingWentWrong.tsx";

// Apart from the root: with them come a landscape, dialogs, forms and guidebooks, which no other screen needs at once.
const NotFoundScreen = deferred(() => import("#app/shell/NotFoundScreen.tsx"));
const SubscribeFallback = deferred(() => import("#app/shell/SubscribeFallback.tsx"));

/** Draws what the gate decided, a missing page, or a surprise. */
export function ErrorScreen() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <SomethingWentWrong />;
  if (error.status !== 404 && !isSubscribe(error.data)) return <SomethingWentWrong />;
  return (
    <CatchMissingCode>{error.status === 404 ? <NotFoundScreen /> : <SubscribeFallback />}</CatchMissingCode>
  );
}

function isSubscribe(thrown: unknown): boolean {
  return typeof thrown === "object" && thrown !== null && "screen" in thrown && thrown.screen === "subscribe";
}
