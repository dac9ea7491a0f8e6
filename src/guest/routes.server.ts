import { Hono, type Context } from "hono";
import { countRequest } from "#analytics/countRequest.server.ts";
import { admit, admitToDrawing } from "#guest/admission.server.ts";
import { drawDemoPicture } from "#guest/demo/pictures/pictures.server.ts";
import { filesOf, type Assets } from "#guest/files.server.ts";
import { findGuestGuidebook } from "#guest/guest.server.ts";
import type { GuestGuidebook } from "#guest/guidebook.ts";
import { sendNotFound } from "#guest/notices.server.ts";
import { headersOfFile } from "#guest/pageHeaders.server.ts";
import type { KeptPage } from "#guest/pageMemory.server.ts";
import { guestAddress, openPage, pageKinds, type PageKind } from "#guest/pages.server.ts";
import { drawPreview } from "#guest/previewPicture.server.ts";
import { drawQrPng, drawQrSvg } from "#guest/qrFile.server.ts";
import { encodingOf, formFor } from "#platform/encoding.ts";
import type { HouseEnv } from "#platform/http.server.ts";

/** Everything that guests read: pages, QR codes as files, pictures of the demo, the worker that saves pages. */
export function guestPages(assets: Assets) {
  const pages = new Hono<HouseEnv>();

  pages.use("/:kind{view|print|qr}/*", admit(assets));
  for (const kind of pageKinds) {
    if (kind === "qr") {
      pages.get("/qr/:file{[^/]+\\.png}", admitToDrawing(assets), (c) =>
        sendFile(c, kind, assets, "image/png", png),
      );
      pages.get("/qr/:file{[^/]+\\.svg}", (c) => sendFile(c, kind, assets, "image/svg+xml", svg));
    }
    pages.get(`/${kind}/:key`, async (c) => {
      const request = { kind, key: c.req.param("key"), origin: c.get("origin") };
      const files = await filesOf(assets, kind === "view" ? "guest" : "paper");
      const page = await openPage(c.get("platform"), files, request);
      return page ? sendPage(c, page) : sendNotFound(c, assets, kind);
    });
  }
  pages.get("/view/:key/picture.png", admitToDrawing(assets), (c) =>
    sendFile(c, "view", assets, "image/png", drawPreview),
  );

  pages.get("/demo/:file", (c) => {
    const drawing = drawDemoPicture(c.req.param("file"));
    if (!drawing) return c.notFound();
    return c.body(drawing, 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=86400",
    });
  });

  // The worker has to be at the root to look after /view/; what it is comes from the build.
  pages.get("/guest-sw.js", (c) =>
    c.body(`importScripts(${JSON.stringify(assets.url("src/guest/serviceWorker.ts"))});\n`, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
    }),
  );
  return pages;
}

function sendPage(c: Context<HouseEnv>, page: KeptPage) {
  const { headers, etag } = page;
  if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
  const form = formFor(c.req.header("accept-encoding"));
  const encoding = encodingOf[form];
  return c.body(page[form], 200, { ...headers, ...(encoding && { "Content-Encoding": encoding }) });
}

type DrawFile = (guidebook: GuestGuidebook, origin: string) => Promise<Buffer<ArrayBuffer>> | string;

const png: DrawFile = ({ key }, origin) => drawQrPng(guestAddress(key, origin));
const svg: DrawFile = ({ key }, origin) => drawQrSvg(guestAddress(key, origin));

async function sendFile(c: Context<HouseEnv>, kind: PageKind, assets: Assets, type: string, draw: DrawFile) {
  const key = c.req.param("key") ?? c.req.param("file")?.replace(/\.\w+$/, "") ?? "";
  const guidebook = await findGuestGuidebook(c.get("platform"), key);
  if (!guidebook) return sendNotFound(c, assets, kind);
  const file = await draw(guidebook, c.get("origin"));
  if (kind === "qr") await countRequest(c, "qr_downloaded", { format: draw === png ? "png" : "svg" });
  return c.body(file, 200, headersOfFile(type));
}
