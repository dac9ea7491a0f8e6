import { verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { newWorld } from "#testing/world.ts";

vi.mock("@node-rs/argon2", { spy: true });

test("signing in does the same costly work for an unknown e-mail as for a wrong password", async () => {
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
