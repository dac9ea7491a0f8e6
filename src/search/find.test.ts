import { describe, expect, test } from "vitest";
import type { Language } from "#core/i18n/languages.ts";
import { findPassages } from "#search/find.ts";
import type { Passage } from "#search/passage.ts";
import { newPassageIndex } from "#search/passageIndex.ts";
import { vocabulariesOf } from "#search/vocabularies.ts";

/** The first result: `lines` are "section | heading | text". */
async function search(query: string, lines: string[], languages: Language[] = ["en"]) {
  const [language = "en"] = languages.slice(-1);
  const passages = lines.map((line, at): Passage => {
    const [section = "", heading = "", text = ""] = line.split(" | ");
    return {
      section,
      title: { text: section, language: "en" },
      heading: heading ? { text: heading, language } : null,
      name: "",
      text: { text, language },
      isFirst: !lines.slice(0, at).some((one) => one.startsWith(`${section} `)),
    };
  });
  const index = newPassageIndex(passages, await vocabulariesOf(languages));
  return findPassages(index, query);
}

const first = async (...given: Parameters<typeof search>) => (await search(...given))[0]?.passage.text.text;

const lakeHouse = [
  "welcome |  | Coffee down a lane off Helwick Street in Wānaka, open from early morning.",
  "howto | Heat pump | Press the sun on the remote and choose 21 degrees.",
  "howto | The oven | Turn the left knob to the fan.",
  "amenities |  | The hair dryer is in the second drawer. Two travel cots are in the cupboard.",
  "departure |  | Put the bins at the end of the drive on Wednesday.",
  "wifi | Password | slow-morning-42",
  "checkin |  | The keypad is beside the front door; push the handle down.",
];

describe("a guest finds", () => {
  test.each([
    ["case and accents set aside", "WANAKA", "Coffee down a lane"],
    ["a word with a typo in it", "remoet", "Press the sun"],
    ["a longer one with two", "helwickk streat", "Coffee down a lane"],
    ["one of several", "travel cot", "The hair dryer"],
    ["words that are written apart", "hairdryer", "The hair dryer"],
    ["words that are written in one", "pass word", "slow-morning-42"],
    ["another word for it", "rubbish", "Put the bins"],
    ["the thing that does it", "heater", "Press the sun"],
    ["a question by its words", "How do I turn on the oven?", "Turn the left knob"],
    ["a word that is still being typed", "hel", "Coffee down a lane"],
    ["what stands only in the heading", "oven", "Turn the left knob"],
  ])("%s", async (_, query, text) => {
    expect(await first(query, lakeHouse)).toMatch(new RegExp(`^${text}`));
  });

  test("nothing where nothing says it", async () => {
    for (const query of ["sauna", "Is there a swimming pool?", "tennis court", "submarine", "the", ""])
      expect(await first(query, lakeHouse)).toBeUndefined();
  });

  test.each([
    ["de", "Wäsche", "amenities |  | Die Waschmaschine steht im Keller."],
    ["de", "Fußbodenheizung", "howto |  | Die Fussbodenheizung braucht zwei Stunden."],
    ["de", "Schluessel", "checkin |  | Der Schlüssel liegt im Tresor."],
    ["ja", "ごみ", "departure |  | ゴミは三つの箱に分けてください。"],
    ["ja", "お風呂の沸かし方を教えてください", "howto |  | 台所のパネルでお風呂を沸かせます。"],
    ["zh-Hans", "热水器怎么用", "howto |  | 热水靠太阳能，阴天请打开开关。"],
    ["ko", "와이파이 비밀번호가 뭐예요?", "wifi |  | 와이파이 비밀번호는 벽에 있습니다."],
    ["ar", "أين المفتاح؟", "checkin |  | مفتاح الشقة في الصندوق."],
    ["ar", "الإضاءه", "howto |  | الإضاءة من اللوحة بجانب السرير."],
    ["fr", "ou se garer", "checkin |  | Deux voitures tiennent sous le platane, garez-vous là."],
    ["es", "¿Dónde aparco?", "checkin |  | En la calle se aparca sin pagar."],
    ["nl", "afwasmachine", "kitchen |  | De vaatwasser draait drie uur."],
  ] as const)("in %s: %s", async (language, query, line) => {
    const others = ["places |  | 123", "dining |  | ABC"];
    expect(await first(query, [...others, line], [language])).toBe(line.split(" | ")[2]);
  });
});

