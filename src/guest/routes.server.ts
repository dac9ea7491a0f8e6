import { Hono, type Context } from "hono";
import {
  admit,
  admitToDrawing,
  refuseExhausted,
  sendTooMany,
  consumeReadLimit,
} from "#guest/readLimit.server.ts";
import { findDemoPicture } from "#guest/demo/pictures.server.ts";
import type { Assets } from "#guest/files.server.ts";
import { propertyScreenFiles } from "#guest/homeScreen/routes.server.ts";
import { ORIGINAL } from "#guest/links.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { sendNotFound } from "#guest/notices.server.ts";
import { headersOfFile } from "#guest/pageHeaders.server.ts";
import { readGuestGuidebookOrDemo, kindOfPath, pageKinds, type PageKind } from "#guest/pages/find.server.ts";
import { guestUrl } from "#guest/pages/render.server.ts";
import { openRequestedPage, sendPage } from "#guest/pages/serve.server.ts";
import { drawPreview } from "#guest/previewPicture.server.ts";
import { searchPages } from "#guest/search/routes.server.ts";
import { shortLinkPages } from "#guest/shortLinkRoutes.server.ts";
import { stayPages } from "#guest/stay/routes.server.ts";
import { chooseLanguage, printLocale, wantedLanguage } from "#guest/wantedLanguage.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { countRequest } from "#analytics/analytics.server.ts";
import { sendServiceWorker } from "#core/serviceWorkerShim.server.ts";
import sharp from "sharp";
import { qrSvg } from "#core/qr.ts";

/** Returns all routes that guests read: pages, QR codes as files, pictures of the demo, the worker that saves pages. */
export function guestPages(assets: Assets) {
  const pages = new Hono<AppEnv>();

  pages.get("*", async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = canonicalPath(pathname);
    return path ? c.redirect(path + search, 308) : next();
  });
  pages.use("/:kind{view|print|qr}/*", refuseExhausted(assets));
  pages.get("/qr/:file{[^/]+\\.png}", admit(assets), admitToDrawing(assets), (c) =>
    sendFile(c, "qr", assets, "image/png", png),
  );
  pages.get("/qr/:file{[^/]+\\.svg}", admit(assets), (c) => sendFile(c, "qr", assets, "image/svg+xml", svg));
  pages.get("/view/:key/*", chooseLanguage);
  pages.route("/", stayPages(assets));
  pages.route("/", searchPages(assets));
  pages.route("/", shortLinkPages(assets));
  pages.route("/", propertyScreenFiles(assets));
  for (const kind of pageKinds) {
    pages.get(`/${kind}/:key`, async (c) => {
      const key = c.req.param("key");
      const language = kind === "view" ? wantedLanguage(c) : printLocale(c.req.query("lang"));
      const isOriginal = kind === "view" && c.req.query(ORIGINAL) !== undefined;
      const request = { kind, key, language, isOriginal, origin: c.get("origin") };
      const opened = await openRequestedPage(c, assets, request);
      if (!opened.ok) return sendTooMany(c, assets, opened.refusal);
      return opened.value ? sendPage(c, opened.value) : sendNotFound(c, assets, kind, key);
    });
  }
  pages.get("/view/:key/picture.png", admit(assets), admitToDrawing(assets), (c) =>
    sendFile(c, "view", assets, "image/png", drawPreview),
  );

  pages.get("/demo/:file", (c) => {
    const drawing = findDemoPicture(c.req.param("file"));
    if (!drawing) return c.notFound();
    return c.body(drawing, 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=86400",
    });
  });

  pages.get("/guest-sw.js", (c) => sendServiceWorker(c, assets.url("src/guest/serviceWorker.ts")));
  // Nothing below these is a screen's: a guest whose link is mistyped stays among guests' pages.
  pages.get("*", async (c, next) => {
    const kind = kindOfPath(c.req.path);
    if (!kind) return next();
    const taken = await consumeReadLimit(c);
    return taken.ok ? sendNotFound(c, assets, kind) : sendTooMany(c, assets, taken.refusal);
  });
  return pages;
}

type DrawFile = (guidebook: GuestGuidebook, origin: string) => Promise<Buffer<ArrayBuffer>> | string;

const png: DrawFile = ({ key }, origin) => drawQrPng(guestUrl(key, origin));
const svg: DrawFile = ({ key }, origin) => drawQrSvg(guestUrl(key, origin));

async function sendFile(c: Context<AppEnv>, kind: PageKind, assets: Assets, type: string, draw: DrawFile) {
  const key = c.req.param("key") ?? c.req.param("file")?.replace(/\.\w+$/, "") ?? "";
  const guidebook = await readGuestGuidebookOrDemo(c.get("context"), key);
  if (!guidebook) return sendNotFound(c, assets, kind);
  const file = await draw(guidebook, c.get("origin"));
  if (kind === "qr") await countRequest(c, "qr_downloaded", { format: draw === png ? "png" : "svg" });
  return c.body(file, 200, headersOfFile(type));
}

const GUEST_PATH = /^\/(view|print|qr)\/([^/]+)\/*$/i;

/**
 * Returns the canonical path of a guest page that was typed with a slash at its end or in capitals; null for a path
 * that is canonical or no guest page's. A slug has a hyphen and no capitals; a token has no hyphen, and its capitals
 * count.
 */
function canonicalPath(path: string): string | null {
  const [, kind = "", key = ""] = GUEST_PATH.exec(path) ?? [];
  if (!key) return null;
  const canonical = `/${kind.toLowerCase()}/${key.includes("-") ? key.toLowerCase() : key}`;
  return canonical === path ? null : canonical;
}

/** Pixels: large enough for a poster, with the quiet zone of four modules that ISO/IEC 18004 requires on paper. */
const SIZE = 1024;
const MARGIN = 4;

/** Draws the QR code of a URL as an SVG, to print on a card or a mug. */
function drawQrSvg(url: string): string {
  return qrSvg(url, { size: SIZE, margin: MARGIN });
}

async function drawQrPng(url: string): Promise<Buffer<ArrayBuffer>> {
  // No smoothing: a module is black or white.
  const drawn = await sharp(Buffer.from(drawQrSvg(url)))
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return Buffer.from(drawn);
}
