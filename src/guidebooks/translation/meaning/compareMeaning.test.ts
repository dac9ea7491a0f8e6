import { describe, expect, test } from "vitest";
import { languages, type Language } from "#core/i18n/languages.ts";
import { compareMeaning } from "#guidebooks/translation/meaning/compareMeaning.ts";
import { concepts, oppositePairs } from "#guidebooks/translation/meaning/concepts.ts";
import { expressions, markerLanguageOf } from "#guidebooks/translation/meaning/expressionPatterns.ts";
import { growthOf, LINEAR } from "#test/growth.ts";

const english = (text: string) => ({ text, language: "en" as const });
const codes = (original: string, language: Language, text: string) =>
  compareMeaning(english(original), { text, language }).map(({ code }) => code);

describe("a rule that was turned round is found", () => {
  test.each<[string, Language, string, string]>([
    ["No smoking indoors.", "de", "Rauchen ist überall erlaubt.", "negation"],
    ["Do not take out the batteries.", "de", "Nehmen Sie die Batterien heraus.", "negation"],
    ["Dogs are welcome.", "fr", "Les chiens ne sont pas les bienvenus.", "negation"],
    ["You must lock the door.", "es", "Puede cerrar la puerta con llave.", "permission"],
    ["You must not open the valve.", "de", "Sie müssen das Ventil nicht öffnen.", "permission"],
    ["Only guests may use the pool.", "it", "Gli ospiti possono usare la piscina.", "limit"],
    ["Turn the gas off at night.", "nl", "Zet het gas 's nachts aan.", "opposite"],
    ["Quiet after 22:00.", "ja", "22:00までは静かに。", "opposite"],
    ["Wait 10 minutes.", "ko", "10시간 기다려 주세요.", "instead"],
    ["Bins go out on Monday.", "zh-Hans", "周二倒垃圾。", "instead"],
    ["No pets.", "zh-Hant", "可攜帶寵物。", "negation"],
    ["Never leave a fire burning.", "pt", "Deixe sempre a fogueira a arder.", "negation"],
    ["Smoking is forbidden.", "id", "Boleh merokok.", "negation"],
    ["Children may not swim alone.", "ar", "يمكن للأطفال السباحة وحدهم.", "negation"],
    [
      "Cats are welcome; dogs must stay outside.",
      "de",
      "Hunde sind willkommen; Katzen müssen draußen bleiben.",
      "negation",
    ],
    [
      "The left tap is hot, the right one cold.",
      "fr",
      "Le robinet de droite est chaud, celui de gauche froid.",
      "opposite",
    ],
  ])("%s, in %s: %s", (original, language, text, code) => {
    expect(codes(original, language, text)).toContain(code);
  });
});

describe("a true translation passes", () => {
  test.each<[string, Language, string]>([
    ["No smoking, please.", "de", "Bitte nicht rauchen."],
    ["This is a smoke-free home.", "fr", "Logement non-fumeur."],
    ["Do not hesitate to call.", "es", "Llame cuando quiera."],
    ["Don't forget to lock the door.", "it", "Ricordate di chiudere la porta a chiave."],
    ["At most six guests.", "nl", "Niet meer dan zes gasten."],
    ["You do not have to clean.", "ja", "掃除の必要はありません。"],
    ["Nothing but paper goes into the toilet.", "ko", "변기에는 휴지만 버려 주세요."],
    ["No pets except guide dogs.", "zh-Hans", "除导盲犬外，禁止携带宠物。"],
    ["Parking is free.", "zh-Hant", "免費停車。"],
    ["Shoes off inside.", "pt", "Tire os sapatos dentro de casa."],
    ["Quiet from 22:00.", "id", "Mohon tenang mulai pukul 22:00."],
    ["Do not drink the tap water.", "ar", "لا تشرب ماء الصنبور."],
  ])("%s, in %s: %s", (original, language, text) => {
    expect(codes(original, language, text)).toEqual([]);
  });
});

test.each(languages)("the expressions of %s are whole, and no opposites share one", (language) => {
  const all = expressions[markerLanguageOf(language)];
  expect(Object.keys(all).toSorted()).toEqual(concepts.toSorted());
  const split = (list: string) => list.split(/\|(?![^(]*\))/);
  for (const concept of concepts) {
    const list = split(all[concept]);
    expect(list.filter((one, at) => one === "" || list.indexOf(one) !== at)).toEqual([]);
  }
  for (const [one, other] of [
    ...oppositePairs.slice(0, -2),
    ["may", "must"],
    ["may", "no"],
    ["only", "except"],
  ] as const) {
    const others = new Set(split(all[other]));
    expect(split(all[one]).filter((expression) => others.has(expression))).toEqual([]);
  }
});

test("long lines are compared in linear time", () => {
  const textOf = (size: number) => "Do not smoke, a schalten ne ".repeat(size);
  const compare = (text: string) => compareMeaning(english(text), { text, language: "de" });
  expect(growthOf(textOf, compare, 300)).toBeLessThan(LINEAR);
});
