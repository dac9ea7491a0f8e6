import { describe, expect, test } from "vitest";
import { newOidcProvider, type OidcProvider } from "#test/oidcProvider.ts";
import { whenOver } from "#test/whenOver.ts";
import { newWorld, PASSWORD, type Host, type World } from "#test/world.ts";
import type { TestResponse, Visitor } from "#test/visitor.ts";

const AT = "http://porchlight.test";
const aroha = {
  email: "aroha@example.com",
  email_verified: true,
  given_name: "Aroha",
  family_name: "Ngata",
  groups: ["hosts"],
};

async function openWith(env: Record<string, string> = {}) {
  const provider = await newOidcProvider(AT);
  whenOver(async () => provider.close());
  const world = await newWorld({ ...provider.env, ...env });
  provider.users.set("a1", aroha);
  return { provider, world };
}

/** Presses the button on the sign-in screen, signs in at the provider and comes back. */
async function signIn(provider: OidcProvider, who: Visitor, subject = "a1", query = "") {
  const begun = await who.get(`/auth/oidc${query}`);
  return who.get(await provider.signIn(locationOf(begun), subject));
}

const locationOf = ({ status, headers }: TestResponse) => {
  expect(status).toBe(302);
  return headers.get("location") ?? "";
};
const userOf = async (who: Visitor) => (await who.get("/api/auth/user")).body;

async function confirmEmail(world: World, host: Host) {
  expect((await host.post("/api/auth/confirmation")).status).toBe(200);
  await world.runJobs();
  const token = world.mailbox
    .filter(({ to }) => to === host.email)
    .map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1])
    .find((found) => found !== undefined);
  expect((await world.guest.post("/api/auth/email-link", { token })).status).toBe(200);
}

describe("where sign-up is open", () => {
  test("a new person gets an account with a confirmed email, and comes back as the same one", async () => {
    const { provider, world } = await openWith();
    const browser = world.visitor();
    expect(locationOf(await signIn(provider, browser, "a1", "?next=/stays"))).toBe("/stays");
    const user = await userOf(browser);
    expect(user).toMatchObject({ email: aroha.email, firstName: "Aroha", emailConfirmed: true });
    await world.runJobs();
    expect(world.mailbox).toEqual([]);

    provider.users.set("a1", { ...aroha, email: "aroha.ngata@example.com" });
    const phone = world.visitor();
    await signIn(provider, phone);
    expect((await userOf(phone)).id).toBe(user.id);
  });

  test("an email that the provider does not vouch for is still to confirm", async () => {
    const { provider, world } = await openWith();
    provider.users.set("b2", { email: "ben@example.com", name: "Ben van der Berg" });
    await signIn(provider, world.guest, "b2");
    const who = { emailConfirmed: false, firstName: "Ben", lastName: "van der Berg" };
    expect(await userOf(world.guest)).toMatchObject(who);
  });

  test("an account with the same email is taken over only when both sides have it confirmed", async () => {
    const { provider, world } = await openWith();
    const host = await world.host("Aroha");
    const first = world.visitor();
    expect(locationOf(await signIn(provider, first))).toContain("problem=oidc_link_needed");
    expect((await first.get("/api/auth/user")).status).toBe(401);

    await confirmEmail(world, host);
    provider.users.set("a1", { ...aroha, email_verified: false });
    expect(locationOf(await signIn(provider, world.visitor()))).toContain("problem=oidc_link_needed");

    provider.users.set("a1", aroha);
    const second = world.visitor();
    expect(locationOf(await signIn(provider, second))).toBe("/dashboard");
    expect((await userOf(second)).id).toBe(host.id);
    const events = (await host.get("/api/auth/security-events")).body;
    expect(events).toContainEqual(expect.objectContaining({ kind: "oidc_linked" }));
  });

  test("one sign-in by password connects it, by that user and no other", async () => {
    const { provider, world } = await openWith();
    const host = await world.host("Aroha");
    const ben = await world.host("Ben");
    const shared = world.visitor();
    await signIn(provider, shared);
    await shared.post("/api/auth/login", { email: ben.email, password: PASSWORD });
    expect(locationOf(await signIn(provider, world.visitor()))).toContain("problem=oidc_link_needed");

    const browser = world.visitor();
    await signIn(provider, browser);
    await browser.post("/api/auth/login", { email: host.email, password: PASSWORD });
    const phone = world.visitor();
    expect(locationOf(await signIn(provider, phone))).toBe("/dashboard");
    expect((await userOf(phone)).id).toBe(host.id);
  });
});

test.each([
  ["a domain that is not listed", { OIDC_DOMAINS: "example.org" }, aroha, "oidc_not_allowed"],
  [
    "a listed domain that is not verified",
    { OIDC_DOMAINS: "example.com" },
    { ...aroha, email_verified: false },
    "oidc_not_allowed",
  ],
  ["a missing group", { OIDC_GROUPS: "admins, staff" }, aroha, "oidc_not_allowed"],
  ["no email", {}, { name: "Aroha" }, "oidc_no_email"],
  ["closed sign-up", { SIGN_UP: "closed" }, aroha, "sign_up_closed"],
  ["no invitation", { SIGN_UP: "invited" }, aroha, "invitation_needed"],
])("%s makes no account", async (_what, env, user, problem) => {
  const { provider, world } = await openWith(env);
  provider.users.set("a1", user);
  expect(locationOf(await signIn(provider, world.guest))).toContain(`/login?problem=${problem}`);
  expect(await world.context.db.selectFrom("users").select("id").execute()).toEqual([]);
});

