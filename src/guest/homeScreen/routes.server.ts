import { Hono } from "hono";
import { admit, admitToDrawing } from "#guest/readLimit.server.ts";
import type { Assets } from "#guest/files.server.ts";
import { readGuestGuidebookOrDemo } from "#guest/pages/find.server.ts";
import { drawIcon, iconLooks } from "#guest/homeScreen/icon.server.ts";
import { manifestOf } from "#guest/homeScreen/manifest.ts";
import { sendNotFound } from "#guest/notices.server.ts";
import { headersOfFile } from "#guest/pageHeaders.server.ts";
import { wantedLanguage } from "#guest/wantedLanguage.server.ts";
import type { AppEnv } from "#core/http.server.ts";

/** Returns what a phone asks for that puts a guidebook on its home screen (Guest page 12). */
export function propertyScreenFiles(assets: Assets) {
  const files = new Hono<AppEnv>();
  files.get("/view/:key/app.webmanifest", admit(assets), async (c) => {
    const guidebook = await readGuestGuidebookOrDemo(c.get("context"), c.req.param("key"));
    if (!guidebook) return sendNotFound(c, assets, "view");
    const wanted = wantedLanguage(c);
    const manifest = manifestOf(guidebook, wanted === "own" ? guidebook.language : wanted);
    const headers = headersOfFile("application/manifest+json; charset=utf-8");
    return c.body(JSON.stringify(manifest), 200, headers);
  });
  files.get("/view/:key/:icon{icon-[a-z0-9]+\\.png}", admit(assets), admitToDrawing(assets), async (c) => {
    const look = iconLooks[c.req.param("icon").replace(".png", "")];
    const guidebook = look && (await readGuestGuidebookOrDemo(c.get("context"), c.req.param("key")));
    if (!guidebook) return sendNotFound(c, assets, "view");
    return c.body(await drawIcon(c.get("context"), guidebook, look), 200, headersOfFile("image/png"));
  });
  return files;
}
