import type { WayInProblem } from "#guest/stay/problems.ts";
import type { Context } from "hono";
import { createElement } from "react";
import { filesOf, type Assets } from "#guest/files.server.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { headersOfNotice } from "#guest/pageHeaders.server.ts";
import { toHtml } from "#guest/pages/render.server.ts";
import { carryLanguage, loadPage, wantedLanguage } from "#guest/wantedLanguage.server.ts";
import { WayInPage } from "#guest/stay/WayInPage.tsx";
import type { AppEnv } from "#core/http.server.ts";
import type { Refusal } from "#core/refusal.ts";

/** Why what a guest sent did not open anything. */
interface Problems {
  problem?: WayInProblem | undefined;
  nameProblem?: WayInProblem | undefined;
}

/** Sends the page on which a guest enters a code, or has none. */
export async function sendWayIn(
  c: Context<AppEnv>,
  assets: Assets,
  guidebook: GuestGuidebook,
  problems: Problems = {},
  status: 200 | 422 | 429 = 200,
) {
  const files = await filesOf(assets, "wayIn");
  const page = await loadPage(wantedLanguage(c), guidebook);
  const html = toHtml(page, createElement(WayInPage, { files, guidebook, ...problems }));
  return c.body(html, status, headersOfNotice(files.style));
}

/** Leads a guest to their own link, in the language that they chose on the way there. */
export function openStay(c: Context<AppEnv>, token: string) {
  carryLanguage(c, token);
  return c.redirect(`/view/${token}`, 303);
}

/** Returns the status of a form that was refused, and says when to try again. */
export function statusOfForm(c: Context<AppEnv>, refusal: Refusal | null): 422 | 429 {
  if (refusal?.retryAfter) c.header("Retry-After", String(refusal.retryAfter));
  return refusal?.code === "too_many" ? 429 : 422;
}
