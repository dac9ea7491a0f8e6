import type { Context } from "hono";
import { createElement } from "react";
import { filesOf, type Assets } from "#guest/files.server.ts";
import { NotFoundPage } from "#guest/NotFoundPage.tsx";
import { headersOfNotice } from "#guest/pageHeaders.server.ts";
import type { PageKind } from "#guest/pageRequest.server.ts";
import { toHtml } from "#guest/pages.server.ts";
import { TryAgainPage } from "#guest/TryAgainPage.tsx";
import type { AppEnv } from "#platform/http.server.ts";
import { isRevokedStay } from "#stays/guests.server.ts";

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

const endedLink: NoticeText = {
  heading: "This link has ended",
  text: "Your host has ended this link. Your booking is not affected.",
};

/** Sends the page for a guidebook that is not there, or that a guest may no longer read by this key. */
export async function sendNotFound(c: Context<AppEnv>, assets: Assets, kind: PageKind, key = "") {
  const files = await filesOf(assets);
  const text = (await isRevokedStay(c.get("platform"), key)) ? endedLink : gone[kind];
  const page = toHtml(createElement(NotFoundPage, { files, ...text }));
  return c.body(page, 404, headersOfNotice(files.style));
}

/** Sends the page for one that cannot be sent just now. */
export async function sendTryAgain(c: Context<AppEnv>, assets: Assets, status: 429 | 500, text: NoticeText) {
  const files = await filesOf(assets);
  const page = toHtml(createElement(TryAgainPage, { files, ...text }));
  return c.body(page, status, headersOfNotice(files.style));
}
