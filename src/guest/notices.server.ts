import type { Texts } from "#core/i18n/texts/english.ts";
import type { Context } from "hono";
import { createElement } from "react";
import { filesOf, type Assets } from "#guest/files.server.ts";
import { NotFoundPage } from "#guest/NotFoundPage.tsx";
import { headersOfNotice } from "#guest/pageHeaders.server.ts";
import type { PageKind } from "#guest/pages/find.server.ts";
import { toHtml } from "#guest/pages/render.server.ts";
import { TryAgainPage } from "#guest/TryAgainPage.tsx";
import { loadPage, wantedLanguage } from "#guest/wantedLanguage.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import { readEndedStay, type EndedStay } from "#stays/endedStay.server.ts";

interface NoticeText {
  heading: string;
  text: string;
}

/** What the page says that stands where a guidebook does not. */
function goneTextOf({ gone: say }: Texts, kind: PageKind, ended: EndedStay | null) {
  if (ended?.reason === "revoked")
    return { heading: say.endedLink, text: say.endedLinkText, advice: say.advice };
  if (ended) return { heading: say.cancelledStay, text: say.cancelledStayText };
  if (kind === "qr") return { heading: say.code, text: say.codeText, advice: say.advice };
  return { heading: say.guidebook, text: say.guidebookText, advice: say.advice };
}

/** Sends the page for a guidebook that is not there, or that a guest may no longer read by this key. */
export async function sendNotFound(c: Context<AppEnv>, assets: Assets, kind: PageKind, key = "") {
  const files = await filesOf(assets, "notFoundPage");
  const ended = await readEndedStay(c.get("context"), key);
  const page = await loadPage(wantedLanguage(c));
  const text = goneTextOf(page.texts, kind, ended);
  const productName = ended ? undefined : c.get("context").config.product.name;
  const html = toHtml(
    page,
    createElement(NotFoundPage, { files, productName, contact: ended?.contact, ...text }),
  );
  return c.body(html, 404, headersOfNotice(files.style));
}

function tryAgainTextOf({ gone, refusals }: Texts, status: number): NoticeText {
  const { oneMoment, wrong, wrongText } = gone;
  if (status === 429) return { heading: oneMoment, text: refusals.manyReads };
  return { heading: wrong, text: wrongText };
}

/** Sends the page for one that cannot be sent just now. */
export async function sendTryAgain(c: Context<AppEnv>, assets: Assets, status: 429 | 500 | 503) {
  const files = await filesOf(assets, "notFoundPage");
  const page = await loadPage(wantedLanguage(c));
  const html = toHtml(page, createElement(TryAgainPage, { files, ...tryAgainTextOf(page.texts, status) }));
  return c.body(html, status, headersOfNotice(files.style));
}