/** The same questions in thirteen languages, against a guidebook in English. */
const cases: Record<Language, [bins: string, heatPump: string, password: string, door: string]> = {
  en: ["garbage", "radiator", "wifi password", "entrance"],
  "zh-Hans": ["垃圾扔哪里", "暖气", "密码是多少", "入口"],
  "zh-Hant": ["垃圾桶", "暖氣", "密碼", "門鎖"],
  ja: ["ゴミ", "暖房", "パスワード", "玄関"],
  ko: ["쓰레기는 어디에 버려요?", "난방", "비밀번호", "현관"],
  de: ["Wohin mit dem Müll?", "Heizung", "Kennwort", "Haustür"],
  fr: ["poubelles", "chauffage", "mot de passe", "porte"],
  es: ["¿dónde tiro la basura?", "calefacción", "contraseña", "puerta"],
  it: ["spazzatura", "riscaldamento", "password", "porta"],
  pt: ["lixo", "aquecimento", "senha", "porta"],
  nl: ["vuilnis", "verwarming", "wachtwoord", "voordeur"],
  id: ["sampah", "pemanas", "kata sandi", "pintu"],
  ar: ["القمامة", "تدفئة", "كلمة المرور", "الباب"],
};

test.each(Object.entries(cases))(
  "a guest searches in %s what is written in English",
  async (tag, queries) => {
    const language = tag as Language; // the cases have one for each
    const found = await Promise.all(queries.map((query) => first(query, lakeHouse, [language, "en"])));
    expect(found).toEqual([
      expect.stringMatching(/^Put the bins/),
      expect.stringMatching(/^Press the sun/),
      "slow-morning-42",
      expect.stringMatching(/^The keypad/),
    ]);
  },
);

test("what matched is marked, in order", async () => {
  const [found] = await search("hair dryer cupboard", lakeHouse);
  const { text } = found?.passage.text ?? { text: "" };
  expect(found?.marks.map(([start, end]) => text.slice(start, end))).toEqual(["hair dryer", "cupboard"]);
});

test("words of another language with the same letters are not it", async () => {
  const lines = ["rules |  | No more than four people.", "howto | The oven | Turn the left knob."];
  expect(await first("four", lines, ["fr", "en"])).toBe("Turn the left knob.");
});

test("of several sentences the one that has an answer is answered", async () => {
  const query = "My sister comes on Monday with her twins and their grandmother. Where do we park?";
  const lines = [...lakeHouse, "checkin |  | Two cars fit into the garage."];
  expect(await first(query, lines)).toBe("Two cars fit into the garage.");
});

test("a sentence is answered by its matter, whatever else is in it", async () => {
  expect(await first("my hair is wet, is there a dryer or somesuch gadget", lakeHouse)).toMatch(
    /^The hair dryer/,
  );
  expect(await first("can we bring our guinea piglets to the sauna", lakeHouse)).toBeUndefined();
});

test("words that nobody knows do not hide the one that says it", async () => {
  const lines = [...lakeHouse, "services |  | The pharmacy is next to the bakery."];
  expect(await first("flibberty snorkish pharmacy", lines)).toBe("The pharmacy is next to the bakery.");
  expect(
    await first("cost of a flibberty", [...lakeHouse, "services |  | Taxi, 20 dollars."]),
  ).toBeUndefined();
});

test("where something fails, how to mend it goes before a bare fact", async () => {
  const lines = [
    "wifi | Network | LakeHouse",
    "wifi |  | The box on the shelf comes back when you unplug the wifi and wait, should the internet be slow.",
  ];
  expect(await first("wifi keeps dropping out", lines)).toMatch(/^The box/);
  expect(await first("wifi", lines)).toBe("LakeHouse");
});
