import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { translate, writeSection } from "#test/translations.ts";
import { readCsv, writeCsv } from "#core/csv.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

let world: World;
let aroha: Host;
let at: { id: string; slug: string };

const passage = '<div class="stay-only"><p>The key is in the blue pot</p></div>';

beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
});

beforeEach(async () => {
  at = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  await aroha.put(`/api/guidebooks/${at.id}/languages`, { languages: ["de", "ja"] });
  await writeSection(aroha, at.id, "rules", { rules: ["Quiet after 22:00", "+64 21 555 010 is Mere"] });
  await writeSection(aroha, at.id, "checkin", { doorCode: "7391#", details: `<p>By the gate</p>${passage}` });
  await writeSection(aroha, at.id, "welcome", { text: "<p>The <strong>blue</strong> door</p>" });
});

const download = async (query = "", who = aroha) =>
  (await who.download(`/api/guidebooks/${at.id}/translation-file${query}`)).toString();
const rowsOf = (file: string) =>
  (readCsv(file, { rows: 5000, columns: 50, lines: 20_000 }) ?? []).map(({ cells }) => cells);

function upload(file: string | Uint8Array, save = false, who = aroha) {
  const form = new FormData();
  form.set("file", new File([typeof file === "string" ? file : Uint8Array.from(file)], "translations.csv"));
  if (save) form.set("save", "true");
  return who.post(`/api/guidebooks/${at.id}/translation-file`, form);
}

const page = async () => (await world.guest.get(`/view/${at.slug}`, { "accept-language": "de" })).text;

describe("an exported file", () => {
  test("has the words and what they are in each language, and no secret unless it is ticked", async () => {
    await translate(aroha, at.id, ["rules", "rules.0"], "Leise nach 22:00");
    const file = await download();
    expect(file.startsWith("\uFEFFsection,key,original,ja,de\r\n")).toBe(true);
    expect(rowsOf(file).slice(1)).toEqual([
      ["Welcome Message", "welcome/text", "<p>The <strong>blue</strong> door</p>", "", ""],
      ["House Rules", "rules/rules.0", "Quiet after 22:00", "", "Leise nach 22:00"],
      ["House Rules", "rules/rules.1", "+64 21 555 010 is Mere", "", ""],
    ]);
    expect(file).toContain("'+64 21 555 010 is Mere");
    expect(file).not.toMatch(/blue pot|7391/);
    const withSecrets = await download("?secrets=true");
    expect(withSecrets).toContain("blue pot");
    expect(withSecrets).not.toContain("7391");
  });

  test("is for who may edit", async () => {
    const vera = await world.member(aroha, "Vera", "viewer");
    const bo = await world.host("Bo");
    const status = async (who: Host) => [
      (await who.get(`/api/guidebooks/${at.id}/translation-file`)).status,
      (await upload("a,b", false, who)).status,
    ];
    expect(await status(vera)).toEqual([403, 403]);
    expect(await status(bo)).toEqual([404, 404]);
  });
});

/** The exported file with the German of some rows filled in, by key. */
const inGerman = async (german: Record<string, string>) => {
  const [header = [], ...rows] = rowsOf(await download("?secrets=true"));
  const column = header.indexOf("de");
  return writeCsv([
    header,
    ...rows.map((cells) => cells.with(column, german[cells[1] ?? ""] ?? cells[column] ?? "")),
  ]);
};

