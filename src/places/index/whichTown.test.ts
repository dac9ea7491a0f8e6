import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { completePostalAddress } from "#places/index/complete.server.ts";
import { importPlaces } from "#places/index/import.server.ts";
import { locatePostalAddress } from "#places/index/locate.server.ts";
import { shippedLocalities } from "#places/localities.ts";
import { newWorld, type Host } from "#test/world.ts";

const world = await newWorld();
const { db } = world.context;
const now = world.clock.now();
let aroha: Host;

const node = (id: number, lat: number, lon: number, tags: Record<string, string>) => ({
  type: "node",
  id,
  lat,
  lon,
  tags,
});

beforeAll(async () => {
  aroha = await world.host("Aroha");
  const elements = [
    node(1, 35.8989, 14.5146, { place: "city", name: "Valletta" }),
    node(2, 35.8732, 14.4425, { highway: "residential", name: "Valletta Road", "addr:city": "Mosta" }),
    node(3, 60.1699, 24.9384, { place: "city", name: "Helsinki" }),
    node(4, 47.1686, 9.508, { place: "village", name: "Schaan" }),
    node(5, 47.1685, 9.509, { "addr:street": "Landstrasse", "addr:housenumber": "8", "addr:city": "Schaan" }),
    node(6, 39.2904, -76.6122, { place: "city", name: "Baltimore", "addr:state": "MD" }),
    node(7, -33.8725, 151.12, {
      "addr:street": "High Street",
      "addr:housenumber": "12",
      "addr:suburb": "Croydon",
      "addr:state": "NSW",
    }),
    node(9, -37.868, 144.98, {
      "addr:street": "Acland Street",
      "addr:housenumber": "12",
      "addr:suburb": "St Kilda",
      "addr:state": "VIC",
    }),
    node(20, 35.956, 14.362, { place: "town", name: "Il-Mellieħa" }),
    ...["Heights", "Bay", "Ridge", "Gardens", "Park", "Village", "Valley"].map((part, at) =>
      node(21 + at, 35.95 + at / 1000, 14.36, { place: "suburb", name: `Mellieħa ${part}` }),
    ),
    // Each of its streets has its name too, and they occur more often.
    ...Array.from({ length: 80 }, (_, at) =>
      node(100 + at, 35.955, 14.361, {
        "addr:street": `Triq ${"abcdefghij"[at % 10]}${"klmnopqr"[at >> 3]}`,
        "addr:housenumber": "1",
        "addr:city": "Il-Mellieħa",
      }),
    ),
    node(8, 35.6939, 139.7036, { place: "suburb", name: "新宿", "name:en": "Shinjuku" }),
  ];
  const file = join(mkdtempSync(join(tmpdir(), "towns-")), "towns.json");
  writeFileSync(file, JSON.stringify({ elements }));
  await importPlaces(db, file, { now });
});

/** "Croydon, Queensland 4871 AU", the choices, or null. */
async function where(text: string, placeId?: string) {
  const found = await locatePostalAddress(db, { text, placeId });
  if ("choices" in found) return found.choices.map(({ description }) => description);
  if (!found.located) return null;
  const { locality, state, postcode, country } = found.located;
  return [`${locality}, ${state}`, postcode, country].filter(Boolean).join(" ");
}

describe("a town, its state and its postcode", () => {
  test.each([
    ["Croydon QLD 4871", "Croydon, Queensland 4871 AU"],
    ["12 High Street, Croydon QLD 4871", "Croydon, Queensland 4871 AU"],
    ["12 High Street, Croydon NSW", "Croydon, New South Wales 2132 AU"],
    ["12 Acland Street, St Kilda VIC", "St Kilda, Victoria 3182 AU"],
    ["12 Acland Street St Kilda VIC", "St Kilda, Victoria 3182 AU"],
    ["Croydon, Sydney", "Croydon, New South Wales 2132 AU"],
    ["Halls Gap VIC", "Halls Gap, Victoria 3381 AU"],
    ["Rose Cottage, 5 Gap Road, Halls Gap VIC 3381", "Halls Gap, Victoria 3381 AU"],
    ["The Gap NT", "The Gap, Northern Territory 0870 AU"],
    ["Strahan", "Strahan, Tasmania 7468 AU"],
    ["Coles Bay TAS", "Coles Bay, Tasmania 7215 AU"],
    ["Thredbo NSW 2625", "Thredbo, New South Wales 2625 AU"],
    ["Huskisson 2540", "Huskisson, New South Wales 2540 AU"],
    ["Queenstown, New Zealand", "Queenstown, Otago 9348 NZ"],
    ["Tasmania", null],
  ])("%s is in one place", async (text, expected) => expect(await where(text)).toBe(expected));

  test("a town is found without its article, however many have its name in theirs", async () => {
    expect(await where("Mellieħa, Malta")).toBe("Il-Mellieħa,  MT");
    expect(await where("Entrance NSW")).toBe("The Entrance, New South Wales 2261 AU");
  });

  test("where they do not go together the host is shown both", async () => {
    expect(await where("Croydon NSW 4871")).toEqual([
      "Croydon NSW 2132, Australia",
      "Croydon QLD 4871, Australia",
    ]);
    expect(await where("Halls Gap NSW")).toEqual(["Halls Gap VIC 3381, Australia"]);
    expect(await where("3 Foreshore Road, Strahan TAS 7250")).toContain(
      "3 Foreshore Road, Strahan TAS 7468, Australia",
    );
    expect(await where("Strahan TAS 7250")).toContain("Launceston TAS 7250, Australia");
  });

  test("a name that several towns have is asked about, also where the map has its street in one of them", async () => {
    expect(await where("Perth")).toEqual(["Perth WA, Australia", "Perth TAS 7300, Australia"]);
    const choices = await where("12 High Street, Croydon");
    expect(choices).toContain("12 High Street, Croydon NSW, Australia");
    expect(choices).toContain("12 High Street, Croydon VIC 3136, Australia");
    expect(await where("12 Strand Street, Denmark")).toEqual([
      "12 Strand Street, Denmark WA 6333, Australia",
    ]);
  });

  test("a town that was chosen holds, whatever was typed", async () => {
    const { choices } = await ask("5 Low Street, Croydon");
    const chosen = choices.find(({ description }) => description.includes("QLD"));
    expect(await where("5 Low Street, Croydon", chosen?.placeId)).toBe("Croydon, Queensland 4871 AU");
  });
});

