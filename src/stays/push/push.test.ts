import { beforeEach, describe, expect, test } from "vitest";
import { recordReport } from "#stays/guestNotes.server.ts";
import { requestAccess } from "#stays/accessRequests/accessRequests.server.ts";
import { postOver } from "#core/safeFetch/postOver.server.ts";
import { newPushDevice, readVapid, type PushDevice } from "#test/pushDevice.ts";
import { newWebStandIn } from "#test/webStandIn.ts";
import { newWorld, PASSWORD, type Host, type World } from "#test/world.ts";

const HOUR = 3_600_000;

const web = newWebStandIn();
let world: World;
let aroha: Host;
let lake: string;
/** The requests that arrived at push services. */
let received: { url: string; body: Uint8Array; headers: Record<string, string> }[];
let status: number;

beforeEach(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  lake = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body.id;
  await aroha.put(`/api/guidebooks/${lake}/access`, { timeZone: "UTC" });
  received = [];
  status = 201;
  world.internet.receive = (url, { headers, body }) => {
    received.push({ url, headers, body });
    return status;
  };
});

async function addDevice(host: Host): Promise<PushDevice & { id: string }> {
  const device = newPushDevice();
  const added = await host.post("/api/push-subscriptions", device.subscription);
  expect(added.status).toBe(201);
  return { ...device, id: added.body.id };
}

/** Adds a device, and drops its first message. */
async function readyDevice(host: Host) {
  const device = await addDevice(host);
  await world.runJobs();
  received = [];
  return device;
}

const find = async (host: Host, { subscription: { endpoint } }: PushDevice) =>
  (await host.post("/api/push-subscriptions/find", { endpoint })).body.id;

const messagesTo = (device: PushDevice) =>
  received
    .filter(({ url }) => url === device.subscription.endpoint)
    .map(({ body }) => JSON.parse(device.read(body)));

const askToBeLetIn = (guidebookId: string) =>
  requestAccess(world.context, { guidebookId, typed: "Jonas", ip: "10.0.0.1", origin: "https://p.example" });

async function addStay(more: object = {}) {
  const given = { arrival: "2026-01-05", departure: "2026-01-08", guestName: "Anna", ...more };
  return (await aroha.post(`/api/guidebooks/${lake}/stays`, given)).body;
}

