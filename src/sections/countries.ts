import { languages } from "#core/i18n/languages.ts";
import { HOME_COUNTRY } from "#core/product.ts";
import { toUnicodeForm } from "#core/unicodeForm.ts";
import { countryNames, type CountryCode } from "#sections/countryNames.ts";

interface Country {
  code: CountryCode;
  name: string;
}

/** Every country and territory of ISO 3166-1 by name, for a select. */
export const countries: readonly Country[] = Object.entries(countryNames).map(([code, name]) => ({
  code: code as CountryCode, // Object.entries loses the key type
  name,
}));

/** Other names in use by hosts and maps, normalised by `plain`. */
const alsoCalled: Record<string, CountryCode> = {
  america: "US",
  aotearoa: "NZ",
  "aotearoa new zealand": "NZ",
  britain: "GB",
  burma: "MM",
  "cape verde": "CV",
  "czech republic": "CZ",
  england: "GB",
  "great britain": "GB",
  holland: "NL",
  "ivory coast": "CI",
  macau: "MO",
  "northern ireland": "GB",
  "republic of ireland": "IE",
  "russian federation": "RU",
  scotland: "GB",
  swaziland: "SZ",
  turkey: "TR",
  uae: "AE",
  uk: "GB",
  "united states of america": "US",
  usa: "US",
  "viet nam": "VN",
  wales: "GB",
};

const byName = new Map<string, CountryCode>([
  ...countries.map(({ code, name }) => [plain(name), code] as const),
  ...countries.map(({ code }) => [code.toLowerCase(), code] as const),
  ...Object.entries(alsoCalled),
]);

let namesAbroad: ReadonlyMap<string, CountryCode> | undefined;

/** Returns the ISO 3166 code of a country by its name in English, our languages or its own, or by code, ignoring accents and case. */
export function countryCode(name: string): CountryCode | null {
  const parts = name.split(PARTS).map(codeOf);
  const codes = new Set([...parts, codeOf(name)].filter((code) => code !== null));
  // "Wales, United Kingdom" names one country, "Spain, France" none.
  return codes.size === 1 ? ([...codes][0] ?? null) : null;
}

const PARTS = /[,()/]/;

function codeOf(name: string): CountryCode | null {
  const key = plain(name);
  if (key === "") return null;
  // 2,000 names: read where a host first writes one that is not English.
  return byName.get(key) ?? (namesAbroad ??= readNamesAbroad()).get(key) ?? null;
}

/** Returns the countries by their names in our languages and in the likeliest of each country (CLDR). */
function readNamesAbroad(): ReadonlyMap<string, CountryCode> {
  const namesIn = (language: string) => new Intl.DisplayNames(language, { type: "region" });
  const ours = languages.map(namesIn);
  return new Map(
    countries.flatMap(({ code }) => {
      const own = namesIn(new Intl.Locale(`und-${code}`).maximize().language);
      return [...ours, own].map((names) => [plain(names.of(code) ?? ""), code] as const);
    }),
  );
}

/** Returns the stored name of a country code, or null for an unknown one. */
export function countryName(code: string): string | null {
  const known = byName.get(code.toLowerCase());
  return known && known === code.toUpperCase() ? countryNames[known] : null;
}

function plain(name: string): string {
  return toUnicodeForm(name, "NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim()
    .replace(/^the /, "")
    .replace(/^st /, "saint ");
}

/** Returns what is suggested on a server of a country: "Australian addresses", "addresses in Fiji". */
export const suggestedIn = (code: string): string =>
  code === HOME_COUNTRY ? "Australian addresses" : `addresses in ${countryName(code) ?? code}`;
