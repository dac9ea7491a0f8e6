import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { GuestFiles } from "#guest/Document.tsx";
import { findGuestGuidebook } from "#guest/guest.server.ts";
import type { GuestGuidebook } from "#guest/guidebook.ts";
import { GuestPage } from "#guest/GuestPage.tsx";
import { headersFor } from "#guest/pageHeaders.server.ts";
import { pageMemoryOf, type DrawnPage, type KeptPage } from "#guest/pageMemory.server.ts";
import { PrintPage } from "#guest/PrintPage.tsx";
import { QrPage } from "#guest/QrPage.tsx";
import type { Platform } from "#platform/platform.server.ts";

export const pageKinds = ["view", "print", "qr"] as const;
export type PageKind = (typeof pageKinds)[number];

/** What is asked for: which page of which guidebook, and what absolute addresses on it begin with. */
export interface PageRequest {
  kind: PageKind;
  key: string;
  origin: string;
}

/** The page's place in memory. It holds the origin: a forged `Host` must not reach another guest. */
export const pageId = ({ kind, key, origin }: PageRequest) => `${kind} ${key} ${origin}`;

/** The page as kept, or drawn now. Null where guests may not read the guidebook. */
export function openPage(
  platform: Platform,
  files: GuestFiles,
  request: PageRequest,
): Promise<KeptPage | null> {
  const draw = async () => {
    const guidebook = await findGuestGuidebook(platform, request.key);
    return guidebook && drawPage(guidebook, files, request);
  };
  return pageMemoryOf(platform).open(pageId(request), request.key, draw);
}

function drawPage(guidebook: GuestGuidebook, files: GuestFiles, { kind, origin }: PageRequest): DrawnPage {
  const { version, liveUntil } = guidebook;
  const html = toHtml(pages[kind](guidebook, files, origin));
  return { html, version, liveUntil, headers: headersFor(guidebook, files.style) };
}

const pages: Record<
  PageKind,
  (guidebook: GuestGuidebook, files: GuestFiles, origin: string) => ReactElement
> = {
  view: (guidebook, files, origin) => {
    const picture = `${origin}${guidebook.cover ?? `/view/${guidebook.key}/picture.png`}`;
    return createElement(GuestPage, { guidebook, files, picture });
  },
  print: (guidebook, files, origin) =>
    createElement(PrintPage, { guidebook, files, address: guestAddress(guidebook.key, origin) }),
  qr: (guidebook, files, origin) =>
    createElement(QrPage, { guidebook, files, address: guestAddress(guidebook.key, origin) }),
};

/** Where guests read the guidebook: what a QR code holds. */
export const guestAddress = (key: string, origin: string) => `${origin}/view/${key}`;

export const toHtml = (page: ReactElement) => `<!doctype html>${renderToStaticMarkup(page)}`;
