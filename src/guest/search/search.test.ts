import { beforeAll, describe, expect, test } from "vitest";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

let world: World;
let aroha: Host;
let id: string;
let slug: string;
beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  ({ id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body);
  const { body: sections } = await aroha.get(`/api/guidebooks/${id}/sections`);
  const write = (type: string, content: object) => {
    const section = sections.find((one: { type: string }) => one.type === type);
    return aroha.put(`/api/guidebook-sections/${section.id}`, { content });
  };
  await write("checkin", { doorCode: "48170", details: "<p>The keypad is beside the yellow door.</p>" });
  await write("wifi", { networkName: "Lakehouse", password: "slow-morning-42" });
  await write("howto", { items: [{ title: "Heat pump", description: "<p>Press the sun.</p>" }] });
});

const search = (query: string, key = slug, headers = {}) =>
  world.guest.get(`/view/${key}/search?q=${encodeURIComponent(query)}`, headers);

describe("a search without script", () => {
  test("answers with the passage, its section and what matched", async () => {
    const { status, text } = await search("How do I turn on the heater?");
    expect(status).toBe(200);
    expect(text).toContain(`<a href="/view/${slug}#howto"><b>How-To Guides</b> <strong>Heat pump</strong>`);
    expect(text).toContain("Press the sun.");
    expect((await search("yelow")).text).toContain("<mark>yellow</mark>");
  });

  test("is titled by the name that a place has, with its section above it", async () => {
    const { body } = await aroha.post("/api/guidebooks", { name: "Bach" });
    const { body: sections } = await aroha.get(`/api/guidebooks/${body.id}/sections`);
    const { id: dining } = sections.find((one: { type: string }) => one.type === "dining");
    const { id: tips } = sections.find((one: { type: string }) => one.type === "recommendations");
    const items = [{ name: "Kai Whakapai", category: "Café", description: "Eat outside. Bring a hat" }];
    await aroha.put(`/api/guidebook-sections/${dining}`, { content: { items } });
    const activities = [{ name: "Hat making", description: "Ask Mere" }];
    await aroha.put(`/api/guidebook-sections/${tips}`, { content: { restaurants: [], activities } });
    const { text } = await search("hat", body.slug);
    expect(text).toContain(
      `<b>Places To Eat</b> <strong>Kai Whakapai</strong> <span lang="en" dir="auto">Café · Eat outside. Bring a <mark>hat</mark></span>`,
    );
    expect(text).toMatch(/<b>Local Recommendations<\/b> <strong>Hat making<\/strong> <span[^>]*>Ask Mere/);
  });

  test("speaks the guest's language, and finds what is written in another", async () => {
    const { text } = await search("Heizung", slug, { "accept-language": "de" });
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('<span lang="en" dir="auto">Press the sun.</span>');
  });

  test("leads back to the guidebook, and to the same search in another language", async () => {
    const { text } = await search("yellow door");
    expect(text).toMatch(
      new RegExp(`<header class="hero"><a class="hero-back" href="/view/${slug}">.*Lake House</h1>`),
    );
    expect(text).toContain('href="?lang=de&amp;q=yellow%20door"');
  });

  test("says that nothing was found, and what the host sees of it", async () => {
    const { text } = await search("submarine");
    expect(text).toContain("Nothing found. Try another word.");
    expect(text).toContain("Your host sees what was not found, but not who looked for it.");
  });

  test("without an answer leads to the sections, and to whom a guest can reach", async () => {
    const { body } = await aroha.post("/api/guidebooks", { name: "Hut" });
    const access = { access: "stays", timeZone: "UTC", contact: "Mere, 021 555 010" };
    expect((await aroha.put(`/api/guidebooks/${body.id}/access`, access)).status).toBe(200);
    const { text } = await search("sauna", body.slug);
    expect(text).toContain(`href="/view/${body.slug}#wifi"`);
    expect(text).toMatch(/<address.*Mere.*href="tel:021555010"/);
    const { text: found } = await search("emergency", body.slug);
    expect(found).not.toContain(`href="/view/${body.slug}#wifi"`);
  });

  test("says nothing of the host where a browser asks not to be counted", async () => {
    const { text } = await search("submarine", slug, { "sec-gpc": "1" });
    expect(text).toContain("Nothing found.");
    expect(text).not.toContain("Your host sees");
  });

  test("shows much that answers", async () => {
    const { text: sections } = await aroha.get(`/api/guidebooks/${id}/sections`);
    const rules = JSON.parse(sections).find((one: { type: string }) => one.type === "rules");
    const shoes = Array.from({ length: 30 }, (_, at) => `Shoes go on shelf ${at + 1}`);
    await aroha.put(`/api/guidebook-sections/${rules.id}`, { content: { rules: shoes } });
    const { text } = await search("shoes");
    expect(text).toContain("<output>30 results</output>");
    expect(text).toContain("shelf 30");
    // The script on the page shows as many.
    const { body } = await world.guest.get(`/view/${slug}/search?only&q=shoes`);
    expect(body.found).toHaveLength(30);
  });

  test("is stored nowhere on the way, found by no search engine, and writes what was typed as text", async () => {
    const { headers, text } = await search('"><script>alert(1)</script>');
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;');
  });

  test("of nothing is the form alone, and of no guidebook none", async () => {
    expect((await search("")).text).not.toContain("Nothing found");
    expect((await search("wifi", "no-such-home-x7k2p9")).status).toBe(404);
  });

  test("works on the demo", async () => {
    expect((await search("blue lid", DEMO_KEY)).text).toContain("glass, the other week");
  });
});

