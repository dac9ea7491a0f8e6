// Over 300 lines: each service is tested with the same stand-in.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { madeUpDistrict, portEmber } from "#test/madeUpDistrict.ts";
import { placesOf } from "#places/places.server.ts";
import { importDistrict } from "#test/district.ts";
import { newWorld } from "#test/world.ts";

interface Call {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
}

/** A stand-in for all four services; each test sets its responses. */
let respond: (call: Call) => { status?: number; body: unknown } | "hang up";
const calls: Call[] = [];
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    const url = new URL(request.url ?? "/", "http://stand-in");
    const call = { method: request.method ?? "", url, headers: request.headers, body };
    calls.push(call);
    const reply = respond(call);
    if (reply === "hang up") return void request.socket.destroy();
    response.writeHead(reply.status ?? 200, { "content-type": "application/json" });
    response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
  });
});
await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listening on TCP
afterAll(() => void server.close());

test("a name beyond Latin-1 says who asks all the same", async () => {
  const { MAIL_FROM, ...others } = { ...urls, MAIL_FROM: "Gästehaus Öhrn 民宿 <host@example.com>" };
  const named = await newWorld({ PLACES: "osm", ...others, PUBLIC_URL: "", MAIL_FROM });
  respond = () => ({ body: { features: [] } });
  expect(await placesOf(named.context).complete("12 lamp", "s")).toMatchObject({ ok: true });
  expect(decodeURIComponent(calls[0]?.headers["user-agent"] ?? "")).toBe(`Porchlight/1.0 (${MAIL_FROM})`);
});

const urls = {
  PHOTON_URL: base,
  NOMINATIM_URL: base,
  OVERPASS_URL: `${base}/overpass`,
  GOOGLE_PLACES_URL: base,
  PUBLIC_URL: "https://porchlight.example",
};
beforeEach(() => calls.splice(0));

