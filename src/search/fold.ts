import type { Language } from "#core/i18n/languages.ts";

/** Accents, Arabic vowel marks and the stretching stroke; not those that make が of か. */
const MARKS = /(?![\u3099\u309a])[\p{Mn}\u0640]/gu;
/** Letters that Unicode does not decompose, and Arabic ones that people interchange. */
const ALIKE: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ى: "ي", ة: "ه" };
/** Katakana to Hiragana: ゴミ and ごみ are one word. */
const KATAKANA_TO_HIRAGANA = 0x60;

/** Normalises a text for comparison: without case, accents and width, and in German with ü as ue. */
export function fold(text: string, language: Language): string {
  const folded = text
    .normalize("NFKD")
    .replaceAll(MARKS, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[ßœæøىة]/g, (sign) => ALIKE[sign] ?? sign)
    .replaceAll(/[ァ-ヶ]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
  return language === "de" ? folded.replaceAll(/([aou])e/g, "$1") : folded;
}
