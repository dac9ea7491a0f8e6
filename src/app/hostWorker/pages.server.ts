import { Hono, type Context } from "hono";
import type { AppEnv } from "#core/http.server.ts";
import { sendServiceWorker } from "#core/serviceWorkerShim.server.ts";
import type { Product } from "#core/product.ts";
import { lightColors } from "#core/colors.ts";
import { hostScreens } from "#core/screens.ts";
import { SCREEN_OWNER_HEADER } from "#core/screenOwner.ts";
import { CODES_MS, offlinePageOf } from "#app/hostWorker/offlinePage.server.ts";
import type { HostWorkerSettings } from "#app/hostWorker/serviceWorker.ts";

/** When the server confirmed the session of a stored week, epoch milliseconds. */
export const CONFIRMED_AT_HEADER = "week-confirmed-at";

interface Files {
  url(source: string): string;
}

export function hostWorkerPages(files: Files) {
  const pages = new Hono<AppEnv>();
  const productOf = (c: Context<AppEnv>) => c.get("context").config.product;

  pages.get("/host-sw.js", (c) =>
    sendServiceWorker(c, files.url("src/app/hostWorker/serviceWorker.ts"), settingsOf(productOf(c))),
  );

  // An iPhone delivers messages only to an app on its home screen, which needs this manifest.
  pages.get("/host.webmanifest", (c) =>
    c.body(JSON.stringify(manifestOf(productOf(c))), 200, {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    }),
  );
  return pages;
}

const settingsOf = (product: Product): HostWorkerSettings => ({
  screenPatterns: hostScreens.map(({ path }) => `^${path.replaceAll(/:\w+/g, "[^/]+")}$`),
  offlinePage: offlinePageOf(product),
  week: {
    screen: "/stays",
    call: "/api/stays/week",
    confirmedAtHeader: CONFIRMED_AT_HEADER,
    ownerHeader: SCREEN_OWNER_HEADER,
    codesMs: CODES_MS,
  },
});

const manifestOf = ({ name }: Product) => ({
  name,
  short_name: name,
  id: "/stays",
  start_url: "/stays",
  scope: "/",
  display: "standalone",
  background_color: lightColors.paper,
  theme_color: lightColors.night,
  icons: [{ src: "/icon-512.png", sizes: "512x512", type: "image/png" }],
});
