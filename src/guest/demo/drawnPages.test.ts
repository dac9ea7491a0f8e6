import { expect, test } from "vitest";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { readableMarkup } from "#test/readableMarkup.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();

/** An intended change is stored with `npx vitest run src/guest/demo --update`. */
test.each(["view", "print", "qr"])("the %s page of the demo guidebook is drawn as stored", async (kind) => {
  const page = await world.guest.get(`/${kind}/${DEMO_KEY}`);
  expect(page.status).toBe(200);
  await expect(readableMarkup(page.text)).toMatchFileSnapshot(`drawn/${kind}.txt`);
});
