import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FetchOptions } from "#platform/safeFetch/contract.ts";
import { fetchOver } from "#platform/safeFetch/fetchOver.server.ts";
import { isPublicIp } from "#platform/safeFetch/publicIp.server.ts";
import type { Network } from "#platform/safeFetch/request.server.ts";
import { newFetchPublicUrl } from "#platform/safeFetch/safeFetch.server.ts";
import { tlsCertificate } from "#testing/tlsCertificate.ts";

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

const URL_OF_FEED = "https://calendar.porchlight.test/feed.ics";
const KILOBYTES = 1024;

let respond: Respond;
let requests: IncomingMessage[];
/** What the resolver says each time, by name. */
let names: Record<string, string[][]>;
let lookups: string[];

const server = createServer(tlsCertificate, (request, response) => {
  requests.push(request);
  response.on("error", () => {});
  respond(request, response);
});
let network: Network;

beforeAll(async () => {
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  network = {
    lookup: async (hostname) => {
      lookups.push(hostname);
      const answers = names[hostname];
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
  requests = [];
  lookups = [];
  names = { "calendar.porchlight.test": [["127.0.0.1"]] };
  respond = (_request, response) => response.end("BEGIN:VCALENDAR");
});

const get = (url = URL_OF_FEED, options: Partial<FetchOptions> = {}, over = network) =>
  fetchOver(over, "Porchlight/1.0", url, { maxBytes: 64 * KILOBYTES, deadlineMs: 5000, ...options });

const refusal = (code: string) => ({ ok: false, refusal: { code, message: expect.stringMatching(/\.$/) } });

const raw =
  (head: string): Respond =>
  (_request, response) =>
    void response.socket?.end(head);

describe("a URL that a person gave", () => {
  test("is fetched whole, by its name, without cookies or a referrer", async () => {
    respond = (_request, response) =>
      response
        .writeHead(200, { "content-type": "text/calendar", etag: '"1"', "set-cookie": "a=b" })
        .end("BEGIN");
    expect(await get("webcal://calendar.porchlight.test/feed.ics?s=1#x")).toEqual({
      ok: true,
      value: {
        isChanged: true,
        url: "https://calendar.porchlight.test/feed.ics?s=1",
        content: Buffer.from("BEGIN"),
        contentType: "text/calendar",
        etag: '"1"',
      },
    });
    expect(requests[0]?.url).toBe("/feed.ics?s=1");
    expect(requests[0]?.headers).toEqual({
      host: `calendar.porchlight.test:${network.port}`,
      "user-agent": "Porchlight/1.0",
      accept: "*/*",
      "accept-encoding": "gzip, br",
      connection: "close",
    });
  });

  test("is not read again where it has not changed", async () => {
    respond = (request, response) =>
      response.writeHead(request.headers["if-none-match"] === '"1"' ? 304 : 200).end();
    expect(await get(URL_OF_FEED, { etag: '"1"' })).toEqual({
      ok: true,
      value: { isChanged: false, url: URL_OF_FEED },
    });
  });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
    ["deflate", deflateSync],
  ] as const)("is unpacked from %s", async (encoding, pack) => {
    respond = (_request, response) =>
      response.writeHead(200, { "content-encoding": encoding }).end(pack("BEGIN:VCALENDAR"));
    expect(await get()).toMatchObject({ value: { content: Buffer.from("BEGIN:VCALENDAR") } });
  });

  test.each([404, 410, 401, 500, 206])("that answers %i is refused with it", async (status) => {
    respond = (_request, response) => response.writeHead(status).end("no");
    expect(await get()).toMatchObject({ ...refusal("url_status"), refusal: { detail: { status } } });
  });
});

describe("a name", () => {
  test("that changes its answer after the check is not asked again", async () => {
    names["calendar.porchlight.test"] = [["127.0.0.1"], ["127.0.0.2"], ["169.254.169.254"]];
    expect(await get()).toMatchObject({ ok: true });
    expect(lookups).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });

  test.each(["10.0.0.1", "127.0.0.2", "169.254.169.254", "::1", "::ffff:127.0.0.1", "fd00::1", "100.64.0.1"])(
    "that leads to %s is refused as if it did not exist, even beside a public address",
    async (ip) => {
      names["calendar.porchlight.test"] = [["127.0.0.1", ip]];
      expect(await get()).toMatchObject(refusal("url_not_found"));
      expect(requests).toHaveLength(0);
      expect(await get("https://nowhere.porchlight.test/")).toEqual(await get());
    },
  );

  test("that leads nowhere is refused", async () => {
    names["calendar.porchlight.test"] = [[]];
    expect(await get()).toMatchObject(refusal("url_not_found"));
  });

  test("whose resolver does not answer ends with the deadline", async () => {
    const silent = { ...network, lookup: () => new Promise<string[]>(() => {}) };
    expect(await get(URL_OF_FEED, { deadlineMs: 100 }, silent)).toMatchObject(refusal("url_too_slow"));
  });

  test("that nobody serves is refused", async () => {
    expect(await get(URL_OF_FEED, {}, { ...network, port: 1 })).toMatchObject(refusal("url_unreachable"));
  });

  test("of which one address does not answer is reached at the other", async () => {
    names["calendar.porchlight.test"] = [["127.0.0.3", "127.0.0.1"]];
    const both = { ...network, isAllowed: (ip: string) => ip.startsWith("127.0.0.") };
    expect(await get(URL_OF_FEED, {}, both)).toMatchObject({ ok: true });
  });
});

