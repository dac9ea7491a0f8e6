import { beforeAll, beforeEach, expect, test } from "vitest";
import { UNDONE_WITHIN_MS } from "#stays/events.ts";
import { recordReport } from "#stays/guestNotes.server.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

let world: World;
let sent: { type: string; data: object }[];
let host: Host;
let guidebook: string;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  sent = [];
  world.internet.receive = (_url, { body }) => {
    sent.push(JSON.parse(Buffer.from(body).toString()));
    return 204;
  };
});

async function begin(name: string) {
  host = await world.host(name);
  guidebook = (await host.post("/api/guidebooks", { name: "Bach" })).body.id;
  const events = ["guest.arrived", "turnover.ready"];
  await host.post("/api/account/webhooks", { url: "https://hooks.example.com/", events });
}

async function send(afterMs: number): Promise<string[]> {
  world.clock.advance(afterMs);
  await world.runJobs();
  return sent.map(({ type }) => type);
}

const activities = async () =>
  (await host.get("/api/account/activity")).body.map(({ deed }: { deed: string }) => deed);

test("webhooks hear that guests have arrived once they can no longer undo it", async () => {
  await begin("Aroha");
  const days = { arrival: "2026-01-05", departure: "2026-01-07" };
  const { token, id } = (await host.post(`/api/guidebooks/${guidebook}/stays`, days)).body;
  await recordReport(world.context, token, "arrived", true);
  expect(await send(UNDONE_WITHIN_MS - 1)).toEqual([]);
  await recordReport(world.context, token, "arrived", false);
  expect(await send(UNDONE_WITHIN_MS)).toEqual([]);
  expect(await activities()).not.toContain("said that they have arrived");
  await recordReport(world.context, token, "arrived", true);
  expect(await send(UNDONE_WITHIN_MS)).toEqual(["guest.arrived"]);
  expect(sent[0]?.data).toEqual({ guidebookId: guidebook, subjectId: id });
});

test("an arrival that is taken back while the receiver is away is never sent", async () => {
  await begin("Ben");
  const days = { arrival: "2026-01-05", departure: "2026-01-07" };
  const { token } = (await host.post(`/api/guidebooks/${guidebook}/stays`, days)).body;
  world.internet.receive = () => 503;
  await recordReport(world.context, token, "arrived", true);
  await send(UNDONE_WITHIN_MS);
  world.internet.receive = (_url, { body }) => {
    sent.push(JSON.parse(Buffer.from(body).toString()));
    return 204;
  };
  await recordReport(world.context, token, "arrived", false);
  expect(await send(24 * 60 * 60_000)).toEqual([]);
});

test("an arrival that webhooks have heard of stays what happened when it is taken back later", async () => {
  await begin("Dara");
  const days = { arrival: "2026-01-05", departure: "2026-01-07" };
  const { token } = (await host.post(`/api/guidebooks/${guidebook}/stays`, days)).body;
  await recordReport(world.context, token, "arrived", true);
  expect(await send(UNDONE_WITHIN_MS)).toEqual(["guest.arrived"]);
  await recordReport(world.context, token, "arrived", false);
  expect(await activities()).toContain("said that they have arrived");
  const [webhook] = (await host.get("/api/account/webhooks")).body;
  const { body: deliveries } = await host.get(`/api/account/webhooks/${webhook.id}/deliveries`);
  expect(deliveries).toMatchObject([{ event: "guest.arrived", status: 204 }]);
  await recordReport(world.context, token, "arrived", true);
  await recordReport(world.context, token, "arrived", false);
  expect(await send(UNDONE_WITHIN_MS)).toEqual(["guest.arrived"]);
});

test("webhooks hear that a home is ready once its cleaner can no longer undo it", async () => {
  await begin("Cleo");
  await host.put(`/api/guidebooks/${guidebook}/access`, { timeZone: "Pacific/Auckland" });
  const day = new Date(world.clock.now()).toISOString().slice(0, 10);
  const departure = new Date(world.clock.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await host.post(`/api/guidebooks/${guidebook}/stays`, { arrival: day, departure });
  const link = (await host.post("/api/turnover-links", { guidebookIds: [guidebook] })).body;
  const press = (more: Record<string, string>) =>
    world.guest.post(
      `/turnovers/${link.token}/ready`,
      new URLSearchParams({ guidebook, day, ...more }).toString(),
      { "content-type": "application/x-www-form-urlencoded" },
    );
  await press({});
  expect(await activities()).toContain("said that a home is ready");
  await press({ undo: "yes" });
  expect(await send(UNDONE_WITHIN_MS)).toEqual([]);
  expect(await activities()).not.toContain("said that a home is ready");
  await press({});
  expect(await send(UNDONE_WITHIN_MS)).toEqual(["turnover.ready"]);
  expect(sent[0]?.data).toMatchObject({ guidebookId: guidebook, day });
});
