import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Webhook as Receiver } from "standardwebhooks";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMember } from "#accounts/members/members.server.ts";
import { isPublicIp } from "#core/safeFetch/publicIp.server.ts";
import { postOver } from "#core/safeFetch/postOver.server.ts";
import { runAdmin } from "#operations/admin/commands.server.ts";
import { newWebStandIn } from "#test/webStandIn.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const web = newWebStandIn();
let world: World;
let port: number;
beforeAll(async () => {
  port = web.network.port;
  const named = ["localhost", "home.porchlight.test"].map((host) => `${host}:${port}`);
  world = await newWorld({ WEBHOOK_PRIVATE_HOSTS: named.join(", ") });
  // As the server has it but for its names, its certificate and its patience.
  world.context.postPublicUrl = (url, options) =>
    postOver({ ...web.network, isAllowed: isPublicIp, port: 443 }, "Porchlight/1.0", url, {
      ...options,
      deadlineMs: 400,
    });
});
beforeEach(() => {
  web.names = { localhost: [["127.0.0.1"]], "home.porchlight.test": [["127.0.0.1"]] };
  web.respond = (_request, response) => response.writeHead(204).end();
});

const admin = (...words: string[]) => runAdmin(world.context, words, "root");

async function newHost(name: string, { isAllowed = true } = {}) {
  const host = await world.host(name);
  if (isAllowed) await admin("private-hosts", "allow", host.email, "--because", "Runs a smart home");
  return host;
}

const add = (host: Host, url: string) =>
  host.post("/api/account/webhooks", { url, events: ["guidebook.created"] });

/** Adds a webhook, sends it a test, and returns the webhook with what its list says of the test. */
async function deliver(host: Host, url: string) {
  const { body: hook } = await add(host, url);
  return { hook, delivery: await sendTest(host, hook.id) };
}

async function sendTest(host: Host, id: string) {
  await host.post(`/api/account/webhooks/${id}/test`);
  await world.runJobs();
  world.clock.advance(1);
  return (await host.get(`/api/account/webhooks/${id}/deliveries`)).body[0];
}

describe("a private host that the operator allows", () => {
  test("gets the messages of an account that the operator names, signed", async () => {
    const host = await newHost("Aroha");
    let body = "";
    web.respond = (request, response) => {
      request.on("data", (part: Buffer) => (body += part.toString()));
      request.on("end", () => response.writeHead(204).end());
    };
    const { hook, delivery } = await deliver(host, `https://localhost:${port}/hook`);
    expect(hook).toMatchObject({ host: `localhost:${port}` });
    expect(delivery).toMatchObject({ event: "webhook.test", status: 204, tries: 1 });
    const { headers } = web.requests[0] ?? {};
    const signed = {
      "webhook-id": String(headers?.["webhook-id"]),
      "webhook-timestamp": String(headers?.["webhook-timestamp"]),
      "webhook-signature": String(headers?.["webhook-signature"]),
    };
    const now = Date.now;
    Date.now = () => world.clock.now();
    expect(() => new Receiver(hook.secret).verify(body, signed)).not.toThrow();
    Date.now = now;
  });

  test("is refused to other accounts, and to one whose right has ended", async () => {
    const host = await newHost("Ben");
    const other = await newHost("Cleo", { isAllowed: false });
    const url = `https://localhost:${port}/hook`;
    expect((await add(other, url)).body.code).toBe("url_not_public");
    const { hook } = await deliver(host, url);
    expect((await admin("private-hosts", "list")).lines.join("\n")).toContain(host.email);
    await admin("private-hosts", "refuse", host.email, "--because", "Moved out");
    web.requests = [];
    expect(await sendTest(host, hook.id)).toMatchObject({ status: null });
    expect(web.requests).toEqual([]);
    expect((await add(host, url)).body.code).toBe("url_not_public");
    const { body: events } = await host.get("/api/account/activity");
    expect(events[0]).toMatchObject({
      name: "The operator of this server",
      deed: "ended webhooks to private hosts",
    });
  });

  test("is refused to every account of a person, with other owners too", async () => {
    const host = await newHost("Sefa");
    const other = await newHost("Tomas");
    await addMember(world.context, other.actor, { userId: host.id, role: "owner" });
    await world.member(host, "Ursula", "owner");
    const { lines } = await admin("private-hosts", "refuse", host.email, "--because", "Moved out");
    expect(lines).toEqual([`Webhooks of ${host.email} reach no private host any more.`]);
    for (const each of [host, other])
      expect((await add(each, `https://localhost:${port}/`)).body.code).toBe("url_not_public");
    expect((await admin("private-hosts", "list")).lines.join("\n")).not.toContain(host.email);
  });

  test("is allowed to an account by its id where its owner has several", async () => {
    const host = await newHost("Viv", { isAllowed: false });
    const leaving = await newHost("Willa", { isAllowed: false });
    world.clock.advance(1);
    await addMember(world.context, leaving.actor, { userId: host.id, role: "owner" });
    expect((await leaving.delete(`/api/account/members/${leaving.id}`)).status).toBeLessThan(300);
    const allow = (who: string) => admin("private-hosts", "allow", who, "--because", "Runs a smart home");
    const { isRefused, lines } = await allow(host.email);
    expect(isRefused).toBe(true);
    expect(lines.join()).toContain(`${host.accountId}, ${leaving.accountId}`);
    expect((await add(host, `https://localhost:${port}/`)).body.code).toBe("url_not_public");
    expect((await allow(host.accountId)).isRefused).toBe(false);
    expect((await add(host, `https://localhost:${port}/`)).status).toBe(201);
    expect((await allow("none")).isRefused).toBe(true);
    const refused = await admin("private-hosts", "refuse", host.accountId, "--because", "Moved out");
    expect(refused.isRefused).toBe(false);
    expect((await add(host, `https://localhost:${port}/`)).body.code).toBe("url_not_public");
  });

  test("is its exact name and port, by https and without a password", async () => {
    const host = await newHost("Dara");
    const others = [
      `https://127.0.0.1:${port}/`,
      `https://localhost:${port + 1}/`,
      "https://localhost/",
      `https://localhost.:${port}/`,
      `https://other.porchlight.test:${port}/`,
      `https://a:b@localhost:${port}/`,
      "https://192.168.1.5/",
    ];
    const codes = others.map(async (url) => (await add(host, url)).body.code);
    expect(new Set(await Promise.all(codes))).toEqual(new Set(["url_not_public"]));
    expect((await add(host, `http://localhost:${port}/`)).body.code).toBe("url_not_https");
    expect(web.requests).toEqual([]);
  });

  test.each([
    ["the metadata of a cloud", ["169.254.169.254"]],
    ["the public internet", ["93.184.216.34"]],
    ["a private network and elsewhere", ["127.0.0.1", "0.0.0.0"]],
  ])("whose name leads to %s gets nothing", async (_where, ips) => {
    const host = await newHost(`Eve ${ips.join(" ")}`);
    web.names["home.porchlight.test"] = [ips];
    const { delivery } = await deliver(host, `https://home.porchlight.test:${port}/`);
    expect(delivery).toMatchObject({ status: null, tries: 1 });
    expect(web.requests).toEqual([]);
  });

  test("is not reached by a public name that is rebound to it", async () => {
    const host = await newHost("Finn");
    web.names["hooks.porchlight.test"] = [["127.0.0.1"]];
    const { delivery } = await deliver(host, "https://hooks.porchlight.test/");
    expect(delivery).toMatchObject({ status: null });
    expect(web.requests).toEqual([]);
  });
});

