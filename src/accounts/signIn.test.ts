import { describe, expect, it } from "vitest";
import { signInInput } from "#accounts/contract.ts";
import { growthOf, LINEAR } from "#test/growth.ts";
import { isQuick } from "#test/quick.ts";
import { newWorld, PASSWORD, type World } from "#test/world.ts";

const MINUTE = 60_000;

const aroha = { email: "aroha@example.com", password: PASSWORD, firstName: "Aroha", lastName: "Ngata" };

async function withAroha(env: Record<string, string> = {}): Promise<World> {
  const world = await newWorld(env);
  const made = await world.visitor().post("/api/auth/signup", aroha);
  expect(made.status).toBe(201);
  return world;
}

describe("signing in", () => {
  it("reads an email of marks without end in linear time", () => {
    const withMarks = (size: number) => ({ email: `a${"\u0301\u0327".repeat(size)}`, password: PASSWORD });
    expect(growthOf(withMarks, (input) => signInInput.safeParse(input), 1000)).toBeLessThan(LINEAR);
  });

  it("knows the email in any case", async () => {
    const { guest } = await withAroha();
    const response = await guest.post("/api/auth/login", { email: "AROHA@example.com ", password: PASSWORD });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ email: "aroha@example.com", firstName: "Aroha" });
    expect((await guest.get("/api/auth/user")).body.id).toBe(response.body.id);
  });

  it("takes a password in either composition of its accents", async () => {
    const { guest } = await newWorld();
    await guest.post("/api/auth/signup", { ...aroha, password: "Wānaka house".normalize("NFC") });
    const response = await guest.post("/api/auth/login", {
      email: aroha.email,
      password: "Wānaka house".normalize("NFD"),
    });
    expect(response.status).toBe(200);
  });

  it("says the same of a wrong password and an unknown email", async () => {
    const { guest } = await withAroha({ TRUST_PROXY: "true" });
    const id = { "x-request-id": "one" };
    const wrong = await guest.post("/api/auth/login", { email: aroha.email, password: "not hers" }, id);
    const unknown = await guest.post(
      "/api/auth/login",
      { email: "nobody@example.com", password: PASSWORD },
      id,
    );
    expect(wrong.status).toBe(401);
    expect(wrong.body.code).toBe("wrong_credentials");
    expect(unknown).toEqual({ ...wrong, headers: expect.anything() });
    expect([...unknown.headers]).toEqual([...wrong.headers]);
  });

  it("refuses an email with a character that no database holds", async () => {
    const { guest } = await newWorld();
    const response = await guest.post("/api/auth/login", {
      email: "aroha\0@example.com",
      password: PASSWORD,
    });
    expect(response).toMatchObject({ status: 400, body: { code: "invalid" } });
  });

  it("does not take the hash of nobody's password for a way in", async () => {
    const { guest } = await newWorld();
    const response = await guest.post("/api/auth/login", { email: "nobody@example.com", password: "nobody" });
    expect(response.status).toBe(401);
  });

  it.each(["aroha@example.com", "nobody@example.com"])(
    "stops after 10 failures in 15 minutes for %s, the right password included",
    async (email) => {
      const { guest, clock } = await withAroha();
      for (let count = 0; count < 10; count++) {
        const failed = await guest.post("/api/auth/login", { email, password: "not her password" });
        expect(failed.status).toBe(401);
      }
      const refused = await guest.post("/api/auth/login", { email, password: PASSWORD });
      expect(refused.status).toBe(429);
      expect(refused.body.code).toBe("too_many");
      expect(refused.headers.get("retry-after")).toBe("900");
      clock.advance(15 * MINUTE);
      const later = await guest.post("/api/auth/login", { email, password: PASSWORD });
      expect(later.status).toBe(email === aroha.email ? 200 : 401);
    },
  );

  it("counts guesses that come all at once", async () => {
    const { guest } = await withAroha();
    const responses = await Promise.all(
      Array.from({ length: 30 }, () =>
        guest.post("/api/auth/login", { email: aroha.email, password: "not her password" }),
      ),
    );
    expect(responses.filter((response) => response.status === 401)).toHaveLength(10);
  });

  it("forgets the failures before a sign-in that worked", async () => {
    const { guest } = await withAroha();
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 9; count++) {
        await guest.post("/api/auth/login", { email: aroha.email, password: "not her password" });
      }
      const right = await guest.post("/api/auth/login", { email: aroha.email, password: PASSWORD });
      expect(right.status).toBe(200);
    }
  });

  it("stops at 100 an hour from one address", async () => {
    const { guest } = await newWorld({ TRUST_PROXY: "true" });
    const from = (ip: string, count: number) =>
      guest.post(
        "/api/auth/login",
        { email: `guess${count}@example.com`, password: "a guess" },
        { "x-forwarded-for": ip },
      );
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, count) => from("203.0.113.7", count)),
    );
    expect(responses.every((response) => response.status === 401)).toBe(true);
    expect((await from("203.0.113.7", 100)).status).toBe(429);
    expect((await from("203.0.113.8", 101)).status).toBe(401);
  });

  it.skipIf(isQuick)("asks to wait where 200 passwords are being checked, and counts nothing", async () => {
    const { guest } = await withAroha({ TRUST_PROXY: "true" });
    const signIn = (email: string, password: string, ip: string) =>
      guest.post("/api/auth/login", { email, password }, { "x-forwarded-for": ip });
    const guesses = Promise.all(
      Array.from({ length: 200 }, (_, count) =>
        signIn(`guess${count}@example.com`, "a guess", `10.0.0.${count}`),
      ),
    );
    const fromHere = (password: string) => signIn(aroha.email, password, "203.0.113.7");
    const refusals = await Promise.all(Array.from({ length: 11 }, () => fromHere("not her password")));
    for (const { status, body, headers } of refusals)
      expect([status, body.code, headers.get("retry-after")]).toEqual([503, "busy", "10"]);
    expect((await guesses).every(({ status }) => status === 401)).toBe(true);
    expect((await fromHere(PASSWORD)).status).toBe(200);
  });
});
