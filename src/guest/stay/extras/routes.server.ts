import { Hono, type Context } from "hono";
import { smallForm } from "#core/calls.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import type { Refusal } from "#core/refusal.ts";
import { filesFor, type Assets } from "#guest/files.server.ts";
import { sendNotFound } from "#guest/notices.server.ts";
import { readGuestGuidebookOrDemo } from "#guest/pages/find.server.ts";
import { drawPage, translatedInto } from "#guest/pages/render.server.ts";
import { admit } from "#guest/readLimit.server.ts";
import { wantedLanguage } from "#guest/wantedLanguage.server.ts";
import { askExtra } from "#stays/extras/askExtra.server.ts";
import type { GuestExtras } from "#stays/extras/guestExtras.ts";
import { extraWish } from "#stays/extras/contract.ts";

/** What the guest of a stay asks its host for. Other links get the not-found answer. */
export function extraPages(assets: Assets) {
  const pages = new Hono<AppEnv>();
  // Where the browser goes by itself after a refusal, as after a choice of the language.
  pages.get("/view/:key/extras", (c) => backTo(c, c.req.param("key")));
  pages.post("/view/:key/extras", smallForm, admit(assets), async (c) => {
    const context = c.get("context");
    const key = c.req.param("key");
    const guidebook = await readGuestGuidebookOrDemo(context, key);
    if (!guidebook?.stay) return sendNotFound(c, assets, "view", key);
    const wish = extraWish.parse(await c.req.parseBody());
    const { extras } = guidebook;
    const requested = await askExtra(context, { token: key, extras, wish, origin: c.get("origin") });
    return requested.ok ? backTo(c, key) : sendRefusal(c, assets, key, requested.refusal);
  });
  return pages;
}

const backTo = (c: Context<AppEnv>, key: string) =>
  c.redirect(`/view/${encodeURIComponent(key)}#extras`, 303);

/** Sends the stay's page with the reason in its place. */
async function sendRefusal(c: Context<AppEnv>, assets: Assets, key: string, { code, retryAfter }: Refusal) {
  const context = c.get("context");
  const request = { kind: "view", origin: c.get("origin"), language: wantedLanguage(c) } as const;
  const guidebook = await readGuestGuidebookOrDemo(context, key, translatedInto(request));
  if (!guidebook?.stay) return sendNotFound(c, assets, "view", key);
  const isTooMany = code === "too_many";
  const problem = isTooMany ? "tooMany" : "notPossible";
  const extras: GuestExtras = { offers: [], requests: [], ...guidebook.extras, problem };
  const refused = { ...guidebook, extras };
  const files = await filesFor(assets, "view", refused);
  const { html, headers } = await drawPage(refused, files, request, context.config.product.name);
  if (retryAfter) c.header("Retry-After", String(retryAfter));
  return c.body(html, isTooMany ? 429 : 409, { ...headers, "Cache-Control": "no-store" });
}
