import { Webhook as Receiver } from "standardwebhooks";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newProgram } from "#test/program.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const URL_OF_HOOK = "https://hooks.example.com/porchlight?key=s3cret";

interface Received {
  headers: Record<string, string>;
  body: string;
}

let world: World;
let received: Received[];
let answer: number;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(() => {
  received = [];
  answer = 204;
  world.internet.receive = (_url, { headers, body }) => {
    received.push({ headers, body: Buffer.from(body).toString() });
    return answer;
  };
});

async function newHost(name: string) {
  const host = await world.host(name);
  const guidebook: string = (await host.post("/api/guidebooks", { name: "Bach" })).body.id;
  return { host, guidebook };
}

const addHook = async (host: Host, more: object = {}) =>
  (await host.post("/api/account/webhooks", { url: URL_OF_HOOK, events: ["stay.created"], ...more })).body;

const addStay = (host: Host, guidebook: string) =>
  host.post(`/api/guidebooks/${guidebook}/stays`, {
    arrival: "2026-02-01",
    departure: "2026-02-04",
    guestName: "Wiremu",
    doorCode: "552211",
  });

const parsed = ({ body }: Received) => JSON.parse(body);

describe("a webhook", () => {
  test("gets what its kinds say, signed as Standard Webhooks does, with ids and dates alone", async () => {
    const { host, guidebook } = await newHost("Aroha");
    const { secret } = await addHook(host);
    const stay = (await addStay(host, guidebook)).body;
    await host.patch(`/api/guidebooks/${guidebook}/archive`);
    await world.runJobs();
    const [message] = received;
    expect(received).toHaveLength(1);
    if (!message) return;
    const now = Date.now;
    Date.now = () => world.clock.now();
    expect(() => new Receiver(secret).verify(message.body, message.headers)).not.toThrow();
    expect(() => new Receiver(secret).verify(`${message.body} `, message.headers)).toThrow(
      "No matching signature found",
    );
    Date.now = now;
    expect(parsed(message)).toEqual({
      type: "stay.created",
      timestamp: new Date(world.clock.now()).toISOString(),
      data: { guidebookId: guidebook, subjectId: stay.id, arrival: "2026-02-01", departure: "2026-02-04" },
    });
    for (const secretText of ["Wiremu", "552211", stay.token, stay.code])
      expect(message.body).not.toContain(secretText);
  });

  test("gets the guest's name where its owner switched that on", async () => {
    const { host, guidebook } = await newHost("Ben");
    await addHook(host, { withNames: true });
    await addStay(host, guidebook);
    await world.runJobs();
    expect(received.map(parsed)).toMatchObject([{ data: { guestName: "Wiremu" } }]);
    expect(received[0]?.body).not.toContain("552211");
  });

  test("is told nothing of a change that was refused", async () => {
    const { host, guidebook } = await newHost("Cleo");
    await addHook(host);
    await host.post(`/api/guidebooks/${guidebook}/stays`, { arrival: "2026-02-04", departure: "2026-02-01" });
    await world.runJobs();
    expect(received).toEqual([]);
  });

  test("is tried eight times in a day with growing waits, each time with the same id", async () => {
    const { host, guidebook } = await newHost("Dara");
    const { id } = await addHook(host);
    answer = 500;
    await addStay(host, guidebook);
    const start = world.clock.now();
    for (let minutes = 0; minutes <= 26 * 60; minutes += 30) {
      await world.runJobs();
      world.clock.advance(30 * MINUTE);
    }
    expect(received).toHaveLength(8);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(world.clock.now() - start).toBeGreaterThan(DAY);
    const listed = (await host.get(`/api/account/webhooks/${id}/deliveries`)).body;
    expect(listed).toMatchObject([{ event: "stay.created", tries: 8, status: 500, nextTryAt: null }]);
    answer = 200;
    await host.post(`/api/account/webhooks/${id}/deliveries/${listed[0].id}/again`);
    await world.runJobs();
    expect(received).toHaveLength(9);
    expect(received.at(-1)?.headers["webhook-id"]).toBe(received[0]?.headers["webhook-id"]);
  });

  test("is switched off after five days of failing, which its owner is told, and on again", async () => {
    const { host, guidebook } = await newHost("Eve");
    const { id } = await addHook(host);
    answer = 503;
    await addStay(host, guidebook);
    await world.runJobs();
    world.clock.advance(5 * DAY);
    await host.post(`/api/account/webhooks/${id}/test`);
    await world.runJobs();
    expect((await host.get("/api/account/webhooks")).body).toMatchObject([{ disabledAt: world.clock.now() }]);
    expect(world.mailbox.at(-1)).toMatchObject({
      to: host.email,
      subject: "The webhook to hooks.example.com is turned off",
    });
    expect((await host.post(`/api/account/webhooks/${id}/test`)).body.code).toBe("webhook_off");
    received = [];
    await addStay(host, guidebook);
    await world.runJobs();
    expect(received).toEqual([]);
    answer = 200;
    await host.patch(`/api/account/webhooks/${id}`, { disabled: false });
    await host.post(`/api/account/webhooks/${id}/test`);
    await world.runJobs();
    expect(received.map(parsed)).toMatchObject([{ type: "webhook.test" }]);
  });

  test("is signed with both secrets for a day after the secret was replaced", async () => {
    const { host } = await newHost("Finn");
    const { id, secret } = await addHook(host);
    const renewed = (await host.post(`/api/account/webhooks/${id}/secret`)).body.secret;
    expect(renewed).not.toBe(secret);
    await host.post(`/api/account/webhooks/${id}/test`);
    await world.runJobs();
    expect(received[0]?.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    world.clock.advance(DAY);
    await host.post(`/api/account/webhooks/${id}/test`);
    await world.runJobs();
    expect(received[1]?.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
  });

  test("keeps its address and secret encrypted, and shows neither again", async () => {
    const { host } = await newHost("Gus");
    const { secret } = await addHook(host);
    const rows = JSON.stringify(await world.context.db.selectFrom("webhooks").selectAll().execute());
    const listed = (await host.get("/api/account/webhooks")).text;
    for (const hidden of [secret, "s3cret"]) {
      expect(rows).not.toContain(hidden);
      expect(listed).not.toContain(hidden);
    }
  });

  test("is refused at addresses that are not public https, for unknown events, and the eleventh", async () => {
    const { host } = await newHost("Hana");
    for (const url of [
      "http://hooks.example.com",
      "https://127.0.0.1/x",
      "https://nas.local:8443",
      "nonsense",
    ])
      expect((await host.post("/api/account/webhooks", { url, events: ["stay.created"] })).status).toBe(400);
    const unknown = await host.post("/api/account/webhooks", { url: URL_OF_HOOK, events: ["stay.burnt"] });
    expect(unknown.body.fields).toMatchObject({ events: "There is no event named stay.burnt." });
    for (let n = 0; n < 10; n++) await addHook(host);
    expect((await addHook(host)).code).toBe("webhook_limit");
  });

  test("belongs to the owners of its account, and to no token", async () => {
    const { host } = await newHost("Ida");
    const { id } = await addHook(host);
    const stranger = await world.host("Jo");
    const program = await newProgram(world, host);
    const editor = await world.member(host, "Kim", "editor");
    for (const [caller, status] of [
      [stranger, 404],
      [program, 403],
      [editor, 403],
    ] as const) {
      expect((await caller.post(`/api/account/webhooks/${id}/test`)).status).toBe(status);
      expect((await caller.delete(`/api/account/webhooks/${id}`)).status).toBe(status);
    }
    expect((await host.delete(`/api/account/webhooks/${id}`)).status).toBe(204);
  });
});
