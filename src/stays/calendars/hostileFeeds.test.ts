import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fetchOver } from "#core/safeFetch/fetchOver.server.ts";
import { isPublicIp } from "#core/safeFetch/publicIp.server.ts";
import type { Network } from "#core/safeFetch/request.server.ts";
import { calendarFeed } from "#test/calendarFeed.ts";
import { greyPng } from "#test/greyPng.ts";
import { tlsCertificate } from "#test/tlsCertificate.ts";
import { newWorld, type Host, type World } from "#test/world.ts";
import { MEGABYTE } from "#core/bytes.ts";

const URL_OF_FEED = "https://calendar.porchlight.test/feed.ics?s=5678";
const MINUTE = 60_000;

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

let respond: Respond;
/** The resolver's answers in their order; the last one repeats. */
let lookups: string[][];
const server = createServer(tlsCertificate, (request, response) => {
  response.on("error", () => {});
  respond(request, response);
});

let world: World;
let aroha: Host;
let lodge: string;
let calendarId: string;
beforeAll(async () => {
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const network: Network = {
    lookup: async () => (lookups.length > 1 ? lookups.shift() : lookups[0]) ?? [],
    // The loopback IP replaces the public internet.
    isAllowed: (ip) => ip === "127.0.0.1" || isPublicIp(ip),
    port: (server.address() as AddressInfo).port, // the server listens on a port, not on a pipe
    ca: tlsCertificate.cert,
  };
  world = await newWorld();
  world.context.fetchPublicUrl = (url, options) =>
    fetchOver(network, "Porchlight/1.0", url, { ...options, deadlineMs: 1500 });
  aroha = await world.host("Aroha");
  lodge = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body.id;
  const day = (days: number) =>
    new Date(world.clock.now() + days * 24 * 60 * MINUTE).toISOString().slice(0, 10);
  const feed = calendarFeed("airbnb", [
    { uid: "a", arrival: day(3), departure: day(5) },
    { uid: "b", arrival: day(9), departure: day(11) },
  ]);
  lookups = [["127.0.0.1"]];
  respond = (_request, response) => response.end(feed);
  calendarId = (await aroha.post(`/api/guidebooks/${lodge}/calendars`, { url: URL_OF_FEED })).body.id;
});
beforeEach(() => {
  lookups = [["127.0.0.1"]];
  world.clock.advance(61 * MINUTE);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send =
  (body: string | Uint8Array, headers: Record<string, string> = {}): Respond =>
  (_request, response) =>
    response.writeHead(200, headers).end(body);

/** Writes until the connection is closed. */
const sendWithoutEnd =
  (headers: Record<string, string> = {}): Respond =>
  (_request, response) => {
    response.writeHead(200, headers);
    const chunk = Buffer.alloc(MEGABYTE, "BEGIN:VEVENT\r\n");
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", write);
    write();
  };

const manyEvents = "BEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20260203\r\nEND:VEVENT\r\n";

test.each<[string, { respond?: Respond; lookups?: string[][] }]>([
  ["a name that leads inside", { lookups: [["10.0.0.1"]] }],
  ["a name that leads inside as well", { lookups: [["127.0.0.1", "169.254.169.254"]] }],
  [
    "a redirect inside",
    { respond: (_request, response) => response.writeHead(302, { location: "https://10.0.0.1/" }).end() },
  ],
  [
    "a redirect to a name that leads elsewhere by then",
    {
      lookups: [["127.0.0.1"], ["192.168.0.1"]],
      respond: (_request, response) => response.writeHead(302, { location: "/again" }).end(),
    },
  ],
  ["five gigabytes, as it says", { respond: sendWithoutEnd({ "content-length": `${5 * 1024 * MEGABYTE}` }) }],
  ["what never ends", { respond: sendWithoutEnd() }],
  ["what never begins", { respond: () => {} }],
  ["a zip bomb", { respond: send(gzipSync(Buffer.alloc(64 * MEGABYTE)), { "content-encoding": "gzip" }) }],
  [
    "a million events",
    {
      respond: send(gzipSync(`BEGIN:VCALENDAR\r\n${manyEvents.repeat(1_000_000)}END:VCALENDAR\r\n`), {
        "content-encoding": "gzip",
      }),
    },
  ],
  [
    "more events than a home has",
    { respond: send(`BEGIN:VCALENDAR\r\n${manyEvents.repeat(100_000)}END:VCALENDAR`) },
  ],
  ["a picture", { respond: send(greyPng(64, 64)) }],
  ["a page", { respond: send("<!doctype html><p>Sign in", { "content-type": "text/html" }) }],
  ["nothing", { respond: send("") }],
  ["half of a calendar", { respond: send("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n") }],
])("%s is refused with a sentence, and no stay is lost", async (_, hostile) => {
  respond = hostile.respond ?? send("");
  lookups = hostile.lookups ?? lookups;
  const read = await aroha.post(`/api/calendars/${calendarId}/read`);
  expect(read.body).toMatchObject({ problem: expect.stringMatching(/\.$/), stays: 2, missing: 0 });
  const stays = (await aroha.get(`/api/guidebooks/${lodge}/stays`)).body;
  expect(stays).toMatchObject([
    { cancelledAt: null, doubt: null },
    { cancelledAt: null, doubt: null },
  ]);
});
