import { use, useEffect, useLayoutEffect } from "react";
import {
  createPath,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useLocation,
  useNavigate,
  useNavigation,
} from "react-router";
import { Button } from "#ui/Button.tsx";
import { prefetchLater } from "#ui/loadCode.ts";
import { Notice } from "#ui/Notice.tsx";
import { useStore } from "#core/externalStore.ts";
import {
  importScreen,
  missingScreens,
  screensOfHosts,
  tryScreensAgain,
  untilLoaded,
  waitForCode,
} from "#app/shell/screenCode.ts";

/**
 * Stands below the screen while the next one cannot be loaded: the host stays where they are, with what they typed.
 * Where a new version has replaced the code, the host goes on by loading the document of the next screen.
 */
export function MissingScreen() {
  useCodeOfScreens();
  const here = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const missing = useStore(missingScreens, missingScreens.get());
  const isReplaced = missing.some(({ error }) => error.isReplaced);

  const isLeaving = next !== undefined && next.pathname !== here.pathname;

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another press is another try
  useEffect(() => (isLeaving ? tryScreensAgain() : undefined), [isLeaving, next?.key]);
  useEffect(() => {
    if (isReplaced && next) window.location.assign(createPath(next));
  }, [isReplaced, next]);

  const stay = () => void navigate(here, { replace: true, state: here.state, preventScrollReset: true });

  if (!isLeaving || isReplaced || missing.length === 0) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:left-64">
      <Notice
        tone="error"
        title={navigator.onLine ? "We could not be reached" : "You are offline"}
        className="mx-auto max-w-xl bg-card! shadow-soft"
        action={
          <>
            <Button size="small" onClick={tryScreensAgain}>
              Try again
            </Button>
            <Button size="small" variant="secondary" onClick={stay}>
              Stay here
            </Button>
          </>
        }
      >
        The next page could not be loaded. What you typed is still here.
      </Notice>
    </div>
  );
}

/** Before a press can lead anywhere: React Router has made its table of routes by then. */
function useCodeOfScreens(): void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const manifest = use(UNSAFE_FrameworkContext)?.manifest;
  useLayoutEffect(() => {
    if (!router || !manifest) return;
    waitForCode(router.routes, (id) => untilLoaded(() => importScreen(manifest, id)));
    prefetchLater(...screensOfHosts(manifest).map((id) => () => importScreen(manifest, id)));
  }, [router, manifest]);
}
