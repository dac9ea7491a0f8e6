import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { newFetchPublicUrl } from "#core/safeFetch/safeFetch.server.ts";
import { newWebStandIn, refusal, URL_OF_FEED } from "#test/webStandIn.ts";

const web = newWebStandIn();

describe("a URL that a person gave", () => {
  test("is fetched whole, by its name, without cookies or a referrer", async () => {
    web.respond = (_request, response) =>
      response
        .writeHead(200, { "content-type": "text/calendar", etag: '"1"', "set-cookie": "a=b" })
        .end("BEGIN");
    expect(await web.get("webcal://calendar.porchlight.test/feed.ics?s=1#x")).toEqual({
      ok: true,
      value: {
        isChanged: true,
        url: "https://calendar.porchlight.test/feed.ics?s=1",
        content: Buffer.from("BEGIN"),
        contentType: "text/calendar",
        etag: '"1"',
      },
    });
    expect(web.requests[0]?.url).toBe("/feed.ics?s=1");
    expect(web.requests[0]?.headers).toEqual({
      host: `calendar.porchlight.test:${web.network.port}`,
      "user-agent": "Porchlight/1.0",
      accept: "*/*",
      "accept-encoding": "gzip, br",
      connection: "close",
    });
  });

  test("is not read again where it has not changed", async () => {
    web.respond = (request, response) =>
      response.writeHead(request.headers["if-none-match"] === '"1"' ? 304 : 200).end();
    expect(await web.get(URL_OF_FEED, { etag: '"1"' })).toEqual({
      ok: true,
      value: { isChanged: false, url: URL_OF_FEED },
    });
  });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
    ["deflate", deflateSync],
  ] as const)("is unpacked from %s", async (encoding, pack) => {
    web.respond = (_request, response) =>
      response.writeHead(200, { "content-encoding": encoding }).end(pack("BEGIN:VCALENDAR"));
    expect(await web.get()).toMatchObject({ value: { content: Buffer.from("BEGIN:VCALENDAR") } });
  });

  test.each([404, 410, 401, 500, 206])("that answers %i is refused with it", async (status) => {
    web.respond = (_request, response) => response.writeHead(status).end("no");
    expect(await web.get()).toMatchObject({ ...refusal("url_status"), refusal: { detail: { status } } });
  });
});

describe("a name", () => {
  test("that changes its answer after the check is not asked again", async () => {
    web.names["calendar.porchlight.test"] = [["127.0.0.1"], ["127.0.0.2"], ["169.254.169.254"]];
    expect(await web.get()).toMatchObject({ ok: true });
    expect(web.lookups).toHaveLength(1);
    expect(web.requests).toHaveLength(1);
  });

  test.each(["10.0.0.1", "127.0.0.2", "169.254.169.254", "::1", "::ffff:127.0.0.1", "fd00::1", "100.64.0.1"])(
    "that leads to %s is refused as if it did not exist, even beside a public address",
    async (ip) => {
      web.names["calendar.porchlight.test"] = [["127.0.0.1", ip]];
      expect(await web.get()).toMatchObject(refusal("url_not_found"));
      expect(web.requests).toHaveLength(0);
      expect(await web.get("https://nowhere.porchlight.test/")).toEqual(await web.get());
    },
  );

  test("that leads nowhere is refused", async () => {
    web.names["calendar.porchlight.test"] = [[]];
    expect(await web.get()).toMatchObject(refusal("url_not_found"));
  });

  test("whose resolver does not answer ends with the deadline", async () => {
    const silent = { ...web.network, lookup: () => new Promise<string[]>(() => {}) };
    expect(await web.get(URL_OF_FEED, { deadlineMs: 100 }, silent)).toMatchObject(refusal("url_too_slow"));
  });

  test("that nobody serves is refused", async () => {
    expect(await web.get(URL_OF_FEED, {}, { ...web.network, port: 1 })).toMatchObject(
      refusal("url_unreachable"),
    );
  });

  test("of which one address does not answer is reached at the other", async () => {
    web.names["calendar.porchlight.test"] = [["127.0.0.3", "127.0.0.1"]];
    const both = { ...web.network, isAllowed: (ip: string) => ip.startsWith("127.0.0.") };
    expect(await web.get(URL_OF_FEED, {}, both)).toMatchObject({ ok: true });
  });
});