describe("a device of a host", () => {
  test("gets a first message over TLS, which it alone can read, signed with the server's key", async () => {
    const device = newPushDevice("https://push.porchlight.test/send/abc");
    const bodies: Buffer[] = [];
    web.names["push.porchlight.test"] = [["127.0.0.1"]];
    web.respond = (request, response) => {
      request.on("data", (chunk: Buffer) => bodies.push(chunk));
      request.on("end", () => response.writeHead(201).end());
    };
    world.context.postPublicUrl = (url, options) => postOver(web.network, "Porchlight/1.0", url, options);
    const { publicKey } = (await aroha.get("/api/push-key")).body;
    expect((await aroha.post("/api/push-subscriptions", device.subscription)).status).toBe(201);
    await world.runJobs();
    expect(web.requests).toHaveLength(1);
    const headers = web.requests[0]?.headers ?? {};
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high", ttl: "600" });
    expect(JSON.parse(device.read(Buffer.concat(bodies)))).toMatchObject({
      title: "Porchlight notifications are on",
      path: "/stays",
    });
    expect(readVapid(String(headers["authorization"]))).toMatchObject({
      publicKey,
      aud: "https://push.porchlight.test",
      sub: expect.stringMatching(/^mailto:/),
    });
  });

  test("is the host's alone, and gets nothing once it is switched off", async () => {
    const device = await readyDevice(aroha);
    expect(await find(aroha, device)).toBe(device.id);
    const bo = await world.host("Bo");
    expect(await find(bo, device)).toBeNull();
    await bo.delete(`/api/push-subscriptions/${device.id}`);
    expect(await find(aroha, device)).toBe(device.id);
    expect((await aroha.delete(`/api/push-subscriptions/${device.id}`)).status).toBe(204);
    await askToBeLetIn(lake);
    await world.runJobs();
    expect(received).toEqual([]);
  });

  test("belongs to whoever switched it on last", async () => {
    const device = await readyDevice(aroha);
    const bo = await world.host("Bo");
    await bo.post("/api/push-subscriptions", device.subscription);
    expect(await find(aroha, device)).toBeNull();
    expect(await find(bo, device)).toBe(device.id);
  });

  test("is forgotten with the session in which it was added", async () => {
    const device = await readyDevice(aroha);
    await aroha.get("/api/logout");
    await aroha.post("/api/auth/login", { email: aroha.email, password: PASSWORD });
    expect(await find(aroha, device)).toBeNull();
    await askToBeLetIn(lake);
    await world.runJobs();
    expect(received).toEqual([]);
  });

  test.each<[string, (ben: Host) => Promise<unknown>]>([
    ["removed", (ben) => aroha.delete(`/api/account/members/${ben.id}`)],
    ["made a viewer", (ben) => aroha.patch(`/api/account/members/${ben.id}`, { role: "viewer" })],
  ])("gets no message that waits, once its host is %s", async (_what, change) => {
    const ben = await world.member(aroha, "Ben", "editor");
    const device = await readyDevice(ben);
    await askToBeLetIn(lake);
    await change(ben);
    await world.runJobs();
    expect(messagesTo(device)).toEqual([]);
  });

  test("gets no message that waits for the host who had it before", async () => {
    const device = await readyDevice(aroha);
    await askToBeLetIn(lake);
    const bo = await world.host("Bo");
    await bo.post("/api/push-subscriptions", device.subscription);
    await world.runJobs();
    expect(messagesTo(device)).toMatchObject([{ tag: "welcome" }]);
  });

  test.each([404, 410])("is forgotten when its service answers %i", async (gone) => {
    const device = await readyDevice(aroha);
    status = gone;
    await askToBeLetIn(lake);
    await world.runJobs();
    expect(received).toHaveLength(1);
    expect(await find(aroha, device)).toBeNull();
  });

  test.each([429, 503])("gets it later where its service answers %i", async (trouble) => {
    const device = await readyDevice(aroha);
    status = trouble;
    await askToBeLetIn(lake);
    await world.runJobs();
    status = 201;
    received = [];
    world.clock.advance(60_000);
    await world.runJobs();
    expect(messagesTo(device)).toHaveLength(1);
  });

  test("is not bothered with what is out of date", async () => {
    await readyDevice(aroha);
    world.internet.receive = null;
    await askToBeLetIn(lake);
    await world.runJobs();
    world.internet.receive = (url, options) => (received.push({ url, ...options }), 201);
    world.clock.advance(2 * HOUR);
    await world.runJobs();
    expect(received).toEqual([]);
  });

  test.each([
    ["http://push.example.com/1", "url_not_https"],
    ["https://192.168.0.7/1", "url_not_public"],
    ["https://push.example.com:8443/1", "url_not_public"],
  ])("has no endpoint at %s", async (endpoint, code) => {
    const refused = await aroha.post("/api/push-subscriptions", {
      ...newPushDevice().subscription,
      endpoint,
    });
    expect(refused.body.code).toBe(code);
  });

  test("lies encrypted in the database, and no job names it or a guest", async () => {
    const device = await addDevice(aroha);
    await askToBeLetIn(lake);
    const { db } = world.context;
    const rows = JSON.stringify([
      await db.selectFrom("push_subscriptions").selectAll().execute(),
      await db.selectFrom("push_keys").select("private_key").execute(),
      await db.selectFrom("jobs").select("payload").execute(),
    ]);
    const { endpoint, keys } = device.subscription;
    for (const secret of [endpoint, "push.example.com", keys.auth, keys.p256dh, "Jonas"])
      expect(rows).not.toContain(secret);
  });

  test("the eleventh drops the first", async () => {
    const first = await addDevice(aroha);
    for (let more = 0; more < 10; more += 1) {
      world.clock.advance(1000);
      await addDevice(aroha);
    }
    expect(await find(aroha, first)).toBeNull();
  });
});

describe("the server's key", () => {
  test("is one, whoever asks for it first", async () => {
    const keys = await Promise.all([1, 2, 3].map(() => aroha.get("/api/push-key")));
    expect(new Set(keys.map(({ body }) => body.publicKey)).size).toBe(1);
  });

  test("that is lost is made anew, and devices are to be added again", async () => {
    const device = await readyDevice(aroha);
    const before = (await aroha.get("/api/push-key")).body.publicKey;
    world.context.config.secretKey = "a key that somebody has set in its place";
    const after = (await aroha.get("/api/push-key")).body.publicKey;
    expect(after).not.toBe(before);
    expect(await find(aroha, device)).toBeNull();
    await askToBeLetIn(lake);
    await world.runJobs();
    expect(received).toEqual([]);
  });
});

describe("a guest without a code", () => {
  test("is announced to the devices of those who may let them in, and to nobody else's", async () => {
    const bach = (await aroha.post("/api/guidebooks", { name: "Bach" })).body.id;
    const owner = await readyDevice(aroha);
    const editor = await readyDevice(await world.member(aroha, "Edda", "editor"));
    const viewer = await readyDevice(await world.member(aroha, "Vera", "viewer"));
    const ofBach = await readyDevice(await world.member(aroha, "Lim", "editor", { guidebooks: [bach] }));
    const stranger = await readyDevice(await world.host("Bo"));
    await askToBeLetIn(lake);
    await world.runJobs();
    const message = { title: "Jonas has no code", body: "At Lake House. Let them in, if you know them." };
    for (const device of [owner, editor]) expect(messagesTo(device)).toMatchObject([message]);
    for (const device of [viewer, ofBach, stranger]) expect(messagesTo(device)).toEqual([]);
  });

  test("is announced no more once somebody has answered", async () => {
    await readyDevice(aroha);
    await askToBeLetIn(lake);
    const [request] = (await aroha.get("/api/stay-requests")).body;
    await aroha.post(`/api/stay-requests/${request.id}/answer`, { refuse: true });
    await world.runJobs();
    expect(received).toEqual([]);
  });
});

