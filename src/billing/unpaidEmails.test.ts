import { describe, expect, test, vi } from "vitest";
import { isQuick } from "#test/quick.ts";
import { newStripeWorld } from "#test/stripeWorld.ts";

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;
const FAILED = "Your payment for Porchlight did not go through";

/** A year after Aroha has paid, with the emails from then on. */
async function aYearOn() {
  const world = await newStripeWorld({ PUBLIC_URL: "https://porchlight.test" });
  const aroha = await world.host("Aroha", { subscribed: false });
  await world.deliverAll((await world.payAtStripe(aroha)).events);
  world.clock.advance(YEAR);
  await world.runJobs();
  world.mailbox.length = 0;
  const sentOnDay = async (day: number) => {
    world.clock.advance(day * DAY);
    for (let jobs = 1; jobs > 0;) jobs = (await world.runJobs()).length;
    return world.mailbox.splice(0).map(({ to, subject }) => ({ to, subject }));
  };
  /** Two days, each hour of which the jobs run without a mail server. */
  async function loseMailServer() {
    const send = vi.spyOn(world.context.email, "send").mockRejectedValue(new Error("no mail server"));
    for (let hour = 0; hour < 48; hour += 1) {
      await world.runJobs();
      world.clock.advance(DAY / 24);
    }
    send.mockRestore();
  }
  return { world, aroha, sentOnDay, loseMailServer };
}

describe("an owner whose payment failed", () => {
  test.skipIf(isQuick)(
    "hears of it at once, after 3 and 7 days, when the plan ends, and before the guest pages end",
    async () => {
      const { world, aroha, sentOnDay } = await aYearOn();
      await world.deliverAll(world.stripe.books.failRenewal());
      const failed = [{ to: aroha.email, subject: FAILED }];
      expect(await sentOnDay(0)).toEqual(failed);
      expect(await sentOnDay(2)).toEqual([]);
      expect(await sentOnDay(1)).toEqual(failed);
      expect(await sentOnDay(3)).toEqual([]);
      expect(await sentOnDay(1)).toEqual(failed);
      const later: string[] = [];
      for (let day = 8; day < 100; day += 1)
        for (const { subject } of await sentOnDay(1)) later.push(`${day}: ${subject}`);
      expect(later).toEqual([
        "62: Your Porchlight plan has ended",
        expect.stringMatching(/^8[4-6]: Guests can open your guidebooks until /),
      ]);
    },
  );

  test("hears of it later where the first email could not be sent for days", async () => {
    const { world, aroha, sentOnDay, loseMailServer } = await aYearOn();
    await world.deliverAll(world.stripe.books.failRenewal());
    await loseMailServer();
    const failed = [{ to: aroha.email, subject: FAILED }];
    expect(await sentOnDay(1)).toEqual(failed);
    expect(await sentOnDay(4)).toEqual(failed);
  });

  test("is warned before the pages end where the email on the end could not be sent", async () => {
    const { world, sentOnDay, loseMailServer } = await aYearOn();
    await world.deliverAll(world.stripe.books.failRenewal());
    await sentOnDay(0);
    await world.deliverAll(world.stripe.books.endPeriod());
    await loseMailServer();
    expect(await sentOnDay(20)).toEqual([]);
    expect([...(await sentOnDay(1)), ...(await sentOnDay(1))].map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Guests can open your guidebooks until /),
    ]);
  });

  test("hears no more once it is paid", async () => {
    const { world, sentOnDay } = await aYearOn();
    await world.deliverAll(world.stripe.books.failRenewal());
    await sentOnDay(0);
    await world.deliverAll(world.stripe.books.renew());
    const later = [...(await sentOnDay(3)), ...(await sentOnDay(4)), ...(await sentOnDay(80))];
    expect(later.map(({ subject }) => subject).filter((subject) => !/Receipt|renews/.test(subject))).toEqual(
      [],
    );
  });

  test("hears that the plan has ended where Stripe tries no more, and before the pages end", async () => {
    const { world, sentOnDay } = await aYearOn();
    await world.deliverAll(world.stripe.books.failRenewal());
    await sentOnDay(0);
    await world.deliverAll(world.stripe.books.endPeriod());
    const subjects: string[] = [];
    for (let day = 1; day < 40; day += 1)
      for (const { subject } of await sentOnDay(1)) subjects.push(`${day}: ${subject}`);
    expect(subjects).toEqual([
      "1: Your Porchlight plan has ended",
      expect.stringMatching(/^2[34]: Guests can open your guidebooks until /),
    ]);
  });

  test("is asked to confirm a renewal that the bank wants confirmed", async () => {
    const { world, aroha, sentOnDay } = await aYearOn();
    const [, invoice] = world.stripe.books.failRenewal();
    await world.deliver({ ...invoice, id: "evt_action", type: "invoice.payment_action_required" });
    expect((await sentOnDay(0)).map(({ subject }) => subject)).toContain(
      "Please confirm your payment for Porchlight",
    );
    expect(world.mailbox.every(({ to }) => to === aroha.email)).toBe(true);
  });
});

test("Stripe's customer has the email of an owner after that changed", async () => {
  const { world, aroha } = await aYearOn();
  const customer = () => world.stripe.books.of("customer")[0]?.email;
  expect(customer()).toBe(aroha.email);
  await world.context.db
    .updateTable("users")
    .set({ email: "aroha@new.example.com" })
    .where("id", "=", aroha.id)
    .execute();
  world.clock.advance(2 * 3_600_000);
  await world.runJobs();
  expect(customer()).toBe("aroha@new.example.com");
});