describe("a certificate", () => {
  test("of another name is refused", async () => {
    web.names["calendar.example.test"] = [["127.0.0.1"]];
    expect(await web.get("https://calendar.example.test/")).toMatchObject(refusal("url_certificate"));
    expect(web.requests).toHaveLength(0);
  });

  test("of an authority that nobody trusts is refused, whatever the environment says", async () => {
    const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
    const { ca: _ours, ...untrusting } = web.network;
    expect(await web.get(URL_OF_FEED, {}, untrusting)).toMatchObject(refusal("url_certificate"));
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
    expect(web.requests).toHaveLength(0);
  });
});

describe("a redirect", () => {
  const redirectTo = (location: string, status = 302) => {
    web.respond = (request, response) =>
      request.url === "/feed.ics"
        ? response.writeHead(status, { location }).end()
        : response.end(`at ${request.headers.host}`);
  };

  test.each([301, 302, 303, 307, 308])("with %i is followed to its end, which is told", async (status) => {
    web.names["www.porchlight.test"] = [["127.0.0.1"]];
    redirectTo("https://www.porchlight.test/new.ics", status);
    expect(await web.get()).toMatchObject({ value: { url: "https://www.porchlight.test/new.ics" } });
    expect(web.lookups).toEqual(["calendar.porchlight.test", "www.porchlight.test"]);
    expect(web.requests[1]?.headers.referer).toBeUndefined();
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
    web.names["inside.porchlight.test"] = [["192.168.1.1"]];
    redirectTo(location);
    expect(await web.get()).toMatchObject(refusal(code));
    expect(web.requests).toHaveLength(1);
  });

  test("of a name that has moved inside meanwhile is refused", async () => {
    web.names["calendar.porchlight.test"] = [["127.0.0.1"], ["10.0.0.1"]];
    redirectTo("/new.ics");
    expect(await web.get()).toMatchObject(refusal("url_not_found"));
    expect(web.requests).toHaveLength(1);
  });

  test("is followed three times and no more", async () => {
    let left = 3;
    web.respond = (_request, response) =>
      left-- > 0 ? response.writeHead(302, { location: `/${left}` }).end() : response.end("there");
    expect(await web.get()).toMatchObject({ ok: true });
    web.respond = (_request, response) => response.writeHead(302, { location: "/again" }).end();
    web.requests = [];
    expect(await web.get()).toMatchObject(refusal("url_redirects"));
    expect(web.requests).toHaveLength(4);
  });

  test("that says nowhere is no answer", async () => {
    web.respond = (_request, response) => response.writeHead(302).end();
    expect(await web.get()).toMatchObject(refusal("url_status"));
  });
});

test("the caller's signal ends it with the caller's reason", async () => {
  web.respond = () => {};
  const reason = new Error("the server stops");
  await expect(web.get(URL_OF_FEED, { signal: AbortSignal.timeout(50) })).rejects.toThrow("timeout");
  await expect(web.get(URL_OF_FEED, { signal: AbortSignal.abort(reason) })).rejects.toThrow(reason);
});

test("what the product itself fetches with never reaches this machine", async () => {
  const fetchPublicUrl = newFetchPublicUrl("Porchlight/1.0");
  const options = { maxBytes: 1000, deadlineMs: 5000 };
  expect(await fetchPublicUrl("https://localhost.localdomain/", options)).toMatchObject({ ok: false });
  expect(await fetchPublicUrl(`https://127.0.0.1:${web.network.port}/`, options)).toMatchObject(
    refusal("url_not_public"),
  );
  expect(web.requests).toHaveLength(0);
});
