import { eld } from "eld/extrasmall";
import type { Language } from "#core/i18n/languages.ts";

/** Our languages as the detector names them; Indonesian and Malay are alike, and it knows only the latter. */
const OURS: Readonly<Record<string, Exclude<Language, "zh-Hans" | "zh-Hant">>> = {
  en: "en",
  ja: "ja",
  ko: "ko",
  de: "de",
  fr: "fr",
  es: "es",
  it: "it",
  pt: "pt",
  nl: "nl",
  ms: "id",
  ar: "ar",
};

/** Less text than this says nothing; characters of scripts without spaces say as much as three letters. */
const MIN_CHARACTERS = 120;
const OF_SIGN = 3;
/** Minimum share of the characters: a guidebook in two languages has no language found. */
const MIN_SHARE = 0.75;
/** Characters that are read of each text, and of a sentence that says something. */
const MAX_CHARACTERS = 1000;
const MIN_SENTENCE_CHARACTERS = 12;
const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？])/u;

const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Frequent characters that are written in one of the two ways only. */
const SIMPLIFIED =
  /[们这个来时会对发还过间门车东长开关请电话钥锁厨应热体边网码从两种为进后区钱买卖场饭馆点么]/gu;
const TRADITIONAL =
  /[們這個來時會對發還過間門車東長開關請電話鑰鎖廚應熱體邊網碼從兩種為進後區錢買賣場飯館點麼]/gu;

const detector = eld.newInstance();
detector.setLanguageSubset(["zh", ...Object.keys(OURS)]);

const sentencesIn = (text: string) => text.slice(0, MAX_CHARACTERS).split(SENTENCE_END);

/** Returns the language that most of the texts are written in; null for too little text, or none that prevails. */
export function languageOfTexts(texts: readonly string[]): Language | null {
  const sizes = new Map<Language, number>();
  let total = 0;
  for (const text of texts.flatMap(sentencesIn)) {
    const size = text.length + (OF_SIGN - 1) * (text.match(SIGNS)?.length ?? 0);
    if (size < MIN_SENTENCE_CHARACTERS) continue;
    const { language: name } = detector.detect(text);
    const language = name === "zh" ? chineseOf(text) : OURS[name];
    total += size;
    if (language) sizes.set(language, (sizes.get(language) ?? 0) + size);
  }
  const [best] = [...sizes].toSorted(([, one], [, other]) => other - one);
  return best && total >= MIN_CHARACTERS && best[1] >= MIN_SHARE * total ? best[0] : null;
}

function chineseOf(text: string): Language {
  const count = (characters: RegExp) => text.match(characters)?.length ?? 0;
  return count(TRADITIONAL) > count(SIMPLIFIED) ? "zh-Hant" : "zh-Hans";
}