describe("a receiver harms nobody", () => {
  const url = () => `https://localhost:${port}/hook`;

  test("that redirects to another server of the network", async () => {
    const reached: string[] = [];
    const inside = createServer((request, response) => {
      reached.push(request.url ?? "");
      response.end();
    }).listen(0, "127.0.0.1");
    await once(inside, "listening");
    const { port: insidePort } = inside.address() as AddressInfo; // it listens on a port
    web.respond = (_request, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${insidePort}/admin` }).end();
    const { delivery } = await deliver(await newHost("Gus"), url());
    inside.close();
    expect(delivery).toMatchObject({ status: 307, tries: 1 });
    expect(delivery.nextTryAt).toBeGreaterThan(world.clock.now());
    expect(reached).toEqual([]);
  });

  test.each([
    ["that never answers", () => {}],
    [
      "whose head drips",
      (
        _request: unknown,
        { socket }: { socket: { write: (text: string) => void; once: Function } | null },
      ) => {
        socket?.write("HTTP/1.1 200 OK\r\nX-Slow: ");
        const drip = setInterval(() => socket?.write("a"), 20);
        socket?.once("close", () => clearInterval(drip));
      },
    ],
  ])("%s: it is tried again later", async (what, respond) => {
    web.respond = respond;
    const { delivery } = await deliver(await newHost(`Hana ${what}`), url());
    expect(delivery).toMatchObject({ status: null, tries: 1 });
    expect(delivery.nextTryAt).toBeGreaterThan(world.clock.now());
  });

  test("whose answer never ends: its status counts, and the connection is closed", async () => {
    const closed = new Promise<number>((resolve) => {
      web.respond = (_request, response) => {
        let sent = 0;
        response.writeHead(200);
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(64 * 1024))) sent += 64 * 1024;
          if (!response.destroyed) response.once("drain", more);
        };
        response.once("close", () => resolve(sent));
        more();
      };
    });
    const { delivery } = await deliver(await newHost("Ida"), url());
    expect(delivery).toMatchObject({ status: 200, nextTryAt: null });
    expect(await closed).toBeLessThan(50 * 1024 * 1024);
  });

  test("whose headers are huge: it is tried again later", async () => {
    web.respond = (_request, response) =>
      void response.socket?.end(`HTTP/1.1 200 OK\r\nX-Huge: ${"x".repeat(20_000)}\r\n\r\n`);
    const { delivery } = await deliver(await newHost("Jo"), url());
    expect(delivery).toMatchObject({ status: null, tries: 1 });
  });
});
