import { Hono, type Context } from "hono";
import { z } from "zod";
import { bodyLimit } from "hono/body-limit";
import { pathId, readForm, smallForm } from "#core/calls.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { sendServiceWorker } from "#core/serviceWorkerShim.server.ts";
import type { LimitRule } from "#core/limitRule.ts";
import { oneLine } from "#core/visibleText.ts";
import { PHOTO_MAX_BYTES } from "#media/privatePhotos/contract.ts";
import { CHECK_ITEMS_MAX } from "#stays/turnovers/checkItems/contract.ts";
import { turnoverCalendar } from "#stays/turnovers/ical.ts";
import { LEFT_BEHIND_MAX, noteProblem } from "#stays/turnovers/leftBehind/contract.ts";
import { noteLeftBehind, removeLeftBehind } from "#stays/turnovers/leftBehind/leftBehind.server.ts";
import { checkPresses, leftBehindNotes, readyPresses, turnoverReads } from "#stays/turnovers/limits.ts";
import { rowId, type RowOf } from "#stays/turnovers/rowId.ts";
import { findLiveLink } from "#stays/turnovers/store.server.ts";
import { drawTurnoverNotice, drawTurnovers } from "#stays/turnovers/TurnoversPage.server.tsx";
import { changeChecks, changeReady, readSheet, type Pressed } from "#stays/turnovers/turnovers.server.ts";

const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const turnover = { guidebook: z.string(), day: z.string() };
/** The ids of check boxes: a form has one as a text, several as a list. */
const ids = z
  .union([z.string().transform((id) => [id]), z.array(z.string())])
  .default([])
  .pipe(z.array(pathId).max(2 * CHECK_ITEMS_MAX));
/** `was` are the items that were ticked when the page was drawn: others may have ticked more since. */
const checksForm = z
  .object({ ...turnover, item: ids, was: ids })
  .transform(({ guidebook: guidebookId, day, item, was }) => ({
    guidebookId,
    day,
    ticked: item.filter((id) => !was.includes(id)),
    unticked: was.filter((id) => !item.includes(id)),
  }));
const readyForm = z.object({ undo: z.string().optional(), anyway: z.string().optional() }).and(checksForm);
const leftBehindForm = z.object({
  ...turnover,
  text: z.string().transform(oneLine).pipe(z.string().max(LEFT_BEHIND_MAX)).default(""),
  photo: z.instanceof(File).optional().catch(undefined),
  remove: pathId.optional(),
});

/** A form with one photo, and 64 kB for all else in it. */
const photoForm = bodyLimit({
  maxSize: PHOTO_MAX_BYTES + 64 * 1024,
  onError: (c) => c.redirect(c.req.path.replace(/\/left-behind$/, "?note=large"), 303),
});

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
    const { open: openRow = null, note: refusedNote } = c.req.query();
    const page = drawTurnovers(sheet, drawingFor(c), {
      isUnchanged,
      openRow,
      noteProblem: noteProblem.safeParse(refusedNote).data ?? null,
    });
    return c.html(page, 200, { "Turnovers-Until": String(sheet.until) });
  });
  pages.post("/turnovers/:token/ready", smallForm, async (c) => {
    const refused = await refuseTooMany(c, readyPresses);
    if (refused) return refused;
    const given = readyForm.safeParse(await c.req.parseBody({ all: true }));
    if (!given.success) return sendGone(c);
    const { undo, anyway, ...ticks } = given.data;
    const change = { ...ticks, isReady: undo === undefined, isAnswered: anyway !== undefined };
    const pressed = await changeReady(c.get("context"), c.req.param("token"), change);
    return pressed === "open" ? backToRow(c, ticks, `?open=${rowId(ticks)}`) : sendPressed(c, pressed, ticks);
  });
  pages.post("/turnovers/:token/checks", smallForm, async (c) => {
    const refused = await refuseTooMany(c, checkPresses);
    if (refused) return refused;
    const given = checksForm.safeParse(await c.req.parseBody({ all: true }));
    if (!given.success) return sendGone(c);
    return sendPressed(c, await changeChecks(c.get("context"), c.req.param("token"), given.data), given.data);
  });
  // The link first: the body of a stranger is not read.
  pages.on("POST", "/turnovers/:token/left-behind", async (c, next) => {
    const refused = await refuseTooMany(c, leftBehindNotes);
    if (refused) return refused;
    return (await findLiveLink(c.get("context").db, c.req.param("token"))) ? next() : sendGone(c);
  });
  pages.post("/turnovers/:token/left-behind", photoForm, readForm, async (c) => {
    const given = leftBehindForm.safeParse(await c.req.parseBody());
    if (!given.success) return sendGone(c);
    const { guidebook: guidebookId, day, text, photo, remove } = given.data;
    const at = { guidebookId, day };
    const context = c.get("context");
    const token = c.req.param("token");
    if (remove !== undefined)
      return sendPressed(c, await removeLeftBehind(context, token, { ...at, id: remove }), at);
    if (text === "") return backToRow(c, at, "?note=empty");
    const noted = await noteLeftBehind(context, token, { ...at, text, photo });
    return noted === "full" || noted === "photo"
      ? backToRow(c, at, `?note=${noted}`)
      : sendPressed(c, noted, at);
  });
  return pages;

  function sendPressed(c: Context<AppEnv, "/turnovers/:token/:press">, pressed: Pressed, at: RowOf) {
    if (pressed === "ended") return sendGone(c);
    return pressed === "done"
      ? backToRow(c, at)
      : c.redirect(`/turnovers/${c.req.param("token")}?unchanged`, 303);
  }

  function backToRow(c: Context<AppEnv>, at: RowOf, query = "") {
    return c.redirect(`/turnovers/${c.req.param("token")}${query}#${rowId(at)}`, 303);
  }

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
