import { describe, expect, it } from "vitest";
import { newWorld, PASSWORD, type World } from "#test/world.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const aroha = { email: "aroha@example.com", password: PASSWORD, firstName: "Aroha", lastName: "Ngata" };

async function withAroha(env: Record<string, string> = {}): Promise<World> {
  const world = await newWorld(env);
  const made = await world.visitor().post("/api/auth/signup", aroha);
  expect(made.status).toBe(201);
  return world;
}

describe("the session", () => {
  const cookieOf = (headers: Headers) => headers.getSetCookie()[0];

  it("is kept in a cookie that scripts and other sites do not get", async () => {
    const { guest } = await newWorld();
    const cookie = cookieOf((await guest.post("/api/auth/signup", aroha)).headers);
    expect(cookie).toMatch(/^porchlight_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it.each([
    [{ PUBLIC_URL: "https://guide.example.com" }, {}],
    [{ TRUST_PROXY: "true" }, { "x-forwarded-proto": "https" }],
  ])("is kept on https only, where %o says so", async (env: Record<string, string>, headers) => {
    const { guest } = await newWorld(env);
    const cookie = cookieOf((await guest.post("/api/auth/signup", aroha, headers)).headers);
    expect(cookie).toMatch(
      /^__Host-porchlight_session=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await guest.get("/api/auth/user")).status).toBe(200);
    expect(cookieOf((await guest.get("/api/logout", headers)).headers)).toMatch(
      /^__Host-.*Max-Age=0.*Secure/,
    );
    expect([...guest.cookies.keys()].filter((name) => name.includes("session"))).toEqual([]);
  });

  it("does not believe a forwarded header from just anybody", async () => {
    const { guest } = await newWorld();
    const signedUp = await guest.post("/api/auth/signup", aroha, { "x-forwarded-proto": "https" });
    expect(cookieOf(signedUp.headers)).toMatch(/^porchlight_session=/);
  });

  it("takes no cookie from plain http where the site is https", async () => {
    const { guest } = await withAroha({ PUBLIC_URL: "https://guide.example.com" });
    await guest.post("/api/auth/login", { email: aroha.email, password: PASSWORD });
    const token = guest.cookies.get("__Host-porchlight_session") ?? "";
    guest.cookies.clear();
    guest.cookies.set("porchlight_session", token);
    expect((await guest.get("/api/auth/user")).status).toBe(401);
  });

  it("lies in the database only as a hash", async () => {
    const world = await newWorld();
    const host = await world.host("Aroha", { subscribed: false });
    const [token = ""] = host.cookies.values();
    const rows = await world.context.db.selectFrom("sessions").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("lives on while it is used, and ends 30 days after", async () => {
    const world = await newWorld();
    const host = await world.host("Aroha", { subscribed: false });
    for (let month = 0; month < 3; month++) {
      world.clock.advance(29 * DAY);
      expect((await host.get("/api/auth/user")).status).toBe(200);
    }
    world.clock.advance(30 * DAY);
    expect((await host.get("/api/auth/user")).status).toBe(401);
  });

  it("is written at most once an hour, and deleted when it has expired", async () => {
    const world = await newWorld();
    const host = await world.host("Aroha", { subscribed: false });
    const row = () =>
      world.context.db.selectFrom("sessions").select(["last_seen_at", "expires_at"]).executeTakeFirst();
    const before = await row();
    world.clock.advance(HOUR - 1);
    await host.get("/api/auth/user");
    expect(await row()).toEqual(before);
    world.clock.advance(1);
    await host.get("/api/auth/user");
    expect(await row()).toEqual({
      last_seen_at: world.clock.now(),
      expires_at: world.clock.now() + 30 * DAY,
    });

    world.clock.advance(31 * DAY);
    await world.host("Wiremu", { subscribed: false });
    await world.runJobs();
    const left = await world.context.db.selectFrom("sessions").select("user_id").execute();
    expect(left).toHaveLength(1);
  });

  it("makes way for the next one in the same browser", async () => {
    const world = await newWorld();
    const host = await world.host("Aroha", { subscribed: false });
    await host.post("/api/auth/login", { email: host.email, password: host.password });
    expect(await world.context.db.selectFrom("sessions").select("token_hash").execute()).toHaveLength(1);
  });

  it("is nobody's with a made-up token", async () => {
    const { guest } = await withAroha();
    guest.cookies.set("porchlight_session", "A".repeat(43));
    const response = await guest.get("/api/auth/user");
    expect(response.status).toBe(401);
    expect(response.body).toEqual({ code: "signed_out", message: "You are not signed in." });
  });
});

describe("signing out", () => {
  it("ends the session and goes to the first page", async () => {
    const world = await newWorld();
    const host = await world.host("Aroha", { subscribed: false });
    const cookies = new Map(host.cookies);
    const response = await host.get("/api/logout");
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/");
    expect([...host.cookies.keys()]).toEqual([`porchlight_device_${host.id}`]);
    for (const [name, value] of cookies) host.cookies.set(name, value);
    expect((await host.get("/api/auth/user")).status).toBe(401);
  });

  it.each(["cross-site", "same-site"])("is refused where a %s page asks for it", async (site) => {
    const world = await newWorld();
    const host = await world.host("Aroha", { subscribed: false });
    const refused = await host.get("/api/logout", { "sec-fetch-site": site });
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe("cross_site");
    expect((await host.get("/api/auth/user")).status).toBe(200);
  });

  it.each([
    ["sec-purpose", "prefetch"],
    ["sec-purpose", "prefetch;prerender"],
    ["purpose", "prefetch"],
    ["x-moz", "prefetch"],
    ["x-purpose", "preview"],
  ])("is not done by what is fetched ahead: %s: %s", async (name, value) => {
    const headers = { [name]: value };
    const world = await newWorld();
    const host = await world.host("Aroha", { subscribed: false });
    const refused = await host.get("/api/logout", headers);
    expect(refused).toMatchObject({ status: 403, body: { code: "not_a_visit" } });
    expect((await host.get("/api/auth/user")).status).toBe(200);
  });

  it("is not done by a look at the headers", async () => {
    const world = await newWorld();
    const host = await world.host("Aroha", { subscribed: false });
    const refused = await host.head("/api/logout");
    expect(refused.status).toBe(403);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await host.get("/api/auth/user")).status).toBe(200);
  });

  it("goes to the first page where nobody is signed in", async () => {
    const { guest } = await newWorld();
    expect((await guest.get("/api/logout")).status).toBe(302);
  });
});
