import { Hono, type Context } from "hono";
import { pathId, smallForm } from "#core/calls.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { sendPhoto } from "#media/privatePhotos/privatePhotos.server.ts";
import { drawContactNotice, drawContactPage } from "#stays/problems/ContactPage.server.tsx";
import { contactPagesPerIp } from "#stays/problems/limits.ts";
import { problemOfContact, readByContact } from "#stays/problems/problems.server.ts";

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const tokenIn = (c: Context<AppEnv>) => pathId.parse(c.req.param("token"));

interface Files {
  url(source: string): string;
}

/**
 * Returns the pages of named contacts, who have no account but the link of their email. Opening one marks nothing: mail
 * servers open links too. The button does.
 */
export function contactPages(files: Files) {
  const pages = new Hono<AppEnv>();
  const drawingFor = (c: Context<AppEnv>) => ({
    product: c.get("context").config.product,
    style: files.url("src/stays/turnovers/turnovers.css"),
  });

  pages.use("/problems/*", async (c, next) => {
    c.header("Cache-Control", "no-store");
    c.header("X-Robots-Tag", "noindex, nofollow");
    c.header("Referrer-Policy", "same-origin");
    c.header("Content-Security-Policy", POLICY);
    const taken = await c.get("context").limits.consume(contactPagesPerIp, c.get("ip"));
    if (taken.ok) return next();
    c.header("Retry-After", String(taken.refusal.retryAfter ?? 60));
    return c.html(drawContactNotice("One moment", taken.refusal.message, drawingFor(c)), 429);
  });
  pages.get("/problems/:token", async (c) => {
    const found = await problemOfContact(c.get("context"), tokenIn(c));
    if (!found) return sendGone(c);
    return c.html(drawContactPage({ problem: found.row, photos: found.photos }, drawingFor(c)));
  });
  pages.get("/problems/:token/photos/:n", async (c) => {
    const found = await problemOfContact(c.get("context"), tokenIn(c));
    return sendPhoto(c, found?.photos[Number(c.req.param("n")) - 1]);
  });
  pages.post("/problems/:token/read", smallForm, async (c) => {
    const token = tokenIn(c);
    const isThere = await readByContact(c.get("context"), token);
    return isThere ? c.redirect(`/problems/${encodeURIComponent(token)}`, 303) : sendGone(c);
  });
  return pages;

  function sendGone(c: Context<AppEnv>) {
    const text = "This link has ended. Ask the host if you need to know more.";
    return c.html(drawContactNotice("Nothing here", text, drawingFor(c)), 404);
  }
}
