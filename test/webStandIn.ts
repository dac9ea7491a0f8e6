import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { FetchOptions } from "#core/safeFetch/contract.ts";
import { fetchOver } from "#core/safeFetch/fetchOver.server.ts";
import { isPublicIp } from "#core/safeFetch/publicIp.server.ts";
import type { Network } from "#core/safeFetch/request.server.ts";
import { tlsCertificate } from "#test/tlsCertificate.ts";

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

export const URL_OF_FEED = "https://calendar.porchlight.test/feed.ics";
export const KILOBYTES = 1024;

export interface WebStandIn {
  server: Server;
  network: Network;
  /** How it answers: each test's own. */
  respond: Respond;
  requests: IncomingMessage[];
  /** What the resolver says each time, by name. */
  names: Record<string, string[][]>;
  lookups: string[];
  get(url?: string, options?: Partial<FetchOptions>, over?: Network): ReturnType<typeof fetchOver>;
}

/** Serves the public internet of a test file from loopback, with a resolver that says what a test has it say. */
export function newWebStandIn(): WebStandIn {
  const server = createServer(tlsCertificate, (request, response) => {
    web.requests.push(request);
    response.on("error", () => {});
    web.respond(request, response);
  });
  const web: WebStandIn = {
    server,
    network: {} as Network, // known when the server listens
    respond: () => {},
    requests: [],
    names: {},
    lookups: [],
    get: (url = URL_OF_FEED, options = {}, over = web.network) =>
      fetchOver(over, "Porchlight/1.0", url, { maxBytes: 64 * KILOBYTES, deadlineMs: 5000, ...options }),
  };

  beforeAll(async () => {
    await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
    web.network = {
      lookup: async (hostname) => {
        web.lookups.push(hostname);
        const answers = web.names[hostname];
        if (!answers) throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      },
      // Loopback's first IP stands for the public internet; all others are what they are.
      isAllowed: (ip) => ip === "127.0.0.1" || isPublicIp(ip),
      port: (server.address() as AddressInfo).port, // it listens on a port, not on a pipe
      ca: tlsCertificate.cert,
    };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    web.requests = [];
    web.lookups = [];
    web.names = { "calendar.porchlight.test": [["127.0.0.1"]] };
    web.respond = (_request, response) => response.end("BEGIN:VCALENDAR");
  });
  return web;
}

/** What a refused fetch gives. */
export const refusal = (code: string) => ({
  ok: false,
  refusal: { code, message: expect.stringMatching(/\.$/) },
});

/** Answers with these bytes, whatever they are, and ends the connection. */
export const raw =
  (head: string): Respond =>
  (_request, response) =>
    void response.socket?.end(head);
