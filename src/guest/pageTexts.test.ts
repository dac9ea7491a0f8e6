import { describe, expect, test } from "vitest";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");

async function newGuidebook(contents: Record<string, object> = {}) {
  const { body } = await aroha.post("/api/guidebooks", { name: "Lake House" });
  const sections = (await aroha.get(`/api/guidebooks/${body.id}/sections`)).body;
  for (const { id, type } of sections)
    if (contents[type]) await aroha.put(`/api/guidebook-sections/${id}`, { content: contents[type] });
  return body.slug as string;
}

const property = {
  propertyName: "The Boathouse",
  address: "48 Lakeside Road",
  city: "Wānaka",
  country: "New Zealand",
};
const pageOf = async (kind: string, slug: string) => (await world.guest.get(`/${kind}/${slug}`)).text;
/** Returns the text of each element that the pattern matches, without tags and soft hyphens. */
const textsOf = (html: string, elements: RegExp) =>
  [...html.matchAll(elements)].map(([element]) =>
    element
      .replaceAll(/<(svg|small|style)\b.*?<\/\1>/gs, "")
      .replaceAll(/<[^>]+>/g, "")
      .replaceAll("\u00AD", "")
      .replaceAll("&amp;", "&")
      .trim(),
  );
const first = (html: string, elements: RegExp) => textsOf(html, elements)[0];

describe("the guest page", () => {
  test("has these tiles in this order, and a page for each with a way back", async () => {
    const html = await pageOf("view", DEMO_KEY);
    const tiles = textsOf(html, /<a href="#\w+" class="tile.*?<\/a>/gs);
    expect(tiles).toEqual([
      "House Info",
      "Check In",
      "Amenities",
      "Kitchen & Other Areas",
      "House Rules",
      "How-To Guides",
      "WiFi",
      "Emergency",
      "Transportation",
      "Places To See",
      "Things to do",
      "Shopping",
      "Places To Eat",
      "Your Nearest",
      "Check Out",
      "Local Recommendations",
    ]);
    expect(textsOf(html, /<section id="\w+" class="page".*?<\/h2>/gs)).toEqual(tiles);
    expect(textsOf(html, /<a class="hero-back" href="#welcome-grid">.*?<\/a>/gs)).toEqual([
      "Back to Welcome",
    ]);
    expect(first(html, /<p class="hero-subtitle">.*?<\/p>/g)).toBe("Digital Guidebook");
  });

  test("says at its foot where the property is, else the guidebook's name", async () => {
    const foot = async (slug: string) => first(await pageOf("view", slug), /<footer.*?<\/p>/gs);
    expect(await foot(await newGuidebook())).toBe("Lake House");
    expect(await foot(await newGuidebook({ property }))).toBe("48 Lakeside Road, Wānaka, New Zealand");
  });
});

describe("the print sheet", () => {
  test("has a way back, a button, and these blocks", async () => {
    const html = await pageOf("print", await newGuidebook());
    expect(html).toMatch(/<a href="\/"[^>]*>(?:(?!<\/a>).)*Back to Dashboard<\/a>/s);
    expect(textsOf(html, /<button.*?<\/button>/gs)).toEqual(["Print Guidebook", "Copy"]);
    expect(textsOf(html, /<h2>.*?<\/h2>/gs)).toEqual([
      "WELCOME",
      "WIFI NETWORK",
      "PASSWORD",
      "HOUSE RULES",
      "CHECK OUT",
      "EMERGENCY",
      "REVIEWS",
    ]);
  });

  test("ends with a code, the address or what the code is for, and a thank-you", async () => {
    const foot = async (slug: string) => first(await pageOf("print", slug), /<footer.*?<\/footer>/gs);
    const thanks = "THANK YOU FOR CHOOSING TO STAY WITH US";
    const blank = await newGuidebook();
    expect(await foot(blank)).toMatch(
      new RegExp(`^SCAN QR CODE FOR DIGITAL GUIDEBOOK.+/view/${blank}.*${thanks}$`),
    );
    const located = await foot(await newGuidebook({ property }));
    expect(located).toContain("48 Lakeside Road, Wānaka, New Zealand");
    expect(located).toContain(thanks);
  });
});

describe("the QR page", () => {
  test("is titled with the property's name and address, else with the guidebook's name", async () => {
    const card = async (slug: string) => textsOf(await pageOf("qr", slug), /<(h1|span)\b.*?<\/\1>/gs);
    expect((await card(await newGuidebook()))[0]).toBe("Lake House");
    const located = await card(await newGuidebook({ property }));
    expect(located.slice(0, 4)).toEqual(["The Boathouse", "48 Lakeside Road", "Wānaka", "New Zealand"]);
  });

  test("has a button to print it and a way back", async () => {
    const html = await pageOf("qr", await newGuidebook());
    expect(html).toContain("Scan to view guidebook");
    expect(textsOf(html, /<button.*?<\/button>/gs)).toEqual(["Copy", "Print QR Code"]);
    expect(textsOf(html, /<a href="\/" data-back.*?<\/a>/gs)).toEqual(["Back"]);
    expect(html).toMatch(/<p hidden="" data-host="">.*href="\/cards\?home=/s);
  });
});
