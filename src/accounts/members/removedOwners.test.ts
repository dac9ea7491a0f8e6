import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

const HOUR = 3_600_000;

let world: World;
let owner: Host;
let ben: Host;
let accomplice: Host;
let run = 0;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  run += 1;
  world.clock.advance(HOUR); // for the limit of sign-ups
  owner = await world.host(`Aroha ${run}`);
  ben = await world.member(owner, `Ben ${run}`, "owner");
  accomplice = await world.host(`Cal ${run}`, { subscribed: false });
});

const tokenIn = (url: string) => /\/invite\/(\w{22})/.exec(url)?.[1] ?? "";
const openInvitations = async () => (await owner.get("/api/account/members")).body.invitations;
const accept = (host: Host, token: string) => host.post(`/api/invitations/${token}`);
const ended = { status: 404, body: { code: "invitation_ended" } };

async function inviteBy(host: Host, json: object = { role: "owner" }) {
  const made = await host.post("/api/account/members", json);
  expect(made.status).toBe(201);
  return { id: made.body.id, token: tokenIn(made.body.url) };
}

const ways: [string, () => Promise<{ status: number }>][] = [
  ["is removed", () => owner.delete(`/api/account/members/${ben.id}`)],
  ["is made an editor", () => owner.patch(`/api/account/members/${ben.id}`, { role: "editor" })],
  ["leaves", () => ben.delete(`/api/account/members/${ben.id}`)],
  ["deletes their own account", () => ben.delete("/api/auth/user", {}, { password: ben.password })],
];

describe.each(ways)("an owner who %s", (_way, go) => {
  test("leaves no invitation behind that brings them back", async () => {
    const byLink = await inviteBy(ben);
    await inviteBy(ben, { role: "owner", email: "ben.again@example.com" });
    expect((await go()).status).toBeLessThan(300);
    expect(await openInvitations()).toEqual([]);
    expect(await accept(accomplice, byLink.token)).toMatchObject(ended);
    expect(await world.guest.get(`/api/invitations/${byLink.token}`)).toMatchObject(ended);
    world.mailbox.length = 0;
    await world.runJobs();
    expect(world.mailbox.filter(({ to }) => to.startsWith("ben.again"))).toEqual([]);
  });

  test("has no link left of another owner's invitation, which stays open", async () => {
    const { id, token } = await inviteBy(owner);
    const { url } = (await ben.post(`/api/account/members/${id}/link`)).body;
    await go();
    expect(await accept(accomplice, tokenIn(url))).toMatchObject(ended);
    expect((await accept(accomplice, token)).status).toBe(200);
  });

  test("leaves nothing that they raised in another owner's invitation", async () => {
    const { id, token } = await inviteBy(owner, { role: "viewer" });
    expect((await ben.patch(`/api/account/members/${id}`, { role: "owner" })).status).toBe(200);
    await go();
    expect(await accept(accomplice, token)).toMatchObject(ended);
  });
});

test("an invitation asks at its end whether its inviter may still invite", async () => {
  const { token } = await inviteBy(ben);
  const editor = world.context.db.updateTable("account_members").set({ role: "editor" });
  await editor.where("user_id", "=", ben.id).where("account_id", "=", owner.accountId).execute();
  expect(await accept(accomplice, token)).toMatchObject(ended);
});