describe("OpenStreetMap over the network", async () => {
  const world = await newWorld({ PLACES: "osm", ...urls });
  const places = placesOf(world.context);
  const photon = {
    features: [
      {
        properties: {
          osm_type: "N",
          osm_id: 42,
          type: "house",
          housenumber: "12",
          street: "Lamplighter Street",
          city: "Port Ember",
          state: "Victoria",
          postcode: "3999",
          countrycode: "AU",
        },
      },
      { properties: { osm_type: "N", osm_id: 43, type: "city", name: "Ember", countrycode: "US" } },
    ],
  };

  test("completes with Photon, Australian addresses only, and says who asks", async () => {
    respond = () => ({ body: photon });
    expect(await places.complete("12 lamp", "s")).toEqual({
      ok: true,
      value: [
        {
          placeId: "osm:node/42",
          description: "12 Lamplighter Street, Port Ember VIC 3999, Australia",
          mainText: "12 Lamplighter Street",
          secondaryText: "Port Ember VIC 3999, Australia",
        },
      ],
    });
    expect(calls[0]?.url.searchParams.get("q")).toBe("12 lamp");
    expect(calls[0]?.headers["user-agent"]).toBe("Porchlight/1.0 (https://porchlight.example)");
  });

  test.each([
    ["cannot be reached", "hang up" as const, "Failed to load the address service", 503],
    ["refuses", { status: 403, body: {} }, "Address service not available", 503],
    ["answers nonsense", { body: "<html>" }, "Failed to initialize address autocomplete", 502],
  ])("a service that %s is said so, without Google's name", async (_, reply, message, status) => {
    respond = () => reply;
    const aroha = await world.host(`Aroha ${message}`);
    const before = world.logged.length;
    const refused = await aroha.get("/api/places/autocomplete?q=12");
    expect(refused).toMatchObject({ status, body: { message } });
    expect(JSON.stringify(world.logged.slice(before))).toContain("a places service failed");
  });

  test("the screen can say where keystrokes go", async () => {
    const bea = await world.host("Bea");
    const { body } = await bea.get("/api/places/service");
    expect(body).toEqual({
      service: "osm",
      notice: expect.stringContaining("OpenStreetMap"),
      hasMapData: true,
      hasModel: false,
    });
  });

  test("finds one address with Nominatim, at most once a second, and keeps the answer", async () => {
    const times: number[] = [];
    respond = () => {
      times.push(performance.now());
      const parts = {
        house_number: "12",
        road: "Lamplighter Street",
        suburb: "Port Ember",
        state: "Victoria",
        postcode: "3999",
        country_code: "au",
      };
      return { body: [{ osm_type: "way", osm_id: 7, lat: "-38.7", lon: "143.2", address: parts }] };
    };
    const found = await places.locate({ text: "Unit 2, 12 Lamplighter Street" });
    await places.locate({ text: "somewhere else" });
    expect(found).toMatchObject({
      ok: true,
      value: {
        precision: "rooftop",
        street: "12 Lamplighter Street",
        unit: "Unit 2",
        country: "AU",
        lat: -38.7,
      },
    });
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(950);
    await places.locate({ text: "unit 2, 12 lamplighter street" });
    expect(calls).toHaveLength(2);
  });

  test("one odd feature of Photon's costs itself alone, and one without an id of the map's is offered", async () => {
    const properties = { type: "house", housenumber: "3", street: "Wharf Road", locality: "Jetty End" };
    respond = () => ({
      body: {
        features: [
          { properties: { ...properties, state: "Victoria", countrycode: "AU" } },
          { properties: { ...properties, housenumber: 7, countrycode: "AU" } },
          "nothing",
          ...photon.features,
        ],
      },
    });
    expect(await places.complete("3 wha", "s")).toMatchObject({
      ok: true,
      value: [
        { description: "3 Wharf Road, Jetty End VIC, Australia" },
        { description: "12 Lamplighter Street, Port Ember VIC 3999, Australia" },
      ],
    });
  });

  test("one odd result of Nominatim's costs itself alone, and a district of a city is a place to live in", async () => {
    const parts = { city_district: "Jetty End", state: "Victoria", country_code: "au" };
    respond = () => ({ body: [{ lat: "north" }, { lat: "-38.7", lon: "143.2", address: parts }] });
    expect(await places.locate({ text: "Jetty End VIC" })).toMatchObject({
      ok: true,
      value: { precision: "locality", locality: "Jetty End", lat: -38.7 },
    });
  });

  test("looks around with Overpass and keeps the answer for a week", async () => {
    respond = () => ({ body: madeUpDistrict });
    const wants = [{ category: "cafe" as const, within: 1000, limit: 2 }];
    const near = await places.near(portEmber, wants);
    expect(near).toMatchObject({
      ok: true,
      value: [{ source: "osm" }, { name: "Wick & Crumb", id: "osm:node/1004" }],
    });
    const data = new URLSearchParams(calls[0]?.body).get("data");
    expect(data).toBe(
      '[out:json][timeout:20];(nwr["amenity"~"^(cafe)$"]["name"](around:1000,-38.700,143.200););out center 2000;',
    );
    await places.near({ lat: portEmber.lat + 0.0001, lon: portEmber.lon }, wants);
    expect(calls).toHaveLength(1);
    world.clock.advance(8 * 24 * 3600 * 1000);
    await places.near(portEmber, wants);
    expect(calls).toHaveLength(2);
  });

  test("asks in wider circles for what is lacking only, and for beaches without a name too", async () => {
    respond = () => ({ body: madeUpDistrict });
    const queries = () =>
      calls.map(({ body }) =>
        (new URLSearchParams(body).get("data") ?? "").replaceAll(/.*\(nwr|\);out.*/g, ""),
      );
    const near = await places.near(portEmber, [
      { category: "pub", within: 20_000, limit: 1 },
      { category: "hospital", within: 120_000, limit: 2 },
      { category: "beach", within: 1000, limit: 1 },
    ]);
    expect(near).toMatchObject({ value: [{ name: "The Harbourmaster" }, { name: "Port Ember Hospital" }] });
    expect(queries()).toEqual([
      '["amenity"~"^(pub|biergarten|hospital)$"]["name"](around:1000,-38.700,143.200);' +
        'nwr["natural"~"^(beach)$"](around:1000,-38.700,143.200);',
      '["amenity"~"^(hospital)$"]["name"](around:5000,-38.700,143.200);',
      '["amenity"~"^(hospital)$"]["name"](around:30000,-38.700,143.200);',
      '["amenity"~"^(hospital)$"]["name"](around:120000,-38.700,143.200);',
    ]);
  });

  test("a remark in a good answer is a failure, and is not kept", async () => {
    respond = () => ({ body: { ...madeUpDistrict, remark: "runtime error: Query timed out" } });
    const refused = await places.near(portEmber, [{ category: "pub", within: 900, limit: 5 }]);
    expect(refused).toMatchObject({ ok: false, refusal: { message: "The map service did not answer." } });
    respond = () => ({ body: madeUpDistrict });
    expect(await places.near(portEmber, [{ category: "pub", within: 900, limit: 5 }])).toMatchObject({
      ok: true,
    });
  });
});