describe("an imported file", () => {
  test("is shown first, then saved, and read by guests at once", async () => {
    const file = await inGerman({
      "rules/rules.0": "Leise nach 22:00",
      "welcome/text": "<p>Die <strong>blaue</strong> Tür</p>",
    });
    const seen = await upload(file);
    expect(seen.body).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      refused: [],
      refusedCount: 0,
      ignored: [],
      saved: false,
    });
    expect(await page()).not.toContain("Leise");
    expect((await upload(file, true)).body).toMatchObject({ added: 2, saved: true });
    expect(await page()).toContain("Leise nach 22:00");
    expect(await page()).toContain("Die <strong>blaue</strong> Tür");
    expect((await upload(file)).body).toMatchObject({ added: 0, unchanged: 2 });
    const other = await inGerman({ "rules/rules.0": "Bitte leise nach 22:00" });
    expect((await upload(other, true)).body).toMatchObject({ changed: 1, unchanged: 1 });
  });

  test("is refused row by row where a number, a link, a secret or the form differs, with what it is", async () => {
    const file = await inGerman({
      "rules/rules.0": "Leise nach 23:00",
      "rules/rules.1": "Mere: +64 21 555 011",
      "welcome/text": "<p>Die blaue Tür</p>",
      "checkin/details": "<p>Am Tor. Der Schlüssel ist im blauen Topf</p>",
    });
    const { body } = await upload(file, true);
    expect(body).toMatchObject({ added: 0, changed: 0, refusedCount: 4 });
    expect(
      body.refused.map(({ row, key, reasons }: { row: number; key: string; reasons: string[] }) => [
        row,
        key,
        ...reasons,
      ]),
    ).toEqual([
      [2, "welcome/text", "Use the same lists, links, bold words and pictures as the original."],
      [3, "checkin/details", "Keep the translation of a part that only some guests see inside that part."],
      [
        4,
        "rules/rules.0",
        "Add “22:00”, as in the original.",
        "Take out “23:00”: the original does not have it.",
      ],
      [
        5,
        "rules/rules.1",
        "Add “+64 21 555 010”, as in the original.",
        "Take out “+64 21 555 011”: the original does not have it.",
      ],
    ]);
    expect(await page()).toContain("Quiet after 22:00");
  });

  test("knows words that have changed, gone or moved since it was made", async () => {
    const file = await inGerman({
      "rules/rules.0": "Leise nach 22:00",
      "rules/rules.1": "Mere ist +64 21 555 010",
    });
    await writeSection(aroha, at.id, "rules", { rules: ["Quiet after 21:00", "Quiet after 22:00"] });
    const { body } = await upload(file, true);
    expect(body).toMatchObject({
      added: 1,
      refused: [{ reasons: ["The original has changed since this file was made. Export it again."] }],
    });
    expect(await page()).toContain("Leise nach 22:00");
    await writeSection(aroha, at.id, "rules", { rules: [] });
    expect((await upload(file)).body.refused[0].reasons).toEqual([
      "The guidebook no longer has these words.",
    ]);
  });

  test("is read as spreadsheets write it, and what is no such file is refused with a sentence", async () => {
    const german =
      "key;original;de;fr\r\nrules/rules.0;Quiet after 22:00;Leise nach 22:00 – größer;Silence\r\n";
    const latin = Uint8Array.from(german.replace("–", "-"), (sign) => sign.charCodeAt(0));
    expect((await upload(latin)).body).toMatchObject({ added: 1, ignored: ["fr"] });
    for (const file of ["", "a,b,c", "\u0000\u0001"]) {
      const refused = await upload(file);
      expect([refused.status, refused.body.code]).toEqual([400, "not_translations"]);
    }
    const long = writeCsv([["key", "original"], ...Array.from({ length: 5001 }, () => ["a", "b"])]);
    expect((await upload(long)).body.message).toContain("more than 5,000 rows");
    expect((await upload(" ".repeat(6_000_000))).status).toBe(413);
  });

  test("of shared words is refused where others use them whom the caller may not edit", async () => {
    const second = (await aroha.post("/api/guidebooks", { name: "Flat" })).body;
    const { id: sectionId } = await writeSection(aroha, at.id, "rules", { rules: ["Quiet after 22:00"] });
    await aroha.post("/api/shared-sections", { sectionId, guidebookIds: [second.id] });
    const file = await inGerman({ "rules/rules.0": "Leise nach 22:00" });
    const carl = await world.member(aroha, "Carl", "editor", { guidebooks: [at.id] });
    expect((await upload(file, true, carl)).body).toMatchObject({
      added: 0,
      refused: [{ reasons: ["This section is shared with guidebooks that you cannot change."] }],
    });
  });
});
