import { beforeAll, expect, test } from "vitest";
import { newWorld, type Host, type World } from "#test/world.ts";

const MINUTE = 60_000;

let world: World;
let host: Host;
beforeAll(async () => {
  world = await newWorld();
  host = await world.host("Aroha", { subscribed: false });
});

const credential = {
  id: "none",
  rawId: "none",
  type: "public-key",
  response: { clientDataJSON: "e30", attestationObject: "oA", authenticatorData: "AA", signature: "AA" },
};

test("a browser is given what to sign: a new challenge each time, for this site, with the person verified", async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(() => world.guest.post("/api/auth/passkey-login/options")),
  );
  expect(one?.body).toMatchObject({ rpId: "porchlight.test", userVerification: "required" });
  expect(one?.body.challenge).not.toBe(other?.body.challenge);
  const making = (await host.post("/api/auth/passkeys/options")).body;
  expect(making).toMatchObject({
    rp: { id: "porchlight.test", name: "Porchlight" },
    user: { name: host.email },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
});

test("what does not fit is refused, and stores nothing", async () => {
  const refused = { status: 400, body: { code: "unknown_passkey" } };
  const made = await host.post("/api/auth/passkeys", { credential });
  expect(made).toMatchObject({ status: 400, body: { code: "wrong_passkey" } });
  expect(await world.guest.post("/api/auth/passkey-login", { credential })).toMatchObject(refused);
  expect(await host.post("/api/auth/passkey-proof", { credential })).toMatchObject(refused);
  expect((await host.get("/api/auth/passkeys")).body).toEqual([]);
});

test("a new passkey, and the end of one, need a recent proof", async () => {
  world.clock.advance(16 * MINUTE);
  const needed = { status: 403, body: { code: "proof_needed" } };
  expect(await host.post("/api/auth/passkeys/options")).toMatchObject(needed);
  expect(await host.post("/api/auth/passkeys", { credential })).toMatchObject(needed);
  expect(await host.delete("/api/auth/passkeys/x")).toMatchObject(needed);
});

test("one's own alone are named, and challenges that nobody answered go", async () => {
  expect(await host.patch("/api/auth/passkeys/x", { name: "Phone" })).toMatchObject({ status: 404 });
  expect((await host.patch("/api/auth/passkeys/x", { name: " " })).status).toBe(400);
  world.clock.advance(6 * MINUTE);
  await world.runJobs();
  expect(await world.context.db.selectFrom("passkey_challenges").selectAll().execute()).toEqual([]);
});
