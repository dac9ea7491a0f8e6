import { PREVIEW_SIZE } from "#guest/previewPicture.server.ts";
import { createElement, type ReactElement } from "react";
import type { GuestFiles } from "#guest/Document.tsx";
import { drawMarkup } from "#guest/drawMarkup.server.ts";
import type { CachedPage, DrawnPage } from "#guest/cachedPage.server.ts";
import { filesFor, type Assets } from "#guest/files.server.ts";
import { findGuestGuidebook } from "#guest/guest.server.ts";
import { countryOf, type GuestGuidebook } from "#guest/guidebook.ts";
import { GuestPage } from "#guest/GuestPage.tsx";
import { headersFor } from "#guest/pageHeaders.server.ts";
import { pageCacheOf, type Found } from "#guest/pageCache.server.ts";
import type { PageKind, PageRequest } from "#guest/pageRequest.server.ts";
import { addLexicon } from "#guest/search/addLexicon.server.ts";
import { PrintPage } from "#guest/PrintPage.tsx";
import { QrPage } from "#guest/QrPage.tsx";
import { renderInLocale, type WantedLanguage } from "#guest/wantedLanguage.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { inCountry } from "#sections/pageCountry.ts";
import { ok, type Result } from "#core/refusal.ts";
import { showOriginals, translatedTexts } from "#guidebooks/translation/guestTranslations.server.ts";

/**
 * Returns the page from the cache, or draws it once `admit` lets the reader in: only what has to be drawn counts
 * against the reader's limit. Returns null where guests may not read the guidebook. `found` is what the cache had, where it
 * was asked already.
 */
export async function openPage(
  context: AppContext,
  assets: Assets,
  request: PageRequest,
  admit: () => Promise<Result<void>>,
  found?: Found | null,
): Promise<Result<CachedPage | null>> {
  const cache = pageCacheOf(context);
  found ??= await cache.find(request);
  if (found?.page) return ok(found.page);
  const admitted = await admit();
  if (!admitted.ok) return admitted;
  return ok(
    found && (await cache.draw(request, found.revision, () => readAndDraw(context, assets, request))),
  );
}

/** Reads the guidebook and draws the page. Returns null where guests may not read it. */
export async function readAndDraw(
  context: AppContext,
  assets: Assets,
  request: PageRequest,
): Promise<DrawnPage | null> {
  const guidebook = await findGuestGuidebook(context, request.key, translatedInto(request));
  if (!guidebook) return null;
  const files = await filesFor(assets, request.kind, guidebook);
  return drawPage(guidebook, files, request);
}

/** What hangs on a wall speaks as its host wrote it. */
export const translatedInto = ({ kind, language }: Pick<PageRequest, "kind" | "language">) =>
  kind === "view" && language !== "own" ? language : undefined;

/** Draws the page of a guidebook that was read before. */
export async function drawPage(
  guidebook: GuestGuidebook,
  files: GuestFiles,
  { kind, origin, language, view = "open" }: PageToDraw,
): Promise<DrawnPage> {
  const { guidebookId, version, updatedAt, liveUntil, changesAt, stay } = guidebook;
  const revision = { guidebookId, version, updatedAt, liveUntil };
  const isOriginal = view === "original";
  const shown = isOriginal ? { ...guidebook, sections: showOriginals(guidebook.sections) } : guidebook;
  const translated = isOriginal ? undefined : translatedTexts(guidebook.sections);
  const page = () => pages[kind](shown, files, origin);
  const drawn = await drawIn(language, guidebook, page, translated);
  const isForeign = kind === "view" && language !== "own" && language !== guidebook.language;
  const html = isForeign ? await addLexicon(drawn, guidebook.language) : drawn;
  const headers = headersFor(guidebook, files.style, kind);
  return { html, revision, headers, ...((stay || isOriginal) && { own: { changesAt } }) };
}

type PageToDraw = Pick<PageRequest, "kind" | "origin" | "language"> & Partial<Pick<PageRequest, "view">>;

const pages: Record<
  PageKind,
  (guidebook: GuestGuidebook, files: GuestFiles, origin: string) => ReactElement
> = {
  view: (guidebook, files, origin) => {
    const { cover, key, pictures } = guidebook;
    const size = cover === null ? undefined : pictures[cover];
    const picture =
      cover !== null && size
        ? { url: `${origin}${cover}`, width: size.width, height: size.height }
        : { url: `${origin}/view/${key}/picture.png`, ...PREVIEW_SIZE };
    return createElement(GuestPage, { guidebook, files, picture, url: guestUrl(key, origin) });
  },
  print: (guidebook, files, origin) =>
    createElement(PrintPage, { guidebook, files, url: guestUrl(guidebook.key, origin) }),
  qr: (guidebook, files, origin) =>
    createElement(QrPage, { guidebook, files, url: guestUrl(guidebook.key, origin) }),
};

/** Returns the URL where guests read the guidebook, as a QR code holds it. */
export const guestUrl = (key: string, origin: string) => `${origin}/view/${key}`;

export const toHtml = (page: ReactElement) => drawMarkup(page, "<!doctype html>");

/** Draws a page in the language that is wanted; `guidebook` is the one that it is about, where there is one. */
export const drawIn = (
  wanted: WantedLanguage,
  guidebook: Pick<GuestGuidebook, "language" | "sections"> | undefined,
  page: () => ReactElement,
  translated?: ReadonlySet<string>,
): Promise<string> =>
  renderInLocale(
    wanted,
    guidebook?.language,
    () => inCountry(guidebook ? countryOf(guidebook) : null, () => toHtml(page())),
    translated,
  );
