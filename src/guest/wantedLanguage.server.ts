import type { Context, MiddlewareHandler } from "hono";
import { parse, serialize } from "hono/utils/cookie";
import { LRUCache } from "lru-cache";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#core/i18n/languages.ts";
import { languageForTag, negotiateLanguage } from "#core/i18n/negotiate.ts";
import { loadLocale } from "#core/i18n/locale.server.ts";
import { SECOND_MS, DAY_MS } from "#core/durations.ts";
import { isHttps, type AppEnv } from "#core/http.server.ts";
import { countryOf } from "#guest/guidebook.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { newPage, type Page } from "#sections/page.ts";

/** The language that a page is wanted in: one of ours, or whichever the guidebook's own is. */
export type WantedLanguage = Language | "own";

const LANGUAGE_COOKIE = "language";
/** A guest comes back within the stay, or for the next one. */
const COOKIE_SECONDS = (180 * DAY_MS) / SECOND_MS;
/** Browsers send few different headers. */
const negotiated = new LRUCache<string, WantedLanguage>({ max: 1000 });
const MAX_HEADER_LENGTH = 300;

/** Returns the wanted language: of the cookie, else the best of `Accept-Language` (Languages 3). */
function wantedLanguageOf(cookie: string | undefined, acceptLanguage: string | undefined): WantedLanguage {
  const chosen = cookie === undefined ? undefined : parse(cookie, LANGUAGE_COOKIE)[LANGUAGE_COOKIE];
  if (chosen !== undefined && isLanguage(chosen)) return chosen;
  if (!acceptLanguage || acceptLanguage.length > MAX_HEADER_LENGTH) return "own";
  let wanted = negotiated.get(acceptLanguage);
  if (!wanted) negotiated.set(acceptLanguage, (wanted = negotiateLanguage(acceptLanguage) ?? "own"));
  return wanted;
}

/** Returns the language of what hangs on a wall: that of its guidebook, unless the URL names one (Languages 2). */
export const printLocale = (tag: string | undefined): WantedLanguage => languageForTag(tag ?? "") ?? "own";

/** Returns the language of a page whose URL names none. */
export const languageOfPage = (
  kind: string,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): WantedLanguage => (kind === "view" ? wantedLanguageOf(cookie, acceptLanguage) : printLocale(undefined));

/** Returns the language that the guest of a request wants. */
export const wantedLanguage = (c: Context<AppEnv>): WantedLanguage =>
  wantedLanguageOf(c.req.header("cookie"), c.req.header("accept-language"));

/** Loads what a page's components share; `translated` are the texts that exist in the wanted language. */
export async function loadPage(
  wanted: WantedLanguage,
  guidebook?: Pick<GuestGuidebook, "language" | "sections" | "serverCountry">,
  translated?: ReadonlySet<string>,
): Promise<Page> {
  const own = guidebook?.language ?? DEFAULT_LANGUAGE;
  const [locale, host] = await Promise.all([loadLocale(wanted === "own" ? own : wanted), loadLocale(own)]);
  return newPage({ locale, host, translated, country: guidebook ? countryOf(guidebook) : null });
}

/** Stores the guest's choice for the pages of one guidebook. */
function rememberLanguage(c: Context<AppEnv>, key: string, language: Language): void {
  const cookie = serialize(LANGUAGE_COOKIE, language, {
    path: `/view/${encodeURIComponent(key)}`,
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps(c),
    maxAge: COOKIE_SECONDS,
  });
  c.header("Set-Cookie", cookie, { append: true });
}

/** Stores the language that `?lang=` names, and leads back to the link without it (Languages 3). */
export const chooseLanguage: MiddlewareHandler<AppEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  const tag = url.searchParams.get("lang");
  if (tag === null) return next();
  const language = languageForTag(tag);
  if (language) rememberLanguage(c, c.req.param("key") ?? "", language);
  url.searchParams.delete("lang");
  c.header("Cache-Control", "no-store");
  return c.redirect(url.pathname + url.search, 303);
};

/** Takes the guest's choice along to another link of the same guidebook. */
export function carryLanguage(c: Context<AppEnv>, key: string): void {
  const chosen = parse(c.req.header("cookie") ?? "", LANGUAGE_COOKIE)[LANGUAGE_COOKIE];
  if (chosen !== undefined && isLanguage(chosen)) rememberLanguage(c, key, chosen);
}