describe("the page asks the server", () => {
  const ask = (query: string, key = slug) =>
    world.guest.get(`/view/${key}/search?only&q=${encodeURIComponent(query)}`);

  test("and gets passages that it has itself, with what matched, stored nowhere", async () => {
    const { status, headers, body } = await ask("we are freezing");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body.found[0]).toMatchObject({ section: "howto", start: "Press the sun." });
    const { body: lit } = await ask("yellow");
    const { start, marks } = lit.found[0];
    expect(marks.map(([from, to]: [number, number]) => start.slice(from, to))).toContain("yellow");
  });

  test("and hears that a known need is not covered", async () => {
    expect((await ask("can we charge our electric car here")).body).toEqual({
      found: [],
      none: "This guidebook does not say.",
    });
    expect((await ask("flibberty")).body).toEqual({ found: [], none: "" });
    const { text } = await search("can we charge our electric car here");
    expect(text).toContain("This guidebook does not say.");
  });

  test("and finds nothing of a guidebook that is not there", async () => {
    expect((await ask("wifi", "no-such-home-x7k2p9")).status).toBe(404);
  });
});

describe("what is masked", () => {
  test("is found by a stay's own link alone", async () => {
    const access = { access: "stays", timeZone: "UTC", contact: "Mere", wifiForEveryone: false };
    expect((await aroha.put(`/api/guidebooks/${id}/access`, access)).status).toBe(200);
    const { body: link } = await aroha.post(`/api/guidebooks/${id}/share-links`, {});
    const days = { arrival: "2026-01-04", departure: "2026-01-09" };
    const { body: stay } = await aroha.post(`/api/guidebooks/${id}/stays`, days);
    for (const query of ["door code", "wifi password", "48170", "keypad", "slow morning"]) {
      for (const key of [slug, link.token]) {
        const { text } = await search(query, key);
        expect(text.replaceAll(/value="[^"]*"|q=[^"]*"/g, ""), `${query} by ${key}`).not.toMatch(
          /48170|slow-morning-42/,
        );
        const answers = await world.guest.get(`/view/${key}/search?only&q=${encodeURIComponent(query)}`);
        expect(answers.text, `${query} by ${key}`).not.toMatch(/48170|slow-morning-42/);
      }
    }
    expect((await search("door code", stay.token)).text).toMatch(/48170/);
    expect((await search("wifi password", stay.token)).text).toMatch(/slow-morning-42/);
  });
});
