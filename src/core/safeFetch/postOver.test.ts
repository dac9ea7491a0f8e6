import { expect, test } from "vitest";
import { postOver } from "#core/safeFetch/postOver.server.ts";
import { newWebStandIn, refusal, URL_OF_FEED } from "#test/webStandIn.ts";

const web = newWebStandIn();

const post = (url: string) =>
  postOver(web.network, "Porchlight/1.0", url, {
    headers: { ttl: "60" },
    body: Buffer.from("night"),
    deadlineMs: 500,
  });

test("a body is sent to the URL that was named, and whatever comes back is its status", async () => {
  let body = "";
  web.respond = (request, response) => {
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => response.writeHead(302, { location: `${URL_OF_FEED}?b` }).end());
  };
  expect(await post(URL_OF_FEED)).toEqual({ ok: true, value: { status: 302 } });
  expect(body).toBe("night");
  expect(web.requests.map(({ method, url, headers }) => [method, url, headers["ttl"]])).toEqual([
    ["POST", "/feed.ics", "60"],
  ]);
});

test("a body is sent into no private network, and to nobody who does not answer in time", async () => {
  web.names["inside.porchlight.test"] = [["10.0.0.1"]];
  expect(await post("https://inside.porchlight.test/x")).toEqual(refusal("url_not_found"));
  expect(await post("https://127.0.0.1/x")).toEqual(refusal("url_not_public"));
  web.respond = () => {};
  expect(await post(URL_OF_FEED)).toEqual(refusal("url_too_slow"));
});
