import { afterEach, describe, expect, test, vi } from "vitest";
import { contentProcesses } from "#guidebooks/contentProcesses.server.ts";
import { languageOfTexts } from "#guidebooks/writtenLanguage/languageOfTexts.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { ok } from "#core/refusal.ts";
import { newWorld, type Host } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");

const german =
  "<p>Der Schlüssel liegt im Kasten neben der Haustür. Der Code steht in Ihrer Buchung. Bitte ziehen Sie die Schuhe aus und lüften Sie jeden Morgen zehn Minuten.</p>";
const english =
  "<p>The key is in the box next to the front door. The code is in your booking. Please take off your shoes and open the windows for ten minutes every morning.</p>";

async function guidebookWith(host: Host, text: string, given: { language?: Language } = {}) {
  const { id } = (await host.post("/api/guidebooks", { name: "Hut", ...given })).body;
  await write(host, id, text);
  return id as string;
}

async function write(host: Host, id: string, text: string) {
  const sections = (await host.get(`/api/guidebooks/${id}/sections`)).body as { id: string; type: string }[];
  const welcome = sections.find(({ type }) => type === "welcome");
  expect((await host.put(`/api/guidebook-sections/${welcome?.id}`, { content: { text } })).status).toBe(200);
}

afterEach(() => void vi.restoreAllMocks());

/** Finds languages with a function, and leaves the other content jobs as they are. */
function findLanguageWith(find: () => Promise<Language>) {
  const run = contentProcesses.run.bind(contentProcesses);
  vi.spyOn(contentProcesses, "run").mockImplementation(async (...call) =>
    call[1] === "findLanguage" ? ok(await find()) : run(...call),
  );
}

const languageOf = async (id: string) => {
  const { language, languageBy } = (await aroha.get(`/api/guidebooks/${id}`)).body;
  return [language, languageBy];
};

describe("a guidebook whose host chose no language", () => {
  test("is in the one that the host writes in, and follows it", async () => {
    const id = await guidebookWith(aroha, german);
    expect(await languageOf(id)).toEqual(["de", "found"]);
    await write(aroha, id, english);
    expect(await languageOf(id)).toEqual(["en", "found"]);
  });

  test("has it in the activity list, once", async () => {
    const host = await world.host("Hana");
    const id = await guidebookWith(host, german);
    await write(host, id, german.replace("Kasten", "Schrank"));
    const activities = (await host.get("/api/account/activity")).body as { name: string; deed: string }[];
    const found = activities.filter(
      ({ deed }) => deed === "set the language of a guidebook to what is written",
    );
    expect(found).toEqual([expect.objectContaining({ name: "The server", times: 1 })]);
  });

  test("is saved and stays as it is where the language cannot be found", async () => {
    findLanguageWith(() => Promise.reject(new Error("The process ended.")));
    expect(await languageOf(await guidebookWith(aroha, german))).toEqual(["en", "default"]);
    const message = "the language of a guidebook could not be found";
    expect(world.logged).toContainEqual(expect.objectContaining({ msg: message }));
  });

  test("stays in English while little is written, and while it is written in two", async () => {
    expect(await languageOf(await guidebookWith(aroha, "<p>Willkommen!</p>"))).toEqual(["en", "default"]);
    expect(await languageOf(await guidebookWith(aroha, german + english))).toEqual(["en", "default"]);
  });

  test("is in the language of the manual that it is made from", async () => {
    const text = german.replaceAll(/<[^>]+>/g, "");
    const target = { section: "welcome", field: "text" };
    const sentences = [{ line: 0, text, form: "sentence", target }];
    const { status, body } = await aroha.post("/api/manuals", { name: "Hütte", sentences });
    expect(status).toBe(201);
    expect(await languageOf(body.guidebookId)).toEqual(["de", "found"]);
  });
});

describe("a guidebook whose host chose a language", () => {
  test("keeps it, whatever is written", async () => {
    expect(await languageOf(await guidebookWith(aroha, german, { language: "en" }))).toEqual(["en", "host"]);
    const id = await guidebookWith(aroha, german);
    await aroha.put(`/api/guidebooks/${id}`, { language: "en" });
    await write(aroha, id, german.replace("Kasten", "Schrank"));
    expect(await languageOf(id)).toEqual(["en", "host"]);
  });

  test("keeps it if it was chosen while another was being found", async () => {
    const { id } = (await aroha.post("/api/guidebooks", { name: "Hut" })).body;
    findLanguageWith(async () => {
      await aroha.put(`/api/guidebooks/${id}`, { language: "en" });
      return "de";
    });
    await write(aroha, id, german);
    expect(await languageOf(id)).toEqual(["en", "host"]);
  });
});

const texts: Record<Language, string> = {
  en: english,
  "zh-Hans":
    "请把垃圾放在门口的绿色桶里，星期二早上收。钥匙在门边的密码盒里，请不要带走。厨房里有咖啡机和电饭锅，欢迎使用。",
  "zh-Hant":
    "請把垃圾放在門口的綠色桶裡，星期二早上收。鑰匙在門邊的密碼盒裡，請不要帶走。廚房裡有咖啡機和電鍋，歡迎使用。",
  ja: "鍵は玄関の横のキーボックスに入っています。ゴミは火曜日の朝に緑の箱に入れてください。台所にはコーヒーメーカーがあります。",
  ko: "열쇠는 현관 옆 열쇠함에 있습니다. 쓰레기는 화요일 아침에 초록색 통에 넣어 주세요. 부엌에는 커피 머신이 있으니 편하게 쓰세요.",
  de: german,
  fr: "La clé se trouve dans la boîte à côté de la porte d'entrée. Le code est dans votre réservation. Merci d'enlever vos chaussures et d'aérer dix minutes chaque matin.",
  es: "La llave está en la caja al lado de la puerta de entrada. El código está en su reserva. Por favor, quítense los zapatos y ventilen diez minutos cada mañana.",
  it: "La chiave si trova nella cassetta accanto alla porta d'ingresso. Il codice è nella prenotazione. Vi preghiamo di togliere le scarpe e di arieggiare ogni mattina.",
  pt: "A chave está na caixa ao lado da porta de entrada. O código está na sua reserva. Por favor, tirem os sapatos e abram as janelas dez minutos todas as manhãs.",
  nl: "De sleutel ligt in het kastje naast de voordeur. De code staat in uw boeking. Doe alstublieft uw schoenen uit en lucht het huis elke ochtend tien minuten.",
  id: "Kunci ada di dalam kotak di sebelah pintu depan. Kodenya ada di pemesanan Anda. Mohon lepaskan sepatu dan bukalah jendela selama sepuluh menit setiap pagi.",
  ar: "المفتاح في الصندوق بجانب الباب الأمامي. الرمز موجود في حجزكم. يرجى خلع الأحذية وفتح النوافذ لمدة عشر دقائق كل صباح، وشكرا لكم على تعاونكم معنا في هذا البيت.",
};

test.each(Object.entries(texts))("finds %s in what is written", (language, text) => {
  expect(languageOfTexts([text])).toBe(language);
});
