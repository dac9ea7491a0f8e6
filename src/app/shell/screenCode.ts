import type { DataRouteObject, UNSAFE_AssetsManifest } from "react-router";
import { loadCode, type MissingCode } from "#ui/loadCode.ts";
import { createStore } from "#core/externalStore.ts";
import { screens } from "#core/screens.ts";

const FRAME = "shell/AppLayout";

interface MissingScreen {
  error: MissingCode;
  tryAgain: () => void;
}

const none: readonly MissingScreen[] = [];

/** The code of screens that was asked for and did not come. */
export const missingScreens = createStore(none);

/** Tries to load what did not come. */
export function tryScreensAgain(): void {
  const missing = missingScreens.get();
  missingScreens.set(none);
  for (const { tryAgain } of missing) tryAgain();
}

/** Imports code. Where it does not come, the promise is pending until a later try has brought it. */
export function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  return new Promise((resolve) => {
    const tryAgain = () =>
      void loadCode(load).then(resolve, (error: MissingCode) =>
        missingScreens.set([...missingScreens.get(), { error, tryAgain }]),
      );
    tryAgain();
  });
}

/**
 * Has each route wait for its code before React Router imports it: where that fails, React Router loads the document
 * again, which without a network is the browser's own error page.
 */
export function waitForCode(routes: readonly DataRouteObject[], codeOf: (id: string) => Promise<unknown>) {
  for (const { id, lazy, children } of routes) {
    if (typeof lazy === "object")
      for (const [property, load] of Object.entries(lazy))
        if (load) Object.assign(lazy, { [property]: () => codeOf(id).then(load) });
    if (children) waitForCode(children, codeOf);
  }
}

/** Imports the code of a route, as the manifest of the build has it. */
export function importScreen(manifest: UNSAFE_AssetsManifest, id: string): Promise<unknown> {
  const { module = "", clientLoaderModule } = manifest.routes[id] ?? {};
  const files = clientLoaderModule ? [module, clientLoaderModule] : [module];
  return Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
}

/** Returns the ids of the routes that a host in the frame may go to next. */
export function screensOfHosts({ routes }: UNSAFE_AssetsManifest): string[] {
  const frames = screens.filter(({ path, framed }) => framed || path === "/");
  return Object.keys(routes).filter(
    (id) => id === FRAME || frames.some(({ file }) => file?.startsWith(`${id}.`)),
  );
}