describe("a certificate", () => {
  test("of another name is refused", async () => {
    names["calendar.example.test"] = [["127.0.0.1"]];
    expect(await get("https://calendar.example.test/")).toMatchObject(refusal("url_certificate"));
    expect(requests).toHaveLength(0);
  });

  test("of an authority that nobody trusts is refused, whatever the environment says", async () => {
    const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
    const { ca: _ours, ...untrusting } = network;
    expect(await get(URL_OF_FEED, {}, untrusting)).toMatchObject(refusal("url_certificate"));
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
    expect(requests).toHaveLength(0);
  });
});

describe("a redirect", () => {
  const redirectTo = (location: string, status = 302) => {
    respond = (request, response) =>
      request.url === "/feed.ics"
        ? response.writeHead(status, { location }).end()
        : response.end(`at ${request.headers.host}`);
  };

  test.each([301, 302, 303, 307, 308])("with %i is followed to its end, which is told", async (status) => {
    names["www.porchlight.test"] = [["127.0.0.1"]];
    redirectTo("https://www.porchlight.test/new.ics", status);
    expect(await get()).toMatchObject({ value: { url: "https://www.porchlight.test/new.ics" } });
    expect(lookups).toEqual(["calendar.porchlight.test", "www.porchlight.test"]);
    expect(requests[1]?.headers.referer).toBeUndefined();
  });

  test.each([
    ["http://calendar.porchlight.test/", "url_not_https"],
    ["https://127.0.0.1/", "url_not_public"],
    ["https://[::1]/", "url_not_public"],
    ["https://0x7f000001/", "url_not_public"],
    ["https://calendar.porchlight.test:22/", "url_not_public"],
    ["https://a:b@calendar.porchlight.test/", "url_not_public"],
    ["https://inside.porchlight.test/", "url_not_found"],
    ["file:///etc/passwd", "url_invalid"],
  ])("to %s is refused", async (location, code) => {
    names["inside.porchlight.test"] = [["192.168.1.1"]];
    redirectTo(location);
    expect(await get()).toMatchObject(refusal(code));
    expect(requests).toHaveLength(1);
  });

  test("of a name that has moved inside meanwhile is refused", async () => {
    names["calendar.porchlight.test"] = [["127.0.0.1"], ["10.0.0.1"]];
    redirectTo("/new.ics");
    expect(await get()).toMatchObject(refusal("url_not_found"));
    expect(requests).toHaveLength(1);
  });

  test("is followed three times and no more", async () => {
    let left = 3;
    respond = (_request, response) =>
      left-- > 0 ? response.writeHead(302, { location: `/${left}` }).end() : response.end("there");
    expect(await get()).toMatchObject({ ok: true });
    respond = (_request, response) => response.writeHead(302, { location: "/again" }).end();
    requests = [];
    expect(await get()).toMatchObject(refusal("url_redirects"));
    expect(requests).toHaveLength(4);
  });

  test("that says nowhere is no answer", async () => {
    respond = (_request, response) => response.writeHead(302).end();
    expect(await get()).toMatchObject(refusal("url_status"));
  });
});