describe("Google", async () => {
  const world = await newWorld({ PLACES: "google", GOOGLE_MAPS_API_KEY: "secret", ...urls });
  const places = placesOf(world.context);
  const prediction = {
    placePrediction: {
      placeId: "ChIJ1",
      text: { text: "12 Lamplighter St, Port Ember VIC, Australia" },
      structuredFormat: {
        mainText: { text: "12 Lamplighter St" },
        secondaryText: { text: "Port Ember VIC, Australia" },
      },
    },
  };

  test("completes in Australia with the session's token; the key stays in a header", async () => {
    respond = () => ({ body: { suggestions: [prediction, { queryPrediction: {} }] } });
    expect(await places.complete("12 lamp", "abc")).toEqual({
      ok: true,
      value: [
        {
          placeId: "ChIJ1",
          description: "12 Lamplighter St, Port Ember VIC, Australia",
          mainText: "12 Lamplighter St",
          secondaryText: "Port Ember VIC, Australia",
        },
      ],
    });
    expect(calls[0]?.url.href).not.toContain("secret");
    expect(calls[0]?.headers["x-goog-api-key"]).toBe("secret");
    expect(JSON.parse(calls[0]?.body ?? "")).toMatchObject({
      includedRegionCodes: ["au"],
      sessionToken: "abc",
    });
    respond = () => ({ body: {} });
    expect(await places.complete("zzz", "abc")).toEqual({ ok: true, value: [] });
  });

  test("a suggestion without its second line, or of another form, costs itself alone", async () => {
    const { placePrediction } = prediction;
    const bare = {
      ...placePrediction,
      placeId: "ChIJ2",
      structuredFormat: { mainText: { text: "Australia" }, secondaryText: {} },
    };
    respond = () => ({
      body: { suggestions: [{ placePrediction: bare }, { placePrediction: { placeId: 7 } }, prediction] },
    });
    expect(await places.complete("aus", "abc")).toMatchObject({
      value: [{ placeId: "ChIJ2", mainText: "Australia", secondaryText: "" }, { placeId: "ChIJ1" }],
    });
  });

  test("a country is no house", async () => {
    respond = () => ({
      body: { id: "ChIJ1", location: { latitude: -25, longitude: 134 }, types: ["country", "political"] },
    });
    const found = await places.locate({ text: "Australia", placeId: "ChIJ1", session: "abc" });
    expect(found).toMatchObject({ value: { precision: "locality" } });
  });

  test("finds the chosen address by its id, asking for no name: Google's may not be kept", async () => {
    respond = () => ({
      body: {
        id: "ChIJ1",
        location: { latitude: -38.7, longitude: 143.2 },
        types: ["street_address"],
        addressComponents: [{ longText: "Google's name", types: ["route"] }],
      },
    });
    const text = "12 Lamplighter St, Port Ember VIC 3999, Australia";
    const found = await places.locate({ text, placeId: "ChIJ1", session: "abc" });
    expect(found).toMatchObject({
      ok: true,
      value: {
        precision: "rooftop",
        street: "12 Lamplighter St",
        locality: "Port Ember",
        state: "Victoria",
        postcode: "3999",
        country: "AU",
        source: "google",
      },
    });
    expect(JSON.stringify(found)).not.toContain("Google's name");
    expect(calls[0]?.headers["x-goog-fieldmask"]).toBe("id,location,types");
    expect(calls[0]?.url.searchParams.get("sessionToken")).toBe("abc");
  });

  test("an id that Google knows no more is found by its text, without the session that has ended", async () => {
    respond = ({ url }) => {
      if (url.pathname.endsWith("/ChIJold")) return { status: 404, body: { error: { status: "NOT_FOUND" } } };
      if (url.pathname.endsWith(":autocomplete")) return { body: { suggestions: [prediction] } };
      return { body: { id: "ChIJ1", location: { latitude: -38.7, longitude: 143.2 } } };
    };
    const text = "12 Lamplighter St, Port Ember VIC 3999";
    const found = await places.locate({ text, placeId: "ChIJold", session: "abc" });
    expect(found).toMatchObject({ ok: true, value: { placeId: "ChIJ1" } });
    expect(calls.map(({ url, body }) => `${url.search}${body}`.includes("abc"))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each([
    ["cannot be reached", "hang up" as const, "Failed to load Google Maps"],
    ["refuses", { status: 403, body: {} }, "Google Places API not available"],
    ["answers nonsense", { body: { suggestions: 7 } }, "Failed to initialize address autocomplete"],
  ])("one that %s is said so in the fixed words", async (_, reply, message) => {
    respond = () => reply;
    expect(await places.complete("x", "s")).toMatchObject({ ok: false, refusal: { message } });
  });
});

describe("the index, and OpenStreetMap where it has nothing", () => {
  const nominatim = [
    {
      osm_type: "way",
      osm_id: 7,
      lat: "-38.7",
      lon: "143.2",
      address: { house_number: "12", road: "Lamplighter Street", town: "Port Ember", country_code: "au" },
    },
  ];
  const reply = ({ url }: Call) => ({ body: url.pathname.includes("overpass") ? madeUpDistrict : nominatim });
  const query = { text: "12 Lamplighter Street, Port Ember VIC" };

  test("asks the public services for an address of which there is no map, and never while it is typed", async () => {
    respond = reply;
    const places = placesOf((await newWorld({ PLACES: "auto", ...urls })).context);
    expect(await places.complete("12 lamp", "s")).toMatchObject({ ok: true });
    expect(calls).toEqual([]);
    expect(await places.locate(query)).toMatchObject({
      ok: true,
      value: { precision: "rooftop", source: "osm" },
    });
    const near = await places.near(portEmber, [{ category: "cafe", within: 2000, limit: 3 }]);
    expect(near).toMatchObject({ ok: true, value: expect.arrayContaining([]) });
    expect(calls.length).toBeGreaterThanOrEqual(2);
  });

  test("asks nobody where the map has it", async () => {
    respond = reply;
    const world = await newWorld({ PLACES: "auto", ...urls });
    await importDistrict(world);
    const places = placesOf(world.context);
    expect(await places.locate(query)).toMatchObject({ ok: true, value: { source: "index" } });
    await places.near(portEmber, [{ category: "cafe", within: 2000, limit: 3 }]);
    expect(calls).toEqual([]);
  });
});
