import type { Refusal } from "#core/refusal.ts";
import { TYPED_MAX, type WayInProblem } from "#guest/stay/problems.ts";
import { type Context, Hono } from "hono";
import { headersAskNotToBeCounted } from "#analytics/privacySignal.ts";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { opensPerIp } from "#guidebooks/guestUsage/limits.ts";
import { recordOpen } from "#guidebooks/guestUsage/opens.server.ts";
import { findSignedInHost } from "#accounts/session.server.ts";
import { z } from "zod";
import { readCalendarsNow } from "#stays/calendars/calendars.server.ts";
import { admit } from "#guest/readLimit.server.ts";
import { type Assets, filesFor } from "#guest/files.server.ts";
import { readGuestGuidebookOrDemo, readRevisionsOrDemo } from "#guest/pages/find.server.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { isPrefetch } from "#guest/isPrefetch.ts";
import { sendNotFound } from "#guest/notices.server.ts";
import { headersOfFile } from "#guest/pageHeaders.server.ts";
import { writeReminder } from "#guest/stay/reminder.server.ts";
import { arrivalPages } from "#guest/stay/arrival/routes.server.ts";
import { problemPages } from "#guest/stay/problemReports/routes.server.ts";
import { requestPages } from "#guest/stay/accessRequestRoutes.server.ts";
import { extraPages } from "#guest/stay/extras/routes.server.ts";
import { openStay, sendWayIn, statusOfForm } from "#guest/stay/sendWayIn.server.ts";
import { loadPage, wantedLanguage } from "#guest/wantedLanguage.server.ts";
import { smallForm } from "#core/calls.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { lineToRing } from "#sections/contacts/reach.ts";
import { recordOpened, recordReport, type GuestReport } from "#stays/guestNotes.server.ts";
import { enterCode } from "#stays/wayIn.server.ts";
import { drawPage, translatedInto } from "#guest/pages/render.server.ts";
import { readGuestGuidebookAfterStay } from "#stays/guestGuidebook.server.ts";

const form = z.object({ booking: z.string().max(200).catch("") });
/** Marks that a code was tried and opened nothing: the code itself stays in no URL (Stays 19). */
const TRIED = "tried";

