import { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createElement } from "react";
import { z } from "zod";
import { filesOf, type Assets } from "#guest/files.server.ts";
import { readGuestGuidebookOrDemo } from "#guest/pages/find.server.ts";
import { sendNotFound } from "#guest/notices.server.ts";
import { headersOfNotice } from "#guest/pageHeaders.server.ts";
import { toHtml } from "#guest/pages/render.server.ts";
import { loadPage, wantedLanguage } from "#guest/wantedLanguage.server.ts";
import { openStay, sendWayIn, statusOfForm } from "#guest/stay/sendWayIn.server.ts";
import { WaitingPage } from "#guest/stay/WaitingPage.tsx";
import { smallForm } from "#core/calls.server.ts";
import { HOUR_MS, DAY_MS } from "#core/durations.ts";
import { isHttps, type AppEnv } from "#core/http.server.ts";
import { lineToRing } from "#sections/contacts/reach.ts";
import { FIRST_NAME_MAX, REQUEST_OPEN_MS } from "#stays/accessRequests/contract.ts";
import { requestStateOf, requestAccess } from "#stays/accessRequests/accessRequests.server.ts";

const form = z.object({ name: z.string().max(200).catch("") });

/** Holds the token of the page on which this browser waits. */
const REQUEST_COOKIE = "stay_request";

/** A host who looks at once is seen at once; a page that was forgotten in a tab asks less, and in the end no more. */
const SOON_SECONDS = 15;
const LATER_SECONDS = 60;

/** The way to the host for a guest without a code, and the page on which that guest waits. Works without script. */
export function requestPages(assets: Assets) {
  const pages = new Hono<AppEnv>();

  pages.post("/view/:key/stay/request", smallForm, async (c) => {
    const context = c.get("context");
    const guidebook = await readGuestGuidebookOrDemo(context, c.req.param("key"));
    if (!guidebook) return sendNotFound(c, assets, "view");
    const { key, guidebookId, hasWayIn } = guidebook;
    if (!hasWayIn) return c.redirect(`/view/${key}`, 303);
    const { name } = form.parse(await c.req.parseBody());
    const earlier = getCookie(c, REQUEST_COOKIE);
    const given = { guidebookId, typed: name, ip: c.get("ip"), origin: c.get("origin"), earlier };
    const requested = await requestAccess(context, given);
    if (requested.ok) {
      setCookie(c, REQUEST_COOKIE, requested.value, {
        path: `/view/${encodeURIComponent(key)}/stay/request`,
        httpOnly: true,
        sameSite: "Lax",
        secure: isHttps(c),
        maxAge: REQUEST_OPEN_MS / 1000,
      });
      return c.redirect(`/view/${key}/stay/${requested.value}`, 303);
    }
    const contact = lineToRing(guidebook.sections);
    const nameProblem = { refusal: requested.refusal.message, contact, typed: name.slice(0, FIRST_NAME_MAX) };
    return sendWayIn(c, assets, guidebook, { nameProblem }, statusOfForm(c, requested.refusal));
  });

  pages.get("/view/:key/stay/:request", async (c) => {
    const context = c.get("context");
    const guidebook = await readGuestGuidebookOrDemo(context, c.req.param("key"));
    if (!guidebook) return sendNotFound(c, assets, "view");
    const { key, guidebookId } = guidebook;
    const state = await requestStateOf(context, guidebookId, c.req.param("request"));
    if (!state) return c.redirect(`/view/${key}/stay`, 303);
    if ("stayToken" in state) return openStay(c, state.stayToken);
    const isRefused = state.state === "refused";
    const files = { ...(await filesOf(assets, "wayIn")), script: assets.url("src/guest/pollForDecision.ts") };
    const waiting = {
      files,
      guidebook,
      contact: lineToRing(guidebook.sections),
      isRefused,
      refreshAfter: state.state === "open" ? refreshAfter(context.now() - state.createdAt) : undefined,
    };
    const page = await loadPage(wantedLanguage(c), guidebook);
    return c.body(toHtml(page, createElement(WaitingPage, waiting)), 200, headersOfNotice(files.style));
  });
  return pages;
}

/** Returns after how many seconds a page asks again whose guest has waited so long (ms). */
function refreshAfter(waited: number): number | undefined {
  if (waited < HOUR_MS) return SOON_SECONDS;
  return waited < DAY_MS ? LATER_SECONDS : undefined;
}
