import { describe, expect, test } from "vitest";
import { listCalls } from "#app/api.ts";
import { greyPng } from "#test/greyPng.ts";
import { newWorld, type Host } from "#test/world.ts";

const world = await newWorld();

/** The headers of a screen that was drawn for a host in an account. */
const drawnFor = ({ id }: Host, accountId: string) => ({ "x-drawn-for": `${id} ${accountId}` });

/** A host with an account who also edits another one. */
async function helper(name: string, ownerName: string) {
  const owner = await world.host(ownerName);
  const own = await world.host(name);
  const accountId = own.accountId;
  await world.actor(own, accountId);
  const link = await owner.post("/api/account/members", { email: own.email, role: "editor" });
  const token = new URL(link.body.url).pathname.split("/").at(-1);
  expect((await own.post(`/api/invitations/${token}`)).status).toBe(200);
  return { owner, own, accountId };
}

const guidebooksOf = async (host: Host) =>
  (await host.get("/api/guidebooks")).body.map(({ name }: { name: string }) => name);

describe("a screen that was drawn for another account", () => {
  test("makes no guidebook in the one that was chosen since", async () => {
    const { owner, own, accountId } = await helper("Hana Ito", "Olive Reed");
    const headers = drawnFor(own, accountId);
    const refused = await own.post("/api/guidebooks", { name: "Lake House" }, headers);
    expect(refused).toMatchObject({ status: 409, body: { code: "other_account" } });
    expect(refused.body.message).toBe(
      "This browser now works in Olive Reed's account. This page was opened for another account, so nothing is saved from it.",
    );
    expect(await guidebooksOf(owner)).toEqual([]);
    await own.post("/api/account/choice", { accountId });
    expect((await own.post("/api/guidebooks", { name: "Lake House" }, headers)).status).toBe(201);
    expect(await guidebooksOf(owner)).toEqual([]);
  });
});

describe("a screen that was drawn for another person", () => {
  test("changes no details of whoever is signed in now", async () => {
    const aroha = await world.host("Aroha");
    const ben = await world.host("Ben Tui");
    const refused = await ben.put("/api/auth/user", { firstName: "Aroha" }, drawnFor(aroha, aroha.accountId));
    expect(refused).toMatchObject({ status: 409, body: { code: "other_account" } });
    expect(refused.body.message).toBe(
      "This browser is now signed in as Ben Tui. This page was opened for another person, so nothing is saved from it.",
    );
    expect((await ben.get("/api/auth/user")).body).toMatchObject({ firstName: "Ben" });
  });

  test("is refused by every call, before anything is read of it", async () => {
    const aroha = await world.host("Cora");
    const ben = await world.host("Dan");
    const headers = drawnFor(aroha, aroha.accountId);
    for (const { method, path } of listCalls()) {
      const at = `/api${path.replaceAll(/\{\w+\}/g, "x")}`;
      const send = { GET: ben.get, DELETE: ben.delete }[method];
      const write = { POST: ben.post, PUT: ben.put, PATCH: ben.patch }[method];
      const { status, body } = await (send ? send(at, headers) : write!(at, "not JSON", headers));
      expect.soft([status, body?.code], `${method} ${path}`).toEqual([409, "other_account"]);
    }
    expect((await ben.get("/api/auth/user")).status).toBe(200);
  });

  test("uploads no picture, and hears no steps of a generation", async () => {
    const aroha = await world.host("Eve");
    const ben = await world.host("Finn");
    const headers = drawnFor(aroha, aroha.accountId);
    const form = new FormData();
    form.set("file", new File([greyPng(30, 20)], "lake.png"));
    expect((await ben.post("/api/media", form, headers)).status).toBe(409);
    const wish = { name: "Lake House", propertyAddress: "12 Lakeside Road, Wānaka 9305" };
    const accept = { ...headers, accept: "text/event-stream" };
    expect((await ben.post("/api/guidebooks/generate-enhanced", wish, accept)).status).toBe(409);
    expect(await guidebooksOf(ben)).toEqual([]);
  });
});

test("a call without the header works as before, and so does one of whoever is signed in", async () => {
  const host = await world.host("Gus");
  expect((await host.get("/api/guidebooks")).status).toBe(200);
  const { id, accountId } = (await host.get("/api/auth/user")).body;
  expect({ id, accountId }).toEqual({ id: host.id, accountId: host.accountId });
  expect((await host.get("/api/guidebooks", { "x-drawn-for": `${id} ${accountId}` })).status).toBe(200);
  expect((await host.get("/api/guidebooks", { "x-drawn-for": id })).status).toBe(409);
});

test("where the session has ended, a sign-in is asked for, and goes on in the account that the screen is of", async () => {
  const { owner, own } = await helper("Iris Moa", "Jo Kay");
  const headers = drawnFor(own, owner.accountId);
  own.cookies.clear();
  expect((await own.get("/api/guidebooks", headers)).body).toMatchObject({ code: "signed_out" });
  const { email, password } = own;
  const signedIn = await own.post("/api/auth/login", { email, password }, headers);
  expect(signedIn).toMatchObject({ status: 200, body: { accountId: owner.accountId } });
  expect((await own.post("/api/guidebooks", { name: "Lake House" }, headers)).status).toBe(201);
  expect(await guidebooksOf(owner)).toEqual(["Lake House"]);
});

test("a sign-in for a screen of an account that one is no member of acts in one's own", async () => {
  const stranger = await world.host("Kim");
  const host = await world.host("Lea");
  const { email, password } = stranger;
  const headers = drawnFor(stranger, host.accountId);
  const signedIn = await world.visitor().post("/api/auth/login", { email, password }, headers);
  expect(signedIn).toMatchObject({ status: 200, body: { accountId: stranger.accountId } });
});
