import { Hono } from "hono";
import { admit } from "#guest/readLimit.server.ts";
import { filesFor, type Assets } from "#guest/files.server.ts";
import { sendNotFound } from "#guest/notices.server.ts";
import { drawPage, translatedInto } from "#guest/pages/render.server.ts";
import { wantedLanguage } from "#guest/wantedLanguage.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { readGuestGuidebookAfterStay } from "#stays/guestGuidebook.server.ts";

/** The page of a stay as it is once the stay is over: a phone saves it now, and shows it when the secrets have ended. */
export function maskedPages(assets: Assets) {
  const pages = new Hono<AppEnv>();
  pages.get("/view/:key/masked", admit(assets), async (c) => {
    const request = { kind: "view", origin: c.get("origin"), language: wantedLanguage(c) } as const;
    const guidebook = await readGuestGuidebookAfterStay(
      c.get("context"),
      c.req.param("key"),
      translatedInto(request),
    );
    if (!guidebook) return sendNotFound(c, assets, "view");
    const files = await filesFor(assets, "view", guidebook);
    const { html, headers } = await drawPage(guidebook, files, request);
    return c.body(html, 200, headers);
  });
  return pages;
}
