import type { Context } from "hono";
import { createElement } from "react";
import { filesOf, type Assets } from "#guest/files.server.ts";
import { NotFoundPage } from "#guest/NotFoundPage.tsx";
import { headersOfNotice } from "#guest/pageHeaders.server.ts";
import type { PageKind } from "#guest/pageRequest.server.ts";
import { toHtml } from "#guest/pages.server.ts";
import { TryAgainPage } from "#guest/TryAgainPage.tsx";
import type { AppEnv } from "#platform/http.server.ts";

interface NoticeText {
  heading: string;
  text: string;
}

const noGuidebook: NoticeText = {
  heading: "Guidebook Not Found",
  text: "This guidebook may have expired or been deleted.",
};
const gone: Record<PageKind, NoticeText & { advice?: string }> = {
  view: { ...noGuidebook, advice: "Please ask your host for a new link." },
  print: noGuidebook,
  qr: { heading: "QR Code Not Found", text: "The requested guidebook could not be found." },
};

/** Sends the page for a guidebook that is not there. */
export async function sendNotFound(c: Context<AppEnv>, assets: Assets, kind: PageKind) {
  const files = await filesOf(assets);
  const page = toHtml(createElement(NotFoundPage, { files, ...gone[kind] }));
  return c.body(page, 404, headersOfNotice(files.style));
}

/** Sends the page for one that cannot be sent just now. */
export async function sendTryAgain(c: Context<AppEnv>, assets: Assets, status: 429 | 500, text: NoticeText) {
  const files = await filesOf(assets);
  const page = toHtml(createElement(TryAgainPage, { files, ...text }));
  return c.body(page, status, headersOfNotice(files.style));
}
