import type { DataRouteObject, UNSAFE_AssetsManifest } from "react-router";
import { loadCode, type MissingCode } from "#ui/loadCode.ts";
import { createStore } from "#core/externalStore.ts";
import { FRAME_FILE, hostScreens } from "#core/screens.ts";

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

/**
 * Returns the ids of the frame and of the screens that a host may go to next. The build gives a route the name of its file
 * without the ending as id.
 */
export function screensOfHosts({ routes }: { routes: Record<string, unknown> }): string[] {
  const files = hostScreens.flatMap(({ file }) => file ?? []);
  return Object.keys(routes).filter((id) => [FRAME_FILE, ...files].some((file) => file.startsWith(`${id}.`)));
}
