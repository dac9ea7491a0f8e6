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
  const { screen, script } = readThrown(error.data);
  if (error.status !== 404 && screen !== "subscribe") return <SomethingWentWrong />;
  return (
    <CatchMissingCode>
      {error.status === 404 ? <NotFoundScreen script={script} /> : <SubscribeFallback />}
    </CatchMissingCode>
  );
}

/** Returns what the gate threw; React Router itself throws texts. */
function readThrown(thrown: unknown): { screen?: unknown; script?: string } {
  if (typeof thrown !== "object" || thrown === null) return {};
  const { screen, script } = { screen: undefined, script: undefined, ...thrown };
  return typeof script === "string" ? { screen, script } : { screen };
}