describe("an answer", () => {
  const soon = { deadlineMs: 300 };

  test("of one byte too many is refused, one of just enough is read", async () => {
    respond = (_request, response) => response.end(Buffer.alloc(64 * KILOBYTES));
    expect(await get()).toMatchObject({ ok: true });
    respond = (_request, response) => response.end(Buffer.alloc(64 * KILOBYTES + 1));
    expect(await get()).toMatchObject(refusal("url_too_large"));
  });

  test("that never ends is cut off at the most that is read", async () => {
    respond = (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16 * KILOBYTES)));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    };
    const closed = new Promise((resolve) =>
      server.once("request", (_, response) => response.once("close", resolve)),
    );
    expect(await get()).toMatchObject(refusal("url_too_large"));
    await closed;
  });

  const brotliFast = (bytes: Buffer) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliFast],
    ["deflate", deflateSync],
  ] as const)("that is a bomb of %s is refused when it has unpacked to too much", async (encoding, pack) => {
    // Packed it is within the limit, so only what it unpacks to can be refused.
    const bomb = pack(Buffer.alloc(40 * KILOBYTES * KILOBYTES));
    expect(bomb.length).toBeLessThan(64 * KILOBYTES);
    respond = (_request, response) => response.writeHead(200, { "content-encoding": encoding }).end(bomb);
    expect(await get()).toMatchObject(refusal("url_too_large"));
  });

  test("that packs nothing for ever is cut off too", async () => {
    const nothing = gzipSync("");
    respond = (_request, response) => {
      response.writeHead(200, { "content-encoding": "gzip" });
      for (let count = 0; count < 10_000; count += 1) response.write(nothing);
    };
    expect(await get()).toMatchObject(refusal("url_too_large"));
  });

  test.each([
    ["that drips", 200],
    ["whose head drips", 0],
  ])("%s ends with the deadline", async (_what, status) => {
    respond = (_request, response) => {
      const { socket } = response;
      if (status === 0) socket?.write("HTTP/1.1 200 OK\r\nX-Slow: ");
      else response.writeHead(200);
      const drip = setInterval(() => {
        if (status === 0) socket?.write("a");
        else response.write("a");
      }, 20);
      socket?.once("close", () => clearInterval(drip));
    };
    const at = performance.now();
    expect(await get(URL_OF_FEED, soon)).toMatchObject(refusal("url_too_slow"));
    expect(performance.now() - at).toBeLessThan(3000);
  });

  test("that never comes, after redirects each in time, ends with the one deadline", async () => {
    respond = (request, response) => {
      if (request.url !== "/3") {
        const next = Number(request.url?.slice(1)) + 1 || 1;
        setTimeout(() => response.writeHead(302, { location: `/${next}` }).end(), 120);
      }
    };
    expect(await get(URL_OF_FEED, soon)).toMatchObject(refusal("url_too_slow"));
  });

  test.each([
    ["with huge headers", `HTTP/1.1 200 OK\r\nX-Huge: ${"x".repeat(20_000)}\r\n\r\n`],
    ["with headers without end", `HTTP/1.1 200 OK\r\n${"X-A: b\r\n".repeat(5000)}\r\n`],
    ["whose status line is malformed", "HTTP/one 200\r\n\r\nhello"],
    ["that is not HTTP", "220 mail.example.com ESMTP\r\n"],
    ["with two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
    [
      "with length and chunks",
      "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["packed in an unknown way", "HTTP/1.1 200 OK\r\nContent-Encoding: zip\r\nContent-Length: 1\r\n\r\na"],
    ["packed twice", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip, gzip\r\nContent-Length: 1\r\n\r\na"],
    [
      "that is not what it says it is packed in",
      "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello",
    ],
  ])("%s is refused", async (_what, head) => {
    respond = raw(head);
    expect(await get()).toMatchObject(refusal("url_bad_answer"));
  });

  test.each([
    ["breaks off before its length", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nBEGIN"],
    ["breaks off within its chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nBEGIN\r\n"],
    ["has bad chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
    ["is no answer at all", ""],
  ])("that %s is never taken for whole", async (_what, head) => {
    respond = raw(head);
    expect(await get()).toMatchObject(refusal("url_unreachable"));
  });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ] as const)("whose %s breaks off is never taken for whole", async (encoding, pack) => {
    const half = pack("BEGIN:VCALENDAR".repeat(100)).subarray(0, 20);
    respond = (_request, response) => response.writeHead(200, { "content-encoding": encoding }).end(half);
    expect(await get()).toMatchObject(refusal("url_bad_answer"));
  });
});

test("the caller's signal ends it with the caller's reason", async () => {
  respond = () => {};
  const reason = new Error("the server stops");
  await expect(get(URL_OF_FEED, { signal: AbortSignal.timeout(50) })).rejects.toThrow("timeout");
  await expect(get(URL_OF_FEED, { signal: AbortSignal.abort(reason) })).rejects.toThrow(reason);
});

test("what the product itself fetches with never reaches this machine", async () => {
  const fetchPublicUrl = newFetchPublicUrl("Porchlight/1.0");
  const options = { maxBytes: 1000, deadlineMs: 5000 };
  expect(await fetchPublicUrl("https://localhost.localdomain/", options)).toMatchObject({ ok: false });
  expect(await fetchPublicUrl(`https://127.0.0.1:${network.port}/`, options)).toMatchObject(
    refusal("url_not_public"),
  );
  expect(requests).toHaveLength(0);
});
