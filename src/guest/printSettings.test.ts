import { beforeAll, describe, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

const MERE = "Ring Mere next door, 021 555 010";

let world: World;
let aroha: Host;
let guidebook: { id: string; slug: string };

beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  guidebook = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  await save("property", {
    address: "48 Lakeside Road",
    city: "Wānaka",
    postcode: "9305",
    country: "New Zealand",
  });
  await save("emergency", { text: "<p>The extinguisher hangs by the door.</p><h2>More</h2><p>Torch</p>" });
});

async function save(type: string, content: unknown) {
  const { body } = await aroha.get(`/api/guidebooks/${guidebook.id}/sections`);
  const section = body.find((one: { type: string }) => one.type === type);
  expect((await aroha.put(`/api/guidebook-sections/${section.id}`, { content })).status).toBe(200);
}

const decide = (print: object, host = aroha) => host.put(`/api/guidebooks/${guidebook.id}`, { print });
const sheet = async (key: string) => (await world.guest.get(`/print/${key}`)).text;
const headings = (html: string) => [...html.matchAll(/<h2>([A-Z ]+)/g)].map(([, heading]) => heading?.trim());

describe("the print sheet", () => {
  const emergencyIn = (html: string) => /EMERGENCY<.*?<\/section>/s.exec(html)?.[0] ?? "";

  test("has the number and the host's words in its emergency block", async () => {
    await decide({ off: [], emergencyText: "" });
    const block = emergencyIn(await sheet(guidebook.slug));
    for (const words of ["111", "The extinguisher hangs"]) expect(block).toContain(words);
    expect(block).not.toContain("Torch");
  });

  test("has the whole address where a caller looks for it, next to the number, and in its foot", async () => {
    const postalAddress = "48 Lakeside Road, Wānaka 9305, New Zealand";
    const html = await sheet(guidebook.slug);
    expect(emergencyIn(html)).toContain(postalAddress);
    expect(html.slice(html.indexOf("<footer"))).toContain(postalAddress);
    await decide({ off: ["code"], emergencyText: "" });
    const withoutFoot = await sheet(guidebook.slug);
    expect(withoutFoot.split(postalAddress)).toHaveLength(2);
    expect(emergencyIn(withoutFoot)).toContain(postalAddress);
  });

  test("says nothing to its host on the page that everybody has, and leads guests to the guidebook", async () => {
    const text = await sheet(guidebook.slug);
    expect(text).not.toContain("our words");
    expect(text).toMatch(
      /Back to Dashboard.*href="http[^"]*\/view\/lake-house[^"]*"[^>]*>.*Open the guidebook/s,
    );
  });

  test("follows what its host decides at once, by every link to it", async () => {
    const created = await aroha.post(`/api/guidebooks/${guidebook.id}/share-links`, {});
    await decide({ off: [], emergencyText: "" });
    const keys = [guidebook.slug, created.body.token];
    for (const key of keys) expect(headings(await sheet(key))).toContain("HOUSE RULES");
    const off = ["code", "rules", "reviews", "wifi"];
    const decided = await decide({ off, emergencyText: ` ${MERE}\n` });
    expect(decided.body.print).toEqual({ off: ["wifi", "rules", "reviews", "code"], emergencyText: MERE });
    for (const key of keys) {
      const text = await sheet(key);
      expect(headings(text)).toEqual(["WELCOME", "CHECK OUT", "EMERGENCY"]);
      expect(text).toContain(MERE);
      expect(text).not.toContain("The extinguisher hangs");
      expect(text).not.toContain("THANK YOU");
    }
  });

  test("is decided by those who may edit", async () => {
    const vera = await world.member(aroha, "Vera", "viewer");
    expect((await decide({ off: [], emergencyText: "" }, vera)).status).toBe(403);
    expect((await decide({ off: [], emergencyText: "" }, await world.host("Bo"))).status).toBe(404);
    const { body } = await aroha.get(`/api/guidebooks/${guidebook.id}`);
    expect(body.print.emergencyText).toBe(MERE);
  });

  test.each([
    [{ off: ["everything"], emergencyText: "" }, "print.off.0"],
    [{ off: [], emergencyText: "x".repeat(241) }, "print.emergencyText"],
    [{ off: [] }, "print.emergencyText"],
  ])("takes no %j", async (print, field) => {
    const refused = await decide(print);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
  });

  test("is the same of a copy", async () => {
    const { body } = await aroha.post(`/api/guidebooks/${guidebook.id}/duplicate`, { name: "Lake Hut" });
    expect(body.print.emergencyText).toBe(MERE);
  });
});

test("what the sheet lacks is for its host alone", async () => {
  const path = `/api/guidebooks/${guidebook.id}/print/notes`;
  await decide({ off: ["welcome"], emergencyText: "" });
  expect((await aroha.get(path)).body).toEqual({
    inOurWords: ["rules", "check-out"],
    isTooLong: false,
    lacksCountry: false,
    lacksWifi: true,
    lacksContacts: true,
  });
  expect((await world.guest.get(path)).status).toBe(401);
  expect((await (await world.host("Cy")).get(path)).status).toBe(404);
});
