import { describe, expect, onTestFinished, test, vi } from "vitest";
import { listCalls } from "#app/api.ts";
import type { TestResponse } from "#test/visitor.ts";
import { newWorld, type Host } from "#test/world.ts";

const world = await newWorld({ SECRET_KEY: "a key that only these tests have, no other" });
const DAY_MS = 24 * 3_600_000;

const FEED = "https://calendar.example.com/lake.ics";

let presses = 0;
/** The header of one press of a button. */
const press = () => ({ "idempotency-key": `press-${(presses += 1)}` });

const stays = async (host: Host, id: string) => (await host.get(`/api/guidebooks/${id}/stays`)).body;
const names = async (host: Host) =>
  (await host.get("/api/guidebooks")).body.map(({ name }: { name: string }) => name);
const made = async (host: Host) => (await host.post("/api/guidebooks", { name: "Lake House" })).body;

describe("a call with an idempotency key that comes again", () => {
  test("makes one guidebook, and gets the same answer", async () => {
    const host = await world.host("Aroha");
    const key = press();
    const first = await host.post("/api/guidebooks", { name: "Hut" }, key);
    const again = await host.post("/api/guidebooks", { name: "Hut" }, key);
    expect(first.status).toBe(201);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(await names(host)).toEqual(["Hut"]);
  });

  test("makes one stay, and what members did is listed once", async () => {
    const host = await world.host("Ben");
    const { id } = await made(host);
    const key = press();
    const stay = { arrival: "2026-02-01", departure: "2026-02-03", guestName: "Anna" };
    const first = await host.post(`/api/guidebooks/${id}/stays`, stay, key);
    const again = await host.post(`/api/guidebooks/${id}/stays`, stay, key);
    expect(again.body).toEqual(first.body);
    expect(await stays(host, id)).toHaveLength(1);
    const activity = (await host.get("/api/account/activity")).body as { deed: string; times: number }[];
    expect(activity.filter(({ deed }) => /stay/.test(deed))).toMatchObject([{ times: 1 }]);
  });

  test("does the work once where two come at once", async () => {
    const host = await world.host("Cora");
    const key = press();
    const both = await Promise.all([1, 2].map(() => host.post("/api/guidebooks", { name: "Hut" }, key)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect(await names(host)).toEqual(["Hut"]);
  });

  test("does its work again where the first was refused", async () => {
    const host = await world.host("Dan", { subscribed: false });
    const key = press();
    expect((await host.post("/api/guidebooks", { name: "" }, key)).status).toBe(402);
    const payed = await world.host("Eve");
    expect((await payed.post("/api/guidebooks", { name: "" }, key)).status).toBe(400);
    expect((await payed.post("/api/guidebooks", { name: "Hut" }, key)).status).toBe(201);
  });

  test("generates one guidebook, whether its steps are asked for or not", async () => {
    const host = await world.host("Finn");
    const key = press();
    const wish = { name: "Lake House", propertyAddress: "12 Lakeside Road, Wānaka 9305" };
    const path = "/api/guidebooks/generate-enhanced";
    const events = { ...key, accept: "text/event-stream" };
    const idIn = ({ text }: TestResponse) => JSON.parse(/event: done\ndata: (.*)/.exec(text)?.[1] ?? "{}").id;
    const first = idIn(await host.post(path, wish, events));
    expect(first).toMatch(/\w{22}/);
    expect(idIn(await host.post(path, wish, events))).toBe(first);
    expect(await host.post(path, wish, key)).toMatchObject({ status: 201, body: { id: first } });
    expect(await names(host)).toEqual(["Lake House"]);
  });

  test("imports one guidebook, though a browser sends the form with another boundary", async () => {
    const host = await world.host("Gus");
    const { id } = await made(host);
    const zip = await host.download(`/api/guidebooks/${id}/export`);
    const form = (name: string) => {
      const data = new FormData();
      data.set("file", new File([new Uint8Array(zip)], name));
      return data;
    };
    const key = press();
    const first = await host.post("/api/guidebooks/import", form("a.zip"), key);
    expect(first.status).toBe(201);
    expect((await host.post("/api/guidebooks/import", form("a.zip"), key)).body).toEqual(first.body);
    expect((await host.post("/api/guidebooks/import", form("b.zip"), key)).status).toBe(422);
    expect(await names(host)).toHaveLength(2);
  });

  test("accepts an invitation that was accepted", async () => {
    const owner = await world.host("Hana");
    const host = await world.host("Iris");
    const { url } = (await owner.post("/api/account/members", { role: "editor" })).body;
    const path = `/api/invitations/${new URL(url).pathname.split("/").at(-1)}`;
    const key = press();
    const first = await host.post(path, undefined, key);
    expect(first.status).toBe(200);
    const again = await host.post(path, undefined, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });
});

describe("a key", () => {
  test("is for one request: another one with it is refused, and does nothing", async () => {
    const host = await world.host("Jo");
    const key = press();
    const { id } = (await host.post("/api/guidebooks", { name: "Hut" }, key)).body;
    const refused = await host.post("/api/guidebooks", { name: "Barn" }, key);
    expect(refused).toMatchObject({ status: 422, body: { code: "key_reused" } });
    expect((await host.post(`/api/guidebooks/${id}/slug`, undefined, key)).status).toBe(422);
    expect(await names(host)).toEqual(["Hut"]);
  });

  test("is its user's own", async () => {
    const [kim, lea] = [await world.host("Kim"), await world.host("Lea")];
    const key = press();
    const first = await kim.post("/api/guidebooks", { name: "Hut" }, key);
    const second = await lea.post("/api/guidebooks", { name: "Hut" }, key);
    expect(second.body.id).not.toBe(first.body.id);
  });

  test("is stored for a day", async () => {
    const host = await world.host("Mia");
    const key = press();
    const rows = world.context.db.selectFrom("request_keys").selectAll().where("user_id", "=", host.id);
    const first = await host.post("/api/guidebooks", { name: "Hut" }, key);
    world.clock.advance(DAY_MS - 1);
    expect((await host.post("/api/guidebooks", { name: "Hut" }, key)).body).toEqual(first.body);
    world.clock.advance(1);
    expect((await host.post("/api/guidebooks", { name: "Hut" }, key)).body.id).not.toBe(first.body.id);
    world.clock.advance(DAY_MS + 1);
    await world.runJobs();
    expect(await rows.execute()).toEqual([]);
  });

  test("whose call ended with its process can be used again after half a minute", async () => {
    const host = await world.host("Nia");
    const key = press();
    await host.post("/api/guidebooks", { name: "Hut" }, key);
    const unanswered = { status: null, sealed_answer: null };
    await world.context.db
      .updateTable("request_keys")
      .set(unanswered)
      .where("user_id", "=", host.id)
      .execute();
    // A request before that waits, and runs when the half minute ends.
    const early = host.post("/api/guidebooks", { name: "Hut" }, key);
    world.clock.advance(30_000);
    expect((await early).status).toBe(201);
    expect(await names(host)).toHaveLength(2);
  });

  test("is its call's for as long as that takes", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const host = await world.host("Quin");
    const { id } = await made(host);
    const { internet, context, clock } = world;
    const begun = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    internet.pages.set(FEED, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Test//EN\r\nEND:VCALENDAR\r\n");
    internet.meanwhile = () => {
      begun.resolve();
      return answered.promise;
    };
    onTestFinished(() => void (internet.meanwhile = null));
    const key = press();
    const add = () => host.post(`/api/guidebooks/${id}/calendars`, { url: FEED }, key);
    const first = add();
    await begun.promise;
    const claimedAt = async () => {
      const rows = context.db.selectFrom("request_keys").select("claimed_at");
      return (await rows.where("user_id", "=", host.id).where("status", "is", null).execute())[0]?.claimed_at;
    };
    for (let seconds = 0; seconds < 60; seconds += 20) {
      clock.advance(20_000);
      await vi.advanceTimersByTimeAsync(20_000);
      await expect.poll(claimedAt).toBe(clock.now());
    }
    const again = add();
    answered.resolve();
    expect((await first).status).toBe(201);
    expect((await again).body).toEqual((await first).body);
    expect(internet.fetched.filter((url) => url === FEED)).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("opens its answer alone: the database holds neither", async () => {
    const host = await world.host("Oli");
    const key = press();
    const { url } = (await host.post("/api/account/members", { role: "editor" }, key)).body;
    const rows = await world.context.db.selectFrom("request_keys").selectAll().execute();
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(new URL(url).pathname.split("/").at(-1));
    expect(stored).not.toContain(key["idempotency-key"]);
  });

  test.each(["a b", "x".repeat(256), "ü", ""])("%j is refused", async (given) => {
    const host = await world.host(`Pat ${presses++}`);
    const refused = await host.post("/api/guidebooks", { name: "Hut" }, { "idempotency-key": given });
    expect(refused).toMatchObject({ status: 400, body: { code: "invalid" } });
    expect(await names(host)).toEqual([]);
  });
});

test("each call that answers 201 takes a key, but for those that are the same at a second time", async () => {
  const { paths } = (await world.guest.get("/api/openapi.json")).body;
  const creating = listCalls().flatMap(({ method, path }) => {
    const { responses, parameters = [] } = paths[path][method.toLowerCase()];
    const takesKey = parameters.some(({ name }: { name: string }) => name === "idempotency-key");
    return responses["201"] && !takesKey ? [`${method} ${path}`] : [];
  });
  expect(creating).toEqual([
    "POST /auth/signup", // an account is known by its email only
    "POST /auth/passkeys", // its challenge is answered once
    "POST /media", // a picture is named by its content
    "POST /push-subscriptions", // a device is known by its endpoint
  ]);
});
