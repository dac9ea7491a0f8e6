import { toUnicodeForm } from "#core/unicodeForm.ts";

/** Guidebooks 1: the name, a hyphen, and six random letters and digits. */
export const SLUG_SUFFIX_LENGTH = 6;
export const SLUG_ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";
const LONGEST_BASE = 60;

/** Letters that Unicode does not decompose into a base letter and an accent. */
const SPELLED: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
  "&": " and ",
};

/** Returns the readable part of a slug: "Wānaka Lake House" gives `wanaka-lake-house`; else `guidebook`. */
export function slugBase(name: string): string {
  const plain = toUnicodeForm(name, "NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, "")
    .replaceAll(/[ßæœøđðłþı&]/g, (character) => SPELLED[character] ?? "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const base = shorten(plain) || "guidebook";
  return base === "demo" || base.startsWith("demo-") ? `guidebook-${base}` : base;
}

function shorten(base: string): string {
  if (base.length <= LONGEST_BASE) return base;
  const cut = base.slice(0, LONGEST_BASE);
  return base[LONGEST_BASE] === "-"
    ? cut
    : cut.slice(0, cut.includes("-") ? cut.lastIndexOf("-") : LONGEST_BASE);
}

export function slugOf(name: string, suffix: string): string {
  return `${slugBase(name)}-${suffix}`;
}

const SLUG = /^(?!demo-)[a-z0-9]+(-[a-z0-9]+)*-[a-z0-9]{6}$/;
const LONGEST_SLUG = LONGEST_BASE + "guidebook-".length + 1 + SLUG_SUFFIX_LENGTH;

/** Returns whether a key is a slug: it ends in a hyphen and six characters, which no token does. */
export function isSlug(key: string): boolean {
  return key.length <= LONGEST_SLUG && SLUG.test(key);
}

/** Returns whether a key is a share link's token: 22 letters and digits, and no hyphen (Sharing 2). */
export function isShareToken(key: string): boolean {
  return /^[A-Za-z0-9]{22}$/.test(key);
}
