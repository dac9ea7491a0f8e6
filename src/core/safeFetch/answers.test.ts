import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { KILOBYTES, newWebStandIn, raw, refusal, URL_OF_FEED } from "#test/webStandIn.ts";

const web = newWebStandIn();

describe("an answer", () => {
  const soon = { deadlineMs: 300 };

  test("of one byte too many is refused, one of just enough is read", async () => {
    web.respond = (_request, response) => response.end(Buffer.alloc(64 * KILOBYTES));
    expect(await web.get()).toMatchObject({ ok: true });
    web.respond = (_request, response) => response.end(Buffer.alloc(64 * KILOBYTES + 1));
    expect(await web.get()).toMatchObject(refusal("url_too_large"));
  });

  test("that never ends is cut off at the most that is read", async () => {
    web.respond = (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16 * KILOBYTES)));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    };
    const closed = new Promise((resolve) =>
      web.server.once("request", (_, response) => response.once("close", resolve)),
    );
    expect(await web.get()).toMatchObject(refusal("url_too_large"));
    await closed;
  });

  const brotliFast = (bytes: Buffer) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliFast],
    ["deflate", deflateSync],
  ] as const)("that is a bomb of %s is refused when it has unpacked to too much", async (encoding, pack) => {
    // Compressed it is within the limit, so only the decompressed size can be refused.
    const bomb = pack(Buffer.alloc(40 * KILOBYTES * KILOBYTES));
    expect(bomb.length).toBeLessThan(64 * KILOBYTES);
    web.respond = (_request, response) => response.writeHead(200, { "content-encoding": encoding }).end(bomb);
    expect(await web.get()).toMatchObject(refusal("url_too_large"));
  });

  test("that packs nothing for ever is cut off too", async () => {
    const nothing = gzipSync("");
    web.respond = (_request, response) => {
      response.writeHead(200, { "content-encoding": "gzip" });
      for (let count = 0; count < 10_000; count += 1) response.write(nothing);
    };
    expect(await web.get()).toMatchObject(refusal("url_too_large"));
  });

  test.each([
    ["that drips", 200],
    ["whose head drips", 0],
  ])("%s ends with the deadline", async (_what, status) => {
    web.respond = (_request, response) => {
      const { socket } = response;
      if (status === 0) socket?.write("HTTP/1.1 200 OK\r\nX-Slow: ");
      else response.writeHead(200);
      const drip = setInterval(() => {
        if (status === 0) socket?.write("a");
        else response.write("a");
      }, 20);
      socket?.once("close", () => clearInterval(drip));
    };
    expect(await web.get(URL_OF_FEED, soon)).toMatchObject(refusal("url_too_slow"));
  });

  test("that never comes, after redirects each in time, ends with the one deadline", async () => {
    web.respond = (request, response) => {
      if (request.url !== "/3") {
        const next = Number(request.url?.slice(1)) + 1 || 1;
        setTimeout(() => response.writeHead(302, { location: `/${next}` }).end(), 120);
      }
    };
    expect(await web.get(URL_OF_FEED, soon)).toMatchObject(refusal("url_too_slow"));
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
    web.respond = raw(head);
    expect(await web.get()).toMatchObject(refusal("url_bad_answer"));
  });

  test.each([
    ["breaks off before its length", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nBEGIN"],
    ["breaks off within its chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nBEGIN\r\n"],
    ["has bad chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
    ["is no answer at all", ""],
  ])("that %s is never taken for whole", async (_what, head) => {
    web.respond = raw(head);
    expect(await web.get()).toMatchObject(refusal("url_unreachable"));
  });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ] as const)("whose %s breaks off is never taken for whole", async (encoding, pack) => {
    const half = pack("BEGIN:VCALENDAR".repeat(100)).subarray(0, 20);
    web.respond = (_request, response) => response.writeHead(200, { "content-encoding": encoding }).end(half);
    expect(await web.get()).toMatchObject(refusal("url_bad_answer"));
  });
});
