import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { translated, type SentLine } from "#test/hostileTranslator.ts";
import { startStandIn, type ModelRequest } from "#test/modelStandIn.ts";
import { translate, translatedSection } from "#test/translations.ts";
import { newWorld, type Host, type World } from "#test/world.ts";
import { readCsv, writeCsv } from "#core/csv.ts";

const german = { "accept-language": "de" };
const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

interface Property {
  guidebookId: string;
  /** The path of a stay's page. */
  path: string;
}

/** Opens a property with a cot to ask for, and a stay whose page has it. */
async function newProperty(world: World, aroha: Host): Promise<Property> {
  const guidebookId = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body.id;
  await aroha.put(`/api/guidebooks/${guidebookId}/access`, { access: "stays", timeZone: "Australia/Sydney" });
  await aroha.put(`/api/guidebooks/${guidebookId}/languages`, { languages: ["de"] });
  await offer(aroha, guidebookId);
  const day = (days: number) => new Date(world.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = { arrival: day(2), departure: day(5), guestName: "Anna" };
  const { token } = (await aroha.post(`/api/guidebooks/${guidebookId}/stays`, stay)).body;
  return { guidebookId, path: `/view/${token}` };
}

const offer = async (host: Host, id: string) =>
  (
    await host.put(`/api/guidebooks/${id}/extras`, [
      { kind: "other", name: "A cot", price: "$10 a night" },
      { kind: "early", price: "$20", time: "11:00" },
    ])
  ).body as { id: string }[];

describe("extras that a host translates", () => {
  let world: World;
  let aroha: Host;
  let property: Property;
  const page = async (query = "", headers = german) =>
    (await world.guest.get(property.path + query, headers)).text;
  const units = async () => (await translatedSection(aroha, property.guidebookId, "extras")).units;
  const pathOf = async (source: string) =>
    (await units()).find((unit) => unit.source === source)?.path ?? source;

  beforeAll(async () => {
    world = await newWorld();
    aroha = await world.host("Aroha");
    property = await newProperty(world, aroha);
  });

  test("are among the words of the guidebook, without prices that are figures alone", async () => {
    expect((await units()).map(({ source, state }) => [source, state])).toEqual([
      ["A cot", "missing"],
      ["$10 a night", "missing"],
    ]);
    expect(
      (await aroha.get(`/api/guidebooks/${property.guidebookId}/languages`)).body.languages,
    ).toMatchObject([{ total: 2, done: 0 }]);
    expect(await page()).toMatch(/<span lang="en">A cot<\/span> · <span lang="en">\$10 a night/);
  });

  test("are read in the guest's language, with the original one tap away", async () => {
    const saved = await translate(
      aroha,
      property.guidebookId,
      ["extras", await pathOf("A cot")],
      "Ein Kinderbett",
    );
    expect(saved.body.languages).toMatchObject([{ total: 2, done: 1 }]);
    expect(await page()).toMatch(/<span>Ein Kinderbett<\/span> · <span lang="en">\$10 a night/);
    expect(await page()).toContain('href="?original#extras">Original lesen</a>');
    const original = await page("?original");
    expect(original).toMatch(/<span lang="en">A cot<\/span>/);
    expect(original).not.toContain("Kinderbett");
    expect(await page("", { "accept-language": "fr" })).not.toContain("Kinderbett");
    expect(await page("", { "accept-language": "en" })).not.toContain("Kinderbett");
  });

  test("whose figures differ from the host's are refused", async () => {
    const place = ["extras", await pathOf("$10 a night")] as const;
    expect((await translate(aroha, property.guidebookId, place, "100 € je Nacht")).body).toMatchObject({
      code: "locked_changed",
    });
  });

  test("are in the file of translations, both ways", async () => {
    const path = `/api/guidebooks/${property.guidebookId}/translation-file`;
    const file = (await aroha.download(path)).toString();
    const rows = (readCsv(file, { rows: 500, columns: 50, lines: 500 }) ?? []).map(({ cells }) => cells);
    const key = `extras/${await pathOf("$10 a night")}`;
    expect(rows).toContainEqual(["Extras", key, "$10 a night", ""]);
    const form = new FormData();
    const filled = writeCsv([
      ["section", "key", "original", "de"],
      ["Extras", key, "$10 a night", "$10 je Nacht"],
    ]);
    form.set("file", new File([filled], "translations.csv"));
    form.set("save", "true");
    expect((await aroha.post(path, form)).body).toMatchObject({ added: 1, refusedCount: 0 });
    expect(await page()).toMatch(/<span>\$10 je Nacht<\/span>/);
  });

  test("are read in what was asked too, and after the offer is gone", async () => {
    const { body: offers } = await aroha.get(`/api/guidebooks/${property.guidebookId}/extras`);
    const wish = new URLSearchParams({ extra: offers[0].id }).toString();
    await world.guest.post(`${property.path}/extras`, wish, FORM);
    await aroha.put(`/api/guidebooks/${property.guidebookId}/extras`, []);
    expect(await page()).toMatch(/<strong><span>Ein Kinderbett<\/span>/);
    expect((await aroha.get("/api/extra-requests")).body).toMatchObject([{ name: "A cot" }]);
    await offer(aroha, property.guidebookId);
    expect(await page()).toContain("Ein Kinderbett");
  });

  test("go with a copy of the guidebook, and with the guidebook", async () => {
    const copy = (await aroha.post(`/api/guidebooks/${property.guidebookId}/duplicate`, { name: "Hut" })).body
      .id;
    await offer(aroha, copy);
    const { units: copied } = await translatedSection(aroha, copy, "extras");
    expect(copied.map(({ text }) => text)).toEqual(["Ein Kinderbett", "$10 je Nacht"]);
    const { db } = world.context;
    await db.deleteFrom("guidebooks").where("id", "=", copy).execute();
    expect(await db.selectFrom("translations").selectAll().where("owner_id", "=", copy).execute()).toEqual(
      [],
    );
  });

  test("of another account are not theirs to translate", async () => {
    const sam = await world.host("Sam");
    const [unit] = await units();
    const change = {
      language: "de",
      sectionId: "extras",
      path: unit?.path,
      digest: unit?.digest,
      text: "Nein",
    };
    expect((await sam.put(`/api/guidebooks/${property.guidebookId}/translations`, change)).status).toBe(404);
    const vera = await world.member(aroha, "Vera", "viewer");
    expect((await vera.put(`/api/guidebooks/${property.guidebookId}/translations`, change)).status).toBe(403);
  });
});

describe("extras that a model translates", () => {
  const sentLines = ({ prompt }: ModelRequest): SentLine[] =>
    JSON.parse(/<data>\n(.*)\n<\/data>/s.exec(prompt)?.[1] ?? "[]");
  let standIn: Awaited<ReturnType<typeof startStandIn>>;

  beforeAll(async () => {
    standIn = await startStandIn((request) => ({
      json: { lines: sentLines(request).map(({ id, text }) => ({ id, text: translated(text) })) },
    }));
  });
  afterAll(() => standIn.close());

  test("are translated once they are offered, and guests read that a machine did it", async () => {
    const world = await newWorld({ LLM_BASE_URL: standIn.baseUrl, LLM_MODEL: "stand-in" });
    const aroha = await world.host("Aroha");
    const property = await newProperty(world, aroha);
    world.clock.advance(60_000);
    await world.runJobs();
    const page = async () => (await world.guest.get(property.path, german)).text;
    expect(await page()).toContain(translated("A cot"));
    expect(await page()).toContain('Maschinell übersetzt. <a class="text-link" href="?original#extras">');
    await aroha.put(`/api/guidebooks/${property.guidebookId}/extras`, [
      { kind: "other", name: "Firewood for the stove" },
    ]);
    world.clock.advance(60_000);
    await world.runJobs();
    expect(await page()).toContain(translated("Firewood for the stove"));
  });
});
