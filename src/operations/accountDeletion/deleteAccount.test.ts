import { expect, test } from "vitest";
import { deleteAccount } from "#operations/accountDeletion/deleteAccount.server.ts";
import { newStripeWorld } from "#test/stripeWorld.ts";
import { coverFor, storedPictures } from "#test/pictures.ts";
import { newWorld } from "#test/world.ts";

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;

test("an account goes with its guidebooks, links, sessions and pictures; other hosts keep theirs", async () => {
  const world = await newWorld();
  const [aroha, bo] = [await world.host("Aroha"), await world.host("Bo")];
  const own = await coverFor(aroha, "#3d5a4c");
  const shared = await coverFor(aroha, "#c98");
  const ofBo = await coverFor(bo, "#c98");
  expect(ofBo.picture).toBe(shared.picture);

  expect(await deleteAccount(world.context, "Aroha@Example.com")).toEqual({
    ok: true,
    value: { pictures: 1, emails: 0 },
  });

  expect((await aroha.get("/api/auth/user")).status).toBe(401);
  for (const path of [`/view/${own.slug}`, `/view/${shared.slug}`, own.picture])
    expect((await world.guest.get(path)).status).toBe(404);
  expect((await bo.get("/api/guidebooks")).body).toHaveLength(1);
  expect((await world.guest.get(shared.picture)).status).toBe(200);
  expect(await storedPictures(world)).toHaveLength(2);
  const rows = await Promise.all(
    (["guidebooks", "sections", "share_links", "sessions", "account_subscriptions"] as const).map((table) =>
      world.context.db.selectFrom(table).selectAll().execute(),
    ),
  );
  expect(JSON.stringify(rows)).not.toContain(aroha.id);
  expect(JSON.stringify(rows)).not.toContain(aroha.accountId);
  expect(await world.context.db.selectFrom("guidebooks").select("user_id").execute()).toEqual([
    { user_id: bo.id },
  ]);
});

test("an account that Stripe would go on charging stays, and so does one that is not there", async () => {
  const world = await newStripeWorld();
  const aroha = await world.host("Aroha", { subscribed: false });
  await world.deliverAll((await world.payAtStripe(aroha)).events);
  expect(await deleteAccount(world.context, aroha.email)).toMatchObject({
    refusal: { code: "still_charged", message: expect.stringContaining("Cancel it at Stripe first") },
  });
  expect((await aroha.get("/api/auth/user")).status).toBe(200);
  expect(await deleteAccount(world.context, "nobody@example.com")).toMatchObject({
    refusal: { code: "not_found" },
  });
});

test("an account stays while nobody knows what Stripe charges, or while it waits for a payment", async () => {
  const world = await newStripeWorld();
  const bea = await world.host("Bea", { subscribed: false });
  await world.deliverAll((await world.payAtStripe(bea)).events);
  world.clock.advance(YEAR);
  world.stripe.books.failRenewal();
  world.clock.advance(63 * DAY);
  world.stripe.fail(Infinity);
  await expect(deleteAccount(world.context, bea.email)).rejects.toThrow("Stripe is down");
  world.stripe.fail(0);
  const waiting = await deleteAccount(world.context, bea.email);
  expect(waiting).toMatchObject({ refusal: { code: "still_charged" } });
  world.stripe.books.endPeriod();
  expect(await deleteAccount(world.context, bea.email)).toMatchObject({ ok: true });
});
