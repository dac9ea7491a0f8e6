import { Hono, type Context } from "hono";
import { z } from "zod";
import { smallForm } from "#core/calls.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { sendServiceWorker } from "#core/serviceWorkerShim.server.ts";
import type { LimitRule } from "#core/limitRule.ts";
import { turnoverCalendar } from "#stays/turnovers/ical.ts";
import { readyPresses, turnoverReads } from "#stays/turnovers/limits.ts";
import { drawTurnoverNotice, drawTurnovers, rowId } from "#stays/turnovers/TurnoversPage.server.tsx";
import { changeReady, readSheet } from "#stays/turnovers/turnovers.server.ts";

const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const form = z.object({ guidebook: z.string(), day: z.string(), undo: z.string().optional() });

interface Files {
  url(source: string): string;
}

/** Returns the routes of cleaners' pages, which need no account but the link (Stays 33). */
export function turnoverPages(files: Files) {
  const pages = new Hono<AppEnv>();
  const drawingFor = (c: Context<AppEnv>) => ({
    product: c.get("context").config.product,
    assets: {
      style: files.url("src/stays/turnovers/turnovers.css"),
      script: files.url("src/stays/turnovers/enhance.ts"),
    },
  });

  pages.get("/turnovers-sw.js", (c) =>
    sendServiceWorker(c, files.url("src/stays/turnovers/serviceWorker.ts")),
  );

  pages.use("/turnovers/*", async (c, next) => {
    c.header("Cache-Control", "no-store");
    c.header("X-Robots-Tag", "noindex, nofollow");
    c.header("Referrer-Policy", "same-origin");
    c.header("Content-Security-Policy", POLICY);
    const refused = await refuseTooMany(c, turnoverReads);
    return refused ?? next();
  });

  pages.get("/turnovers/:file{[A-Za-z0-9]+\\.ics}", async (c) => {
    const sheet = await readSheet(c.get("context"), c.req.param("file").replace(/\.ics$/, ""));
    if (!sheet) return sendGone(c);
    return c.body(turnoverCalendar(sheet, c.get("context").config.product.name), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="turnovers.ics"',
    });
  });
  pages.get("/turnovers/:token", async (c) => {
    const sheet = await readSheet(c.get("context"), c.req.param("token"));
    if (!sheet) return sendGone(c);
    const isUnchanged = c.req.query("unchanged") !== undefined;
    const page = drawTurnovers(sheet, drawingFor(c), { isUnchanged });
    return c.html(page, 200, { "Turnovers-Until": String(sheet.until) });
  });
  pages.post("/turnovers/:token/ready", smallForm, async (c) => {
    const refused = await refuseTooMany(c, readyPresses);
    if (refused) return refused;
    const token = c.req.param("token");
    const given = form.safeParse(await c.req.parseBody());
    if (!given.success) return sendGone(c);
    const { guidebook: guidebookId, day, undo } = given.data;
    const change = { guidebookId, day, isReady: undo === undefined };
    switch (await changeReady(c.get("context"), token, change)) {
      case "ended":
        return sendGone(c);
      case "not listed":
        return c.redirect(`/turnovers/${token}?unchanged`, 303);
      case "done":
        return c.redirect(`/turnovers/${token}#${rowId(change)}`, 303);
    }
  });
  return pages;

  function sendGone(c: Context<AppEnv>) {
    const text = "This link has ended, or something in it is missing. Ask the host for a new one.";
    return c.html(drawTurnoverNotice("Nothing here", text, drawingFor(c)), 404);
  }

  async function refuseTooMany(c: Context<AppEnv>, rule: LimitRule) {
    const taken = await c.get("context").limits.consume(rule, c.get("ip"));
    if (taken.ok) return undefined;
    c.header("Retry-After", String(taken.refusal.retryAfter ?? 60));
    return c.html(drawTurnoverNotice("One moment", taken.refusal.message, drawingFor(c)), 429);
  }
}