describe("a town abroad that the map has", () => {
  test.each([
    ["Valletta, Malta", "Valletta,  MT"],
    ["Helsinki, Finland", "Helsinki,  FI"],
    ["9494 Schaan, Liechtenstein", "Schaan,  9494 LI"],
    ["8 Landstrasse, 9494 Schaan, Liechtenstein", "Schaan,  9494 LI"],
    ["Landstrasse 8, FL-9494 Schaan, Liechtenstein", "Schaan,  FL-9494 LI"],
    ["Baltimore, MD 21224, USA", "Baltimore, MD 21224 US"],
    ["1 Eastern Avenue, Baltimore, MD, USA", "Baltimore, MD US"],
    ["Baltimore, MD 21224", "Baltimore, MD 21224 US"],
    ["Shinjuku, Japan", "Shinjuku,  JP"],
    ["Valletta, Italy", null],
  ])("%s", async (text, expected) => expect(await where(text)).toBe(expected));
});

test("nearly every locality is found by its name and by its postcode, and none in another state", async () => {
  const all = shippedLocalities().filter(({ country }) => country === "AU");
  const some = all.filter((_, at) => at % 38 === 7);
  let byName = 0;
  let byPostcode = 0;
  let wrong = 0;
  for (const { name, state, postcodes } of some) {
    const offered = await completePostalAddress(db, `${name} ${state}`, "AU");
    expect(offered[0]?.description).toContain(name);
    const stated = await locatePostalAddress(db, { text: `${name} ${state}` });
    if (!("choices" in stated) && stated.located?.state === state && stated.located.locality === name)
      byName += 1;
    else if ("choices" in stated && stated.choices.some(({ mainText }) => mainText === name)) byName += 1;
    const coded = await locatePostalAddress(db, { text: `${name} ${postcodes[0] ?? state}` });
    const found = "choices" in coded ? null : coded.located;
    if (found && `${found.locality} ${found.state}` !== `${name} ${state}`) wrong += 1;
    if (found || "choices" in coded) byPostcode += 1;
  }
  expect(some.length).toBeGreaterThan(400);
  expect(wrong).toBe(0);
  expect(byName / some.length).toBeGreaterThanOrEqual(0.99);
  expect(byPostcode / some.length).toBeGreaterThanOrEqual(0.99);
});

test("generation asks which town is meant, makes nothing, and goes on with the answer", async () => {
  const request = { name: "Low Tide", propertyAddress: "5 Low Street, Croydon", notes: "Two dogs." };
  const refused = await aroha.post("/api/guidebooks/generate-enhanced", request);
  expect(refused.status).toBe(409);
  const { code, choices } = refused.body as {
    code: string;
    choices: { placeId: string; description: string }[];
  };
  expect(code).toBe("which_place");
  expect((await aroha.get("/api/guidebooks")).body).toEqual([]);
  const [chosen] = choices.filter(({ description }) => description.includes("QLD 4871"));
  const made = await aroha.post("/api/guidebooks/generate-enhanced", {
    ...request,
    propertyAddress: chosen?.description,
    placeId: chosen?.placeId,
  });
  expect(made.status).toBe(201);
});

async function ask(text: string) {
  const found = await locatePostalAddress(db, { text });
  if (!("choices" in found)) throw new Error(`${text} was not asked about`);
  return found;
}
