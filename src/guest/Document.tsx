import { usePage } from "#sections/page.ts";
import { directionOf } from "#core/i18n/languages.ts";
import type { ReactNode } from "react";
import type { StayMomentsData } from "#guest/stay/moments.ts";
import { lightColors } from "#core/colors.ts";

export interface GuestFiles {
  /** The text of the stylesheet, part of the page: no second request delays the text. */
  style: string;
  script: string;
  /** The script of the forms of a stay's page, where it has any. */
  formScript?: string;
}

/** The picture of a link in a chat: an absolute URL, and its size in pixels, which some chats need. */
export interface PreviewPicture {
  url: string;
  width: number;
  height: number;
}

interface DocumentProps {
  title: string;
  files: GuestFiles;
  /** The preview of a link in a chat: nothing from inside the guidebook except its name. */
  preview?: { title: string; description: string; url: string; picture: PreviewPicture; site?: string };
  /** The kind of page, for the guest script. */
  page: "guidebook" | "search" | "print" | "qr" | "gone";
  /** Seconds after which the page checks for changes. */
  refreshAfter?: number | undefined;
  /** When the page of a stay changes by the phone's clock. */
  moments?: StayMomentsData | undefined;
  children: ReactNode;
}

/** Where English differs. */
const COUNTRIES_OF_ENGLISH: readonly string[] = ["AU", "NZ", "GB", "IE", "US", "CA", "ZA"];

/** A complete HTML document without requests to third parties. It can be read before its script has loaded. */
export function Document({ title, files, preview, page, refreshAfter, moments, children }: DocumentProps) {
  const { language, country } = usePage();
  const isRightToLeft = directionOf(language) === "rtl";
  const isCountryOfEnglish = language === "en" && country !== null && COUNTRIES_OF_ENGLISH.includes(country);
  return (
    <html lang={isCountryOfEnglish ? `en-${country}` : language} dir={isRightToLeft ? "rtl" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: files.style }} />
        <script type="module" src={files.script} />
        {files.formScript && <script type="module" src={files.formScript} />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={lightColors.night} />
        <meta name="format-detection" content="telephone=no" />
        {refreshAfter && (
          // With script the page refetches itself, and a reader's scroll position stays.
          <noscript>
            <meta httpEquiv="refresh" content={String(refreshAfter)} />
          </noscript>
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Robots and referrer are told by headers (pageHeaders.server.ts); without og:type a page is a website (ogp.me). */}
        {preview && (
          <>
            <meta name="description" property="og:description" content={preview.description} />
            {preview.site && <meta property="og:site_name" content={preview.site} />}
            <meta property="og:title" content={preview.title} />
            <meta property="og:url" content={preview.url} />
            <meta property="og:image" content={preview.picture.url} />
            <meta property="og:image:width" content={String(preview.picture.width)} />
            <meta property="og:image:height" content={String(preview.picture.height)} />
            <meta property="og:image:alt" content={preview.title} />
          </>
        )}
      </head>
      <body data-page={page} data-refresh-after={refreshAfter} {...moments}>
        {children}
      </body>
    </html>
  );
}
