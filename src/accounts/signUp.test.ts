import { describe, expect, it } from "vitest";
import { newWorld, PASSWORD, type World } from "#test/world.ts";

const HOUR = 3_600_000;

const aroha = { email: "aroha@example.com", password: PASSWORD, firstName: "Aroha", lastName: "Ngata" };

async function withAroha(env: Record<string, string> = {}): Promise<World> {
  const world = await newWorld(env);
  const made = await world.visitor().post("/api/auth/signup", aroha);
  expect(made.status).toBe(201);
  return world;
}

describe("signing up", () => {
  it("makes the account and signs its host in", async () => {
    const { guest } = await newWorld();
    const made = await guest.post("/api/auth/signup", { ...aroha, email: "  Aroha@Example.com " });
    expect(made.body).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9]{22}$/),
      email: "Aroha@Example.com",
      firstName: "Aroha",
      lastName: "Ngata",
      profileImageUrl: null,
      emailConfirmed: false,
      isOperator: false,
      accountId: expect.stringMatching(/^[A-Za-z0-9]{22}$/),
    });
    expect((await guest.get("/api/auth/user")).body).toEqual(made.body);
  });

  it("refuses a second account with another spelling of the email, and says what to do", async () => {
    const { guest } = await withAroha();
    const again = await guest.post("/api/auth/signup", { ...aroha, email: "AROHA@ｅxample.com" });
    expect(again.status).toBe(409);
    expect(again.body.code).toBe("email_taken");
    expect(again.body.fields.email).toMatch(/Sign in instead/);
    expect((await guest.get("/api/auth/user")).status).toBe(401);
  });

  it("lets one of two at the same time have the email", async () => {
    const world = await newWorld();
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => world.visitor().post("/api/auth/signup", aroha)),
    );
    expect(responses.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ]);
  });

  it.each([
    [{ ...aroha, email: "aroha" }, "email", "Enter an email address such as name@example.com."],
    [{ ...aroha, email: "a@b.com\r\nBcc: c@d.com" }, "email", /email address/],
    [{ ...aroha, email: `${"a".repeat(250)}@b.com` }, "email", "Use at most 254 characters."],
    [{ ...aroha, password: "seven 7" }, "password", "Password must be at least 8 characters long."],
    [{ ...aroha, password: "a".repeat(201) }, "password", "Use at most 200 characters."],
    [{ ...aroha, firstName: "   " }, "firstName", "Enter your first name."],
    [{ ...aroha, lastName: "Nga\u0000ta" }, "lastName", "Use letters, spaces and the like."],
    [{ ...aroha, lastName: "a".repeat(101) }, "lastName", "Use at most 100 characters."],
  ])("refuses %o", async (input, field, sentence) => {
    const { guest } = await newWorld();
    const refused = await guest.post("/api/auth/signup", input);
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe("invalid");
    expect(Object.keys(refused.body.fields)).toEqual([field]);
    expect(refused.body.fields[field]).toMatch(sentence);
  });

  it("names every field that is missing or no text", async () => {
    const { guest } = await newWorld();
    const refused = await guest.post("/api/auth/signup", { ...aroha, email: undefined, password: 12345678 });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual(["email", "password"]);
  });

  it("refuses a body that is not JSON, or says it is something else", async () => {
    const { guest } = await newWorld();
    expect((await guest.post("/api/auth/signup", "{")).status).toBe(400);
    const asText = { "content-type": "text/plain" };
    expect((await guest.post("/api/auth/signup", JSON.stringify(aroha), asText)).status).toBe(415);
  });

  it("stops at 30 an hour from one address", async () => {
    const { guest, clock } = await withAroha();
    for (let count = 1; count < 30; count++) {
      expect((await guest.post("/api/auth/signup", aroha)).status).toBe(409);
    }
    const refused = await guest.post("/api/auth/signup", { ...aroha, email: "wiremu@example.com" });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("3600");
    clock.advance(HOUR);
    expect((await guest.post("/api/auth/signup", { ...aroha, email: "wiremu@example.com" })).status).toBe(
      201,
    );
  });
});