test("a listed domain and a group of the list sign in", async () => {
  const { provider, world } = await openWith({ OIDC_DOMAINS: "Example.com", OIDC_GROUPS: "staff,hosts" });
  expect(locationOf(await signIn(provider, world.guest))).toBe("/dashboard");
});

test("an invitation makes one account, which acts in that of its inviter", async () => {
  const { provider, world } = await openWith();
  const host = await world.host("Mere");
  world.context.config.product = { ...world.context.config.product, signUp: "invited" };
  const { url } = (await host.post("/api/account/members", { role: "viewer" })).body;
  const path = new URL(url).pathname;
  expect(locationOf(await signIn(provider, world.guest, "a1", `?next=${path}`))).toBe("/dashboard");
  expect(await userOf(world.guest)).toMatchObject({ accountId: host.accountId });
});

describe("a callback", () => {
  test("is of the browser that began, once, and of that sign-in alone", async () => {
    const { provider, world } = await openWith();
    const [browser, other] = [world.visitor(), world.visitor()];
    const callback = await provider.signIn(locationOf(await browser.get("/auth/oidc")), "a1");
    expect(locationOf(await other.get(callback))).toContain("problem=oidc_failed");
    await other.get("/auth/oidc");
    expect(locationOf(await other.get(callback))).toContain("problem=oidc_failed");
    const sent = new Map(browser.cookies);
    expect(locationOf(await browser.get(callback))).toBe("/dashboard");
    const copy = world.visitor();
    for (const [name, value] of sent) copy.cookies.set(name, value);
    expect(locationOf(await copy.get(callback))).toContain("problem=oidc_failed");
  });

  test("of a cancelled sign-in says so, and keeps where it was to go", async () => {
    const { provider, world } = await openWith();
    const back = locationOf(await signIn(provider, world.guest, "unknown", "?next=/stays"));
    expect(back).toBe("/login?problem=oidc_cancelled&next=%2Fstays");
  });

  test("goes to no other site", async () => {
    const { provider, world } = await openWith();
    const there = "?next=https://elsewhere.example/";
    expect(locationOf(await signIn(provider, world.guest, "a1", there))).toBe("/dashboard");
  });
});

test("a password that is reset by email ends what another person connected to the account", async () => {
  const { provider, world } = await openWith();
  provider.users.set("a1", { ...aroha, email_verified: false });
  await signIn(provider, world.guest);
  await world.guest.post("/api/auth/forgot-password", { email: aroha.email });
  await world.runJobs();
  const reset = world.mailbox
    .map(({ text }) => /reset-password\?token=([\w-]{43})/.exec(text)?.[1])
    .find(Boolean);
  const owner = world.visitor();
  const chosen = { token: reset, newPassword: "kettle on the hob 8" };
  expect((await owner.post("/api/auth/reset-password-with-token", chosen)).status).toBe(200);
  const again = await signIn(provider, world.visitor());
  expect(locationOf(again)).toContain("problem=oidc_link_needed");
});

test("a provider that is away is said at sign-in", async () => {
  const { provider, world } = await openWith();
  provider.close();
  expect(locationOf(await world.guest.get("/auth/oidc"))).toBe("/login?problem=oidc_unreachable");
});

test("a fresh sign-in at the provider proves who is there", async () => {
  const { provider, world } = await openWith();
  const browser = world.visitor();
  await signIn(provider, browser);
  world.clock.advance(16 * 60_000);
  expect((await browser.post("/api/auth/passkeys/options")).body.code).toBe("proof_needed");
  expect(locationOf(await signIn(provider, browser, "a1", "?next=/profile&proves=true"))).toBe("/profile");
  expect((await browser.post("/api/auth/passkeys/options")).status).toBe(200);
});

test("without passwords only the provider and passkeys sign in", async () => {
  const { provider, world } = await openWith({ PASSWORDS: "off" });
  await signIn(provider, world.guest);
  const email = aroha.email;
  const calls: [string, object][] = [
    ["login", { email, password: PASSWORD }],
    ["signup", { email: "b@example.com", password: PASSWORD, firstName: "B", lastName: "C" }],
    ["forgot-password", { email }],
    ["reset-password", { currentPassword: PASSWORD, newPassword: PASSWORD }],
    ["reset-password-with-token", { token: "abc", newPassword: PASSWORD }],
    ["proof", { password: PASSWORD }],
  ];
  for (const [call, body] of calls)
    expect(await world.guest.post(`/api/auth/${call}`, body)).toMatchObject({
      status: 403,
      body: { code: "passwords_off" },
    });
  expect((await world.visitor().post("/api/auth/passkey-login/options")).status).toBe(200);
});

test("without a provider no page leads to one", async () => {
  const world = await newWorld();
  for (const path of ["/auth/oidc", "/auth/oidc/callback?code=a&state=b"])
    expect((await world.guest.get(path)).headers.get("location")).toBeNull();
});