/** The way from a link that everybody has to a guest's own, and what a guest says there. Works without script. */
export function stayPages(assets: Assets) {
  const pages = new Hono<AppEnv>();

  pages.get("/view/:key/stay", async (c) => {
    const guidebook = await readGuestGuidebookOrDemo(c.get("context"), c.req.param("key"));
    if (!guidebook) return sendNotFound(c, assets, "view");
    if (guidebook.stay) return c.redirect(`/view/${guidebook.key}`, 303);
    const isTried = c.req.query(TRIED) !== undefined;
    const problem = isTried ? problemOf(guidebook, null) : undefined;
    return sendWayIn(c, assets, guidebook, { problem });
  });

  pages.post("/view/:key/stay", smallForm, async (c) => {
    const guidebook = await readGuestGuidebookOrDemo(c.get("context"), c.req.param("key"));
    if (!guidebook) return sendNotFound(c, assets, "view");
    const { booking } = form.parse(await c.req.parseBody());
    const entered = await enter(c, guidebook, booking);
    if (entered.ok && entered.value.token !== null) return openStay(c, entered.value.token);
    const refusal = entered.ok ? null : entered.refusal;
    const problem = { ...problemOf(guidebook, refusal), typed: booking.slice(0, TYPED_MAX) };
    return sendWayIn(c, assets, guidebook, { problem }, statusOfForm(c, refusal));
  });

  pages.get("/view/:key", async (c, next) => {
    const booking = c.req.query("booking");
    if (booking === undefined) return next();
    c.header("Cache-Control", "no-store");
    const key = c.req.param("key");
    const way = `/view/${encodeURIComponent(key)}/stay`;
    if (c.req.method === "HEAD" || isPrefetch(c)) return c.redirect(way, 303);
    const guidebook = await readGuestGuidebookOrDemo(c.get("context"), key);
    if (!guidebook) return sendNotFound(c, assets, "view");
    const entered = await enter(c, guidebook, booking);
    const token = entered.ok ? entered.value.token : null;
    return token ? openStay(c, token) : c.redirect(`${way}?${TRIED}`, 303);
  });

  pages.get("/view/:key/reminder.ics", admit(assets), async (c) => {
    const { config, now } = c.get("context");
    const key = c.req.param("key");
    const guidebook = await readGuestGuidebookOrDemo(c.get("context"), key);
    const stay = guidebook?.stay;
    if (!stay) return sendNotFound(c, assets, "view", key);
    const { texts } = await loadPage(wantedLanguage(c), guidebook);
    const origin = c.get("origin");
    const product = config.product.name;
    const reminder = writeReminder({ texts, guidebook, stay, origin, product, now: now() });
    return c.body(reminder, 200, {
      ...headersOfFile("text/calendar; charset=utf-8"),
      "Cache-Control": "private, no-store",
      "Content-Disposition": 'inline; filename="arrival.ics"',
    });
  });

  pages.post("/view/:key/opened", smallForm, async (c) => {
    const host = await findSignedInHost(c.get("context"), c.req.header("cookie") ?? "");
    await recordOpened(c.get("context"), c.req.param("key"), host?.id);
    return c.body(null, 204);
  });
  pages.post("/view/:key/seen", smallForm, async (c) => {
    await countOpen(c, c.req.param("key"), c.req.query("section") ?? "");
    return c.body(null, 204);
  });
  pages.post("/view/:key/arrived", smallForm, (c) => takeReport(c, c.req.param("key"), "arrived"));
  pages.post("/view/:key/left", smallForm, async (c) => {
    const key = c.req.param("key");
    const stay = (await readGuestGuidebookOrDemo(c.get("context"), key))?.stay;
    const mayLeave = stay && stay.at >= stay.timeline.leavingFrom;
    return mayLeave ? takeReport(c, key, "left") : backTo(c, key);
  });
  pages.route("/", arrivalPages(assets));
  pages.route("/", extraPages(assets));
  pages.route("/", problemPages(assets));
  pages.route("/", requestPages(assets));
  pages.route("/", maskedPages(assets));
  return pages;
}

/** Stores what guests say by a press, or removes it, and goes back to their page. */
async function takeReport(c: Context<AppEnv>, key: string, report: GuestReport) {
  const { undo } = await c.req.parseBody();
  await recordReport(c.get("context"), key, report, undo === undefined);
  return backTo(c, key);
}

const backTo = (c: Context<AppEnv>, key: string) => c.redirect(`/view/${encodeURIComponent(key)}`, 303);

/** Counts an open, unless the browser asks not to be counted or a host is signed in; who it was is not read. */
async function countOpen(c: Context<AppEnv>, key: string, section: string): Promise<void> {
  const context = c.get("context");
  if (key === DEMO_KEY || headersAskNotToBeCounted((name) => c.req.header(name))) return;
  if (!(await context.limits.consume(opensPerIp, c.get("ip"))).ok) return;
  if (await findSignedInHost(context, c.req.header("cookie") ?? "")) return;
  const revision = (await readRevisionsOrDemo(context, [key])).get(key);
  if (revision) recordOpen(context, revision.guidebookId, section);
}

function enter(c: Context<AppEnv>, { guidebookId }: GuestGuidebook, typed: string) {
  const context = c.get("context");
  const readCalendars = () => readCalendarsNow(context, guidebookId);
  return enterCode(context, { guidebookId, typed, ip: c.get("ip"), readCalendars });
}

function problemOf({ sections }: GuestGuidebook, refusal: Refusal | null): WayInProblem {
  return { refusal: refusal?.message ?? null, contact: lineToRing(sections) };
}

/** The page of a stay as it is once the stay is over: a phone saves it now, and shows it when the secrets have ended. */
function maskedPages(assets: Assets) {
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
    const { html, headers } = await drawPage(guidebook, files, request, c.get("context").config.product.name);
    return c.body(html, 200, headers);
  });
  return pages;
}
