import { beforeAll, describe, expect, test } from "vitest";
import { newWorld, PASSWORD, type Host, type World } from "#test/world.ts";

const stranger = { email: "stranger@example.com", password: PASSWORD, firstName: "Stray", lastName: "Ger" };
const made = "0123456789abcdefABCDEF";
const credential = {
  id: "none",
  rawId: "none",
  type: "public-key",
  response: { clientDataJSON: "e30", attestationObject: "oA", authenticatorData: "AA", signature: "AA" },
};

/** Opens a world with a host in it, whose sign-up changes afterwards. */
async function openWith(signUp: "invited" | "closed") {
  const world = await newWorld();
  const host = await world.host("Aroha");
  const { config } = world.context;
  config.product = { ...config.product, signUp };
  return { world, host };
}

const tokenIn = (url: string) => url.split("/").at(-1) ?? "";
const signUpBy = (world: World, invitation: string, email = stranger.email) =>
  world.visitor().post("/api/auth/signup", { ...stranger, email, invitation });

describe.each([
  ["closed", "sign_up_closed"],
  ["invited", "invitation_needed"],
] as const)("where sign-up is %s", (signUp, code) => {
  let world: World;
  let host: Host;
  let links: string[];
  beforeAll(async () => {
    ({ world, host } = await openWith(signUp));
    const { id } = (await host.post("/api/guidebooks", { name: "Lake House" })).body;
    const share = (await host.post(`/api/guidebooks/${id}/share-links`, { label: "Ana" })).body;
    const ended = (await host.post("/api/account/members", { role: "viewer" })).body;
    await host.delete(`/api/account/members/${ended.id}`);
    links = [share.token, tokenIn(ended.url), host.id, made];
  });

  const ways: [string, () => Promise<unknown>][] = [
    ["a sign-up as before", () => world.guest.post("/api/auth/signup", stranger)],
    [
      "links of other kinds and an ended invitation",
      async () => {
        for (const link of links) expect(await signUpBy(world, link)).toMatchObject({ body: { code } });
      },
    ],
    [
      "other spellings of the call",
      async () => {
        for (const path of [
          "/api/auth/signup/",
          "/API/auth/signup",
          "/api//auth/signup",
          "/api/auth/%73ignup",
        ])
          await world.guest.post(path, stranger);
        for (const send of [world.guest.put, world.guest.patch]) await send("/api/auth/signup", stranger);
      },
    ],
    [
      "the screen's form without script",
      () => {
        const form = new URLSearchParams(stranger).toString();
        return world.guest.post("/signup", form, { "content-type": "application/x-www-form-urlencoded" });
      },
    ],
    ["a sign-in", () => world.guest.post("/api/auth/login", stranger)],
    [
      "a reset of a password",
      async () => {
        await world.guest.post("/api/auth/forgot-password", { email: stranger.email });
        await world.guest.post("/api/auth/reset-password-with-token", { token: made, newPassword: PASSWORD });
      },
    ],
    [
      "a passkey",
      async () => {
        await world.guest.post("/api/auth/passkey-login/options");
        await world.guest.post("/api/auth/passkeys", { credential });
        await world.guest.post("/api/auth/passkey-login", { credential });
      },
    ],
    [
      "a change of email",
      async () => {
        await world.guest.put("/api/auth/user", { email: stranger.email });
        await host.put("/api/auth/user", { email: stranger.email });
      },
    ],
    ["the link of an email", () => world.guest.post("/api/auth/email-link", { token: made })],
    [
      "accepting an invitation while signed out",
      async () => {
        const { url } = (await host.post("/api/account/members", { role: "editor" })).body;
        expect((await world.guest.post(`/api/invitations/${tokenIn(url)}`)).status).toBe(401);
      },
    ],
    [
      "an invitation to the stranger's email, without its link",
      async () => {
        await host.post("/api/account/members", { role: "viewer", email: stranger.email });
        await world.guest.post("/api/auth/signup", stranger);
      },
    ],
    [
      "a made-up session",
      async () => {
        world.guest.cookies.set("porchlight_session", made);
        await world.guest.put("/api/auth/user", stranger);
        world.guest.cookies.clear();
      },
    ],
  ];

  test.each(ways)("%s makes no account", async (_way, attempt) => {
    await attempt();
    const { db } = world.context;
    expect(await db.selectFrom("users").select("id").execute()).toEqual([{ id: host.id }]);
    expect(await db.selectFrom("accounts").select("id").execute()).toEqual([{ id: host.accountId }]);
    expect((await world.guest.get("/api/auth/user")).status).toBe(401);
  });

  test("the answer is the same for an email with an account and without one", async () => {
    const emails = [host.email, "nobody.knows@example.com"];
    const answers = await Promise.all(emails.map((email) => signUpBy(world, made, email)));
    expect(answers[0]).toMatchObject({ status: 403, body: { code } });
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });

  test("hosts sign in as before", async () => {
    const { email, password } = host;
    expect((await world.visitor().post("/api/auth/login", { email, password })).status).toBe(200);
  });
});

describe("an invitation, where sign-up is invited", () => {
  test("makes one account, which acts in that of its inviter", async () => {
    const { world, host } = await openWith("invited");
    await host.post("/api/guidebooks", { name: "Lake House" });
    const { url } = (await host.post("/api/account/members", { role: "editor" })).body;
    const tama = world.visitor();
    const signedUp = await tama.post("/api/auth/signup", { ...stranger, invitation: tokenIn(url) });
    expect(signedUp).toMatchObject({ status: 201, body: { accountId: host.accountId } });
    expect((await tama.get("/api/guidebooks")).body).toMatchObject([{ name: "Lake House" }]);
    expect((await host.get("/api/account/members")).body).toMatchObject({
      members: expect.arrayContaining([expect.objectContaining({ email: stranger.email, role: "editor" })]),
      invitations: [],
    });
    const again = await signUpBy(world, tokenIn(url), "second@example.com");
    expect(again).toMatchObject({ status: 403, body: { code: "invitation_needed" } });
  });

  test("is not used by an email that has an account, and by one of two at the same time", async () => {
    const { world, host } = await openWith("invited");
    const { url } = (await host.post("/api/account/members", { role: "viewer" })).body;
    expect((await signUpBy(world, tokenIn(url), host.email)).body.code).toBe("email_taken");
    const emails = ["one@example.com", "two@example.com", "three@example.com"];
    const answers = await Promise.all(emails.map((email) => signUpBy(world, tokenIn(url), email)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403]);
    expect(await world.context.db.selectFrom("users").select("id").execute()).toHaveLength(2);
  });

  test("makes no account where sign-up is closed", async () => {
    const { world, host } = await openWith("closed");
    const { url } = (await host.post("/api/account/members", { role: "viewer" })).body;
    expect((await signUpBy(world, tokenIn(url))).body.code).toBe("sign_up_closed");
  });
});
