import { verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { newWorld } from "#test/world.ts";

vi.mock("@node-rs/argon2", { spy: true });

test("signing in does the same costly work for an unknown email as for a wrong password", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const workFor = async (email: string) => {
    vi.mocked(verify).mockClear();
    await world.guest.post("/api/auth/login", { email, password: "not her password" });
    return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split("$").slice(0, 4));
  };
  const known = await workFor(aroha.email);
  expect(known).toEqual([["", "argon2id", "v=19", "m=19456,t=2,p=1"]]);
  expect(await workFor("nobody@example.com")).toEqual(known);
});

test("passwords are checked one at a time, whoever signs in", async () => {
  const world = await newWorld();
  const hosts = await Promise.all(["Aroha", "Bo", "Cleo"].map((name) => world.host(name)));
  const { verify: check } = await vi.importActual<typeof import("@node-rs/argon2")>("@node-rs/argon2");
  let atOnce = 0;
  let maxAtOnce = 0;
  vi.mocked(verify).mockImplementation(async (...given) => {
    maxAtOnce = Math.max(maxAtOnce, (atOnce += 1));
    return check(...given).finally(() => (atOnce -= 1));
  });
  const signIn = (email: string) => world.guest.post("/api/auth/login", { email, password: "not hers" });
  const answers = await Promise.all([...hosts, ...hosts].map(({ email }) => signIn(email)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401));
  expect(maxAtOnce).toBe(1);
});
