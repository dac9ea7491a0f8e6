import { expect, test } from "vitest";
import { newWorld } from "#test/world.ts";

const DAY = 24 * 3_600_000;

test("a payment has a receipt, and a plan that renews a reminder 14 days before, once", async () => {
  const world = await newWorld();
  const host = await world.host("Aroha", { subscribed: false });
  const checkout = await host.post("/api/create-checkout-session");
  await host.post(checkout.body.url);
  await world.runJobs();
  expect(world.mailbox).toMatchObject([
    {
      to: host.email,
      subject: "Receipt: Porchlight Pro, $20 AUD",
      html: expect.stringContaining("Runs until"),
    },
  ]);
  world.mailbox.length = 0;
  const { periodEnd } = (await host.get("/api/subscription-status")).body;
  world.clock.advance(periodEnd - world.clock.now() - 15 * DAY);
  await world.runJobs();
  expect(world.mailbox).toEqual([]);
  for (let day = 0; day < 3; day += 1) {
    world.clock.advance(1.2 * DAY);
    await world.runJobs();
  }
  expect(world.mailbox).toMatchObject([
    { to: host.email, subject: expect.stringMatching(/^Your Porchlight plan renews on \d+ \w+ \d{4}$/) },
  ]);
});