describe("“We have arrived”", () => {
  test("is passed on once, a moment later", async () => {
    const device = await readyDevice(aroha);
    const { token, id } = await addStay();
    await recordReport(world.context, token, "arrived", true);
    await recordReport(world.context, token, "arrived", true);
    await world.runJobs();
    expect(received).toEqual([]);
    world.clock.advance(20_000);
    await world.runJobs();
    expect(messagesTo(device)).toMatchObject([
      { title: "Anna has arrived", body: "At Lake House.", path: `/guidebooks/${lake}/stays?stay=${id}` },
    ]);
  });

  test("is passed on once, however many guests say so at the same time", async () => {
    const device = await readyDevice(aroha);
    const { token } = await addStay();
    const form = { "content-type": "application/x-www-form-urlencoded" };
    await Promise.all([1, 2, 3].map(() => world.guest.post(`/view/${token}/arrived`, "", form)));
    world.clock.advance(20_000);
    await world.runJobs();
    expect(messagesTo(device)).toHaveLength(1);
  });

  test("is not passed on where it was taken back at once", async () => {
    await readyDevice(aroha);
    const { token } = await addStay();
    await recordReport(world.context, token, "arrived", true);
    await recordReport(world.context, token, "arrived", false);
    world.clock.advance(20_000);
    await world.runJobs();
    expect(received).toEqual([]);
  });
});

test("“We have left” is passed on once, unless it was taken back at once", async () => {
  const device = await readyDevice(aroha);
  const { token, id } = await addStay();
  await recordReport(world.context, token, "left", true);
  await recordReport(world.context, token, "left", false);
  world.clock.advance(20_000);
  await world.runJobs();
  expect(received).toEqual([]);
  await recordReport(world.context, token, "left", true);
  world.clock.advance(20_000);
  await world.runJobs();
  expect(messagesTo(device)).toMatchObject([
    { title: "Anna has left", body: "At Lake House.", path: `/guidebooks/${lake}/stays?stay=${id}` },
  ]);
});

describe("a home that a cleaner marks as ready", () => {
  const press = (token: string, more: Record<string, string> = {}) =>
    world.guest.post(
      `/turnovers/${token}/ready`,
      new URLSearchParams({ guidebook: lake, day: "2026-01-05", ...more }).toString(),
      { "content-type": "application/x-www-form-urlencoded" },
    );

  async function newCleanerLink(): Promise<string> {
    await addStay();
    return (await aroha.post("/api/turnover-links", { guidebookIds: [lake] })).body.token;
  }

  test("is passed on once, a moment later, without a guest's name", async () => {
    const device = await readyDevice(aroha);
    const viewer = await readyDevice(await world.member(aroha, "Vera", "viewer"));
    const token = await newCleanerLink();
    await press(token);
    await press(token);
    await world.runJobs();
    expect(received).toEqual([]);
    world.clock.advance(20_000);
    await world.runJobs();
    const message = { title: "Lake House is ready", path: `/guidebooks/${lake}/stays` };
    expect(messagesTo(device)).toMatchObject([message]);
    expect(messagesTo(device)[0].body).toMatch(/^The cleaner marked it at \d+:\d\d [ap]m\.$/);
    expect(messagesTo(viewer)).toEqual([]);
  });

  test("is not passed on where it was taken back at once", async () => {
    await readyDevice(aroha);
    const token = await newCleanerLink();
    await press(token);
    await press(token, { undo: "yes" });
    world.clock.advance(20_000);
    await world.runJobs();
    expect(received).toEqual([]);
  });
});

test("at noon a device hears what is missing for tonight, and nothing once that is mended", async () => {
  const device = await readyDevice(aroha);
  await addStay({ doorCode: "4711" });
  await world.runJobs();
  expect(received).toEqual([]);
  world.clock.advance(3 * HOUR + 1000);
  await world.runJobs();
  const [message] = messagesTo(device);
  expect(message).toMatchObject({
    title: "One arrival at Lake House needs you",
    tag: `tonight-${aroha.accountId}`,
  });
  expect(message.body).toMatch(/\.$/);
  world.clock.advance(HOUR);
  await world.runJobs();
  expect(messagesTo(device)).toHaveLength(1);
});
