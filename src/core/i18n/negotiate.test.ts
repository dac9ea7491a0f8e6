import { expect, test } from "vitest";
import { languageForTag, negotiateLanguage } from "#core/i18n/negotiate.ts";

test.each([
  ["zh", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh-SG", "zh-Hans"],
  ["zh-Hans-HK", "zh-Hans"],
  ["zh-TW", "zh-Hant"],
  ["zh-HK", "zh-Hant"],
  ["zh-MO", "zh-Hant"],
  ["zh-Hant", "zh-Hant"],
  ["zh-Hant-TW", "zh-Hant"],
  ["ZH-hant-hk", "zh-Hant"],
  ["pt-BR", "pt"],
  ["pt-PT", "pt"],
  ["de-AT", "de"],
  ["de-CH-1996", "de"],
  ["en-NZ", "en"],
  ["ar-EG", "ar"],
  ["in", "id"],
  ["id-ID", "id"],
  ["ja-JP", "ja"],
  ["fi", null],
  ["", null],
  ["*", null],
  ["__proto__", null],
  ["constructor", null],
  ["deu", null],
])("the tag %s is our %s", (tag, language) => {
  expect(languageForTag(tag)).toBe(language);
});

test.each([
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["fi, sv;q=0.9, en;q=0.1", "en"],
  ["en;q=0.5, ja", "ja"],
  ["en;q=0.5, ja;q=0.5", "en"],
  ["en; q=0.2 , fr ; q = 0.3", "fr"],
  ["de;q=0, nl;q=0.1", "nl"],
  ["de;q=0", null],
  ["de;q=2, fr;q=0.1", "fr"],
  ["de;q=x, it;q=0.1", "it"],
  ["*", null],
  ["fi, *;q=0.5, de;q=0.1", null],
  ["ko, *;q=0.5", "ko"],
  ["", null],
  [",,;q=1", null],
  [`${"xx,".repeat(20)}de`, null],
])("Accept-Language %j asks for %s", (header, language) => {
  expect(negotiateLanguage(header)).toBe(language);
});
