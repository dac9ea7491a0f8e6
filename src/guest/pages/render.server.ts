import { rmSync } from "node:fs";
import { join } from "node:path";
import { demoGuidebook } from "#guest/demo/demo.ts";
import { PREVIEW_SIZE } from "#guest/previewPicture.server.ts";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { GuestFiles } from "#guest/Document.tsx";
import { packPage, type DrawnPage } from "#guest/pages/encode.server.ts";
import { filesFor, type Assets } from "#guest/files.server.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { GuestPage } from "#guest/GuestPage.tsx";
import { headersFor } from "#guest/pageHeaders.server.ts";
import { readGuestGuidebookOrDemo, type PageKind, type PageRequest } from "#guest/pages/find.server.ts";
import { addLexicon } from "#guest/search/addLexicon.server.ts";
import { shareIcons } from "#guest/shareIcons.server.ts";
import { PrintPage } from "#guest/PrintPage.tsx";
import { QrPage } from "#guest/QrPage.tsx";
import { loadPage } from "#guest/wantedLanguage.server.ts";
import type { AppContext } from "#core/context.server.ts";
import { PageContext, type Page } from "#sections/page.ts";
import { drawJoinCard } from "#sections/wifi/JoinCard.tsx";
import { JoinDrawing } from "#sections/wifi/joinDrawing.ts";
import { showOriginalExtras } from "#stays/extras/translateExtras.ts";
import { showOriginals, translatedTexts } from "#guidebooks/translation/guestTranslations.server.ts";

/** Reads the guidebook and draws the page. Returns null where guests may not read it. */
export async function readAndDraw(
  context: AppContext,
  assets: Assets,
  request: PageRequest,
): Promise<DrawnPage | null> {
  const guidebook = await readGuestGuidebookOrDemo(context, request.key, translatedInto(request));
  if (!guidebook) return null;
  const files = await filesFor(assets, request.kind, guidebook);
  return drawPage(guidebook, files, request, context.config.product.name);
}

/** Returns the language of the host's words on a page. Print and QR pages use the guidebook's: undefined. */
export const translatedInto = ({ kind, language }: Pick<PageRequest, "kind" | "language">) =>
  kind === "view" && language !== "own" ? language : undefined;

export async function drawPage(
  guidebook: GuestGuidebook,
  files: GuestFiles,
  { kind, origin, language, isOriginal = false }: Omit<PageRequest, "key">,
  productName: string,
): Promise<DrawnPage> {
  const { guidebookId, version, updatedAt, liveUntil, changesAt } = guidebook;
  const revision = { guidebookId, version, updatedAt, liveUntil };
  const shown = isOriginal ? withOriginals(guidebook) : guidebook;
  const translated = isOriginal ? undefined : translatedWords(guidebook);
  const page = await loadPage(language, guidebook, translated);
  const drawn = toHtml(page, pages[kind](shown, files, { origin, productName }));
  const isForeign = kind === "view" && language !== "own" && language !== guidebook.language;
  const html = isForeign ? await addLexicon(drawn, guidebook.language) : drawn;
  return { html, revision, headers: headersFor(guidebook, files.style, kind), changesAt };
}

const withOriginals = ({ extras, ...guidebook }: GuestGuidebook): GuestGuidebook => ({
  ...guidebook,
  sections: showOriginals(guidebook.sections),
  ...(extras && { extras: showOriginalExtras(extras) }),
});

const translatedWords = ({ sections, extras }: GuestGuidebook): Set<string> =>
  new Set([...translatedTexts(sections), ...Object.keys(extras?.translation?.by ?? {})]);

interface Site {
  origin: string;
  productName: string;
}

const pages: Record<PageKind, (guidebook: GuestGuidebook, files: GuestFiles, site: Site) => ReactElement> = {
  view: (guidebook, files, { origin, productName }) => {
    const { cover, key, pictures } = guidebook;
    const size = cover === null ? undefined : pictures[cover];
    const picture =
      cover !== null && size
        ? { url: `${origin}${cover}`, width: size.width, height: size.height }
        : { url: `${origin}/view/${key}/picture.png`, ...PREVIEW_SIZE };
    return createElement(GuestPage, { guidebook, files, picture, url: guestUrl(key, origin), productName });
  },
  print: (guidebook, files, { origin }) =>
    createElement(PrintPage, { guidebook, files, url: guestUrl(guidebook.key, origin) }),
  qr: (guidebook, files, { origin }) =>
    createElement(QrPage, { guidebook, files, url: guestUrl(guidebook.key, origin) }),
};

const WARM_UP_DRAWS = 20;

/** Draws the demo until the drawing code is compiled. Deletes the drawn pages of earlier versions. */
export async function warmUp({ config }: AppContext, assets: Assets): Promise<void> {
  for (const ending of ["", "-wal", "-shm"])
    rmSync(join(config.dataDir, `drawn-pages.db${ending}`), { force: true });
  const files = await filesFor(assets, "view", demoGuidebook);
  const request = { kind: "view", origin: "", language: "own" } as const;
  for (let draw = 0; draw < WARM_UP_DRAWS; draw++)
    await packPage(await drawPage(demoGuidebook, files, request, config.product.name));
}

/** Returns the URL where guests read the guidebook, as a QR code holds it. */
export const guestUrl = (key: string, origin: string) => `${origin}/view/${key}`;

/** Returns a document as HTML. Inside `noscript` React neither reorders the head nor adds preloads. */
export function toHtml(page: Page, document: ReactElement): string {
  const drawn = createElement(JoinDrawing, { value: drawJoinCard }, document);
  const provided = createElement(PageContext, { value: page }, drawn);
  const markup = renderToStaticMarkup(createElement("noscript", null, provided));
  const html = markup.slice("<noscript>".length, -"</noscript>".length);
  return `<!doctype html>${shareIcons(html).replaceAll("&#x27;", "'")}`;
}
