// Over 300 lines: every test is about one flow from an address to a guidebook, in the one imported district.
import { beforeAll, describe, expect, test } from "vitest";
import { generationRequest } from "#generation/contract.ts";
import { generateGuidebook } from "#generation/generate.server.ts";
import { plainText } from "#sections/richtext/reading.ts";
import { generate, importDistrict, lampHouse, sectionsOf } from "#test/district.ts";
import { newWorld, type Host } from "#test/world.ts";

const world = await newWorld();
let aroha: Host;

beforeAll(async () => {
  await importDistrict(world);
  aroha = await world.host("Aroha");
});

describe("a city address", () => {
  test("gives a filled guidebook with receipts, and questions where only the host knows", async () => {
    const guidebook = await generate(aroha, lampHouse);
    const { wifi, dining, property, emergency, welcome } = await sectionsOf(aroha, guidebook);
    expect(property.content).toEqual({
      propertyName: "Lamp House",
      address: "12 Lamplighter Street",
      city: "Port Ember",
      state: "Victoria",
      postcode: "3999",
      country: "Australia",
    });
    expect(wifi).toMatchObject({
      content: { networkName: "", password: "" },
      prompts: ["Add your Wi-Fi name and password."],
    });
    expect(emergency.content.text).toContain('<a href="tel:000">000</a>');
    expect(emergency.content.text).toContain("Port Ember Hospital");
    expect(welcome.content.text).toContain("elcome to Lamp House in Port Ember");
    expect(dining.content.items).toContainEqual({
      name: "Wick & Crumb",
      category: "Café",
      placeId: "osm:node/1004",
      position: "-38.69919,143.20207",
      description:
        "Café with sandwiches, about 80 m away, 1 minute on foot. Open 7 am to 3 pm daily. " +
        "Tables outside. Wheelchair accessible, going by the map.",
    });
    expect(dining.sources).toContainEqual({
      placeId: "osm:node/1004",
      name: "Wick & Crumb",
      source: "index",
      date: "2025-12-20",
      distance: 78,
      why: "Nearest café, a minute's walk, open on Sundays in the map data",
    });
  });

  test("is scored in parts that can be explained", async () => {
    const { id, enhancedMetrics } = await generate(aroha, lampHouse);
    const row = await world.context.db
      .selectFrom("generations")
      .select("score")
      .where("guidebook_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.score)).toEqual(enhancedMetrics);
    const { qualityScore, parts, cappedBecause, propertyType, guestProfiles } = enhancedMetrics;
    expect(propertyType.type).toBe("city_apartment");
    expect(propertyType.evidence.length).toBeGreaterThan(1);
    expect(guestProfiles).toEqual(["couples", "business"]);
    expect(cappedBecause).toBeNull();
    expect(qualityScore).toBeGreaterThan(0.5);
    const sum = parts.reduce((total, { value, weight }) => total + value * weight, 0);
    expect(qualityScore).toBeCloseTo(sum, 2);
    expect(parts.map(({ weight }) => weight).reduce((a, b) => a + b)).toBeCloseTo(1);
  });

  test("names every place once, and none that is closed, private, unnamed or graffiti", async () => {
    const sections = await sectionsOf(aroha, await generate(aroha, lampHouse));
    const names = sections.dining.content.items.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const all = JSON.stringify(sections);
    for (const trap of [
      "Snuffed",
      "Cinder",
      "Last Orders",
      "Members Pool",
      "<script",
      "0900",
      "DROP TABLE",
    ]) {
      expect(all).not.toContain(trap);
    }
  });

  test("the host's choice of property and guests weighs the places", async () => {
    const choice = { ...lampHouse, propertyType: "town_house", guestProfiles: ["families"] };
    const guidebook = await generate(aroha, choice);
    expect(guidebook.enhancedMetrics.propertyType).toMatchObject({ type: "town_house", confidence: 1 });
    const { welcome } = await sectionsOf(aroha, guidebook);
    expect(welcome.content.text).toContain("Anchor Playground");
  });
});

test("a farm road with nothing within 10 km gets an honest guidebook", async () => {
  const request = { name: "Dry Creek", propertyAddress: "480 Dry Creek Road, Wattle Flat VIC" };
  const guidebook = await generate(aroha, request);
  const { emergency, transportation, dining } = await sectionsOf(aroha, guidebook);
  expect(guidebook.enhancedMetrics.propertyType.type).toBe("farm_stay");
  expect(transportation.content.text).toContain("few services within 10 km");
  expect(emergency.content.text).toMatch(
    /Port Ember Hospital<\/strong>: emergency department, about (79|80) km away/,
  );
  expect(dining.content.items.map(({ name }) => name)).toEqual(["Mullock Hotel"]);
});

test("where the map is old, the host is asked to check what changes soonest", async () => {
  const later = await newWorld();
  later.clock.advance(3 * 365 * 24 * 3600 * 1000);
  await importDistrict(later);
  const bea = await later.host("Bea");
  const { dining, activities } = await sectionsOf(bea, await generate(bea, lampHouse));
  const check = /^The map is about \d(\.\d)? years old: check opening hours and telephone numbers\.$/;
  expect(dining.prompts).toContainEqual(expect.stringMatching(check));
  expect(activities.prompts).toContainEqual(expect.stringMatching(check));
  const { dining: fresh } = await sectionsOf(aroha, await generate(aroha, lampHouse));
  expect(fresh.prompts).toHaveLength(1);
});

test("a street of which the map knows no numbers is measured from the street", async () => {
  const request = { name: "On the street", propertyAddress: "99 Lamplighter Street, Port Ember" };
  const guidebook = await generate(aroha, request);
  const { property } = await sectionsOf(aroha, guidebook);
  expect(property.content.address).toBe("99 Lamplighter Street");
  expect(property.prompts).toEqual([
    "We found the street but not the house. Check the address; distances may be a little out.",
  ]);
});

test("a misspelt street is found, and the host is told which", async () => {
  const request = { name: "Slip", propertyAddress: "12 Lamplihgter St, Port Ember VIC" };
  const { property } = await sectionsOf(aroha, await generate(aroha, request));
  expect(property.content.address).toBe("12 Lamplighter Street");
  expect(property.prompts).toEqual(["We took your street for Lamplighter Street. Check the address."]);
});

test("where nothing is known around, the guidebook says so and the score is capped", async () => {
  const guidebook = await generate(aroha, { name: "Bay", propertyAddress: "Byron Bay NSW, Australia" });
  expect(guidebook.enhancedMetrics.qualityScore).toBeLessThanOrEqual(0.4);
  expect(guidebook.enhancedMetrics.cappedBecause).toBe("Our map data has nothing near this address.");
  const { emergency, dining, property } = await sectionsOf(aroha, guidebook);
  expect(property.content).toMatchObject({
    city: "Byron Bay",
    state: "New South Wales",
    country: "Australia",
  });
  expect(property.sources).toMatchObject([{ source: "geonames" }]);
  expect(emergency.content.text).toContain("000");
  expect(emergency.content.text).toContain("1800 633 422");
  expect(emergency.prompts).toContain(
    "Add the street in the property section: guests read the address out to an ambulance.",
  );
  expect(dining.prompts).toEqual(["We know of no places to eat near this address. Add the ones you know."]);
});

test("an address that nobody knows still gives a guidebook to go on with", async () => {
  const guidebook = await generate(aroha, { name: "Nowhere", propertyAddress: "7 Nowhere, Atlantis" });
  const { emergency, property } = await sectionsOf(aroha, guidebook);
  expect(property.content.address).toBe("7 Nowhere, Atlantis");
  expect(emergency.content.text).toContain("000 in Australia, 111 in New Zealand");
  expect(emergency.prompts.join(" ")).not.toContain("Add the street");
});

describe("an address abroad", () => {
  test("has the emergency number of its country, though the map does not know it", async () => {
    const request = { name: "Rivoli", propertyAddress: "12 Rue de Rivoli, Paris, France" };
    const { emergency, property } = await sectionsOf(aroha, await generate(aroha, request));
    expect(emergency.content.text).toContain(
      '<a href="tel:112">112</a></strong> for police, fire or ambulance',
    );
    expect(property.content).toMatchObject({ address: "12 Rue de Rivoli, Paris", country: "France" });
    expect(property.prompts).toEqual(["We could not find this address. Check it, and add town and state."]);
  });

  test("is told whom each number reaches, where a country has several", async () => {
    const request = { name: "Marina", propertyAddress: "10 Bayfront Avenue, Singapore" };
    const { emergency } = await sectionsOf(aroha, await generate(aroha, request));
    expect(plainText(emergency.content.text)).toContain(
      "In an emergency call 999 for police and 995 for fire and ambulance.",
    );
  });

  test("whose numbers are not certain names the one that mobile phones know, and asks the host", async () => {
    const request = { name: "Citadelle", propertyAddress: "Rue 3, Cap-Haïtien, Haiti" };
    const { emergency } = await sectionsOf(aroha, await generate(aroha, request));
    expect(emergency.content.text).toContain(
      'call <strong><a href="tel:112">112</a></strong> from a mobile phone',
    );
    expect(emergency.prompts).toContain(
      "Add the emergency numbers of Haiti: we do not know them for certain.",
    );
  });
});

describe("who may, and what is refused", () => {
  test("visitors and hosts without a subscription", async () => {
    const visitor = await world.guest.post("/api/guidebooks/generate-enhanced", lampHouse);
    expect(visitor.status).toBe(401);
    const bruno = await world.host("Bruno", { subscribed: false });
    expect((await bruno.post("/api/guidebooks/generate-enhanced", lampHouse)).status).toBe(402);
  });

  test("a missing address or name, another's user id", async () => {
    const post = (body: Record<string, unknown>) => aroha.post("/api/guidebooks/generate-enhanced", body);
    expect(await post({ name: "A", propertyAddress: " " })).toMatchObject({
      status: 400,
      body: { fields: { propertyAddress: "Please enter a property address for AI generation." } },
    });
    expect(await post({ ...lampHouse, name: "" })).toMatchObject({
      status: 400,
      body: { fields: { name: "Please enter a name for your guidebook." } },
    });
    expect(await post({ ...lampHouse, userId: "somebody" })).toMatchObject({ status: 403 });
  });

  test("the 31st in a day", async () => {
    const cora = await world.host("Cora");
    for (let made = 0; made < 30; made += 1) {
      const { id } = await generate(cora, { name: `No ${made}`, propertyAddress: "Atlantis" });
      await cora.patch(`/api/guidebooks/${id}/archive`);
    }
    const refused = await cora.post("/api/guidebooks/generate-enhanced", lampHouse);
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many" } });
  });
});

describe("told as it goes", () => {
  const events = (text: string) =>
    text
      .split("\n\n")
      .filter((part) => part.trim() !== "")
      .map((part) => ({
        event: /^event: (.*)$/m.exec(part)?.[1],
        data: JSON.parse(/^data: (.*)$/m.exec(part)?.[1] ?? "null") as Record<string, unknown>,
      }));

  test("real steps, then the guidebook", async () => {
    const dora = await world.host("Dora");
    const { text, headers } = await dora.post("/api/guidebooks/generate-enhanced", lampHouse, {
      accept: "text/event-stream",
    });
    expect(headers.get("cache-control")).toBe("no-cache, no-transform");
    expect(headers.get("x-accel-buffering")).toBe("no");
    const sent = events(text);
    const steps = sent.filter(({ event }) => event === "step").map(({ data }) => data["message"]);
    expect(steps[0]).toBe("Looking for the address");
    expect(steps[1]).toBe("Found the address: 12 Lamplighter Street, Port Ember");
    expect(steps[2]).toMatch(/^\d+ places nearby$/);
    expect(steps).toContain("Writing 7 of 16");
    expect(sent.at(-1)).toMatchObject({ event: "done", data: { name: "Lamp House" } });
  });

  test("a refusal comes as an event too", async () => {
    const { text } = await aroha.post(
      "/api/guidebooks/generate-enhanced",
      { ...lampHouse, userId: "somebody" },
      { accept: "text/event-stream" },
    );
    expect(events(text).at(-1)).toMatchObject({
      event: "refused",
      data: { status: 403, code: "other_user" },
    });
  });
});

test("whoever cancels leaves nothing behind", async () => {
  const gina = await world.host("Gina");
  for (const at of ["located", "nearby", "writing", "saving"]) {
    const cancelled = new AbortController();
    const onStep = ({ step }: { step: string }) => step === at && cancelled.abort();
    const request = generationRequest.parse(lampHouse);
    const made = generateGuidebook(world.context, gina.actor, request, { signal: cancelled.signal, onStep });
    await expect(made).rejects.toThrow("aborted");
  }
  expect((await gina.get("/api/guidebooks")).body).toEqual([]);
});

test("in a warm guidebook the first of each kind is told warmly, and the rest is quick to read", async () => {
  const { id } = await generate(aroha, { ...lampHouse, tone: "warm" });
  const { dining, services } = await sectionsOf(aroha, { id });
  const firstWords = dining.content.items.map(({ category, description }) => [
    category,
    !/^[^.]*about \d+ m away/i.test(description),
  ]);
  const kinds = firstWords.map(([category]) => category);
  for (const [at, [category, isWarm]] of firstWords.entries())
    expect(isWarm, `${category} ${at}`).toBe(kinds[at - 1] !== category);
  expect(services.content.items.every(({ description }) => description.startsWith("About"))).toBe(true);
});

test("what other homes share stands in a generated guidebook from the start", async () => {
  const lisa = await world.host("Lisa");
  const first = await sectionsOf(lisa, await generate(lisa, lampHouse));
  const second = await generate(lisa, { ...lampHouse, name: "Lamp Loft" });
  const { body: shared } = await lisa.post("/api/shared-sections", {
    sectionId: first.wifi.id,
    guidebookIds: [second.id],
    content: { networkName: "Lamp", password: "kea-kea-9" },
  });
  const third = await generate(lisa, { ...lampHouse, name: "Lamp Attic", shared: [shared.id] });
  const { wifi, dining } = await sectionsOf(lisa, third);
  expect(wifi).toMatchObject({ content: { password: "kea-kea-9" }, shared: { properties: 3 } });
  expect(dining.content.items.length).toBeGreaterThan(5);
});
