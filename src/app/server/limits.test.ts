import { expect, test } from "vitest";
import { drawnScreens } from "#app/server/limits.ts";
import { newWorld } from "#test/world.ts";

test("whoever has too many screens drawn waits a minute, and a host behind the same address does not", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const paths = ["/", "/pricing", "/no/such/page", "/login"];
  for (let at = 0; at < drawnScreens.points; at++)
    expect((await world.guest.get(paths[at % paths.length] ?? "/")).status).toBe(200);

  const refused = await world.guest.get("/no/such/page");
  expect(refused).toMatchObject({ status: 429, text: expect.stringContaining("Try again") });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await aroha.get("/dashboard")).status).toBe(200);
  expect((await world.guest.get("/view/demo-wanaka-retreat")).status).toBe(200);
  world.clock.advance(61_000);
  expect((await world.guest.get("/")).status).toBe(200);
});
