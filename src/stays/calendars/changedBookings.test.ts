import { describe, expect, test } from "vitest";
import { newPushDevice } from "#test/pushDevice.ts";
import { AIRBNB, BOOKING, HOUR, newCalendarProperty, VRBO } from "#test/calendarProperty.ts";

const MINUTE = 60_000;

const property = newCalendarProperty();
const { day, reserved, closed, show, add, stays, liveStays, readAgain } = property;

const guests = { closures: "guests" };
const later = () => closed("later", 40, 2);

/** Reads a feed until the stays that it lacks are cancelled. */
async function readWithout(id: string, url: string, events: ReturnType<typeof closed>[]) {
  show(url, events);
  for (const wait of [2 * MINUTE, 31 * MINUTE]) {
    property.world.clock.advance(wait);
    await readAgain(id);
  }
}

async function readWith(id: string, url: string, events: ReturnType<typeof closed>[]) {
  show(url, events);
  property.world.clock.advance(HOUR);
  await readAgain(id);
}

describe("a cancelled stay of Booking.com", () => {
  test.each([
    ["the guest in the home has its first day by now", -1, 6],
    ["other days are booked", 2, 1],
    ["the same days are booked", 2, 3],
  ])("stays cancelled where %s, and the new stay has a link at once", async (_, from, nights) => {
    const { id } = (await add(BOOKING, [closed("start-2", 2, 3), later()], guests)).body;
    const [cancelled] = await liveStays();
    await readWithout(id, BOOKING, [later()]);
    await readWith(id, BOOKING, [closed("start-2", from, nights), later()]);
    const live = await liveStays();
    expect(live).toMatchObject([{ arrival: day(from), departure: day(from + nights) }, {}]);
    expect(live[0].token).not.toBe(cancelled.token);
    const page = await property.world.visitor().get(`/view/${cancelled.token}`);
    expect(page.status).not.toBe(200);
  });
});

describe("a guest in the home", () => {
  test("keeps the link and the days where the next guest's booking is one closure with theirs", async () => {
    const { id } = (await add(BOOKING, [closed("a", -1, 4), closed("b", 3, 2)], guests)).body;
    const before = await liveStays();
    await readWith(id, BOOKING, [closed("today", 0, 5)]);
    expect(await liveStays()).toMatchObject(
      before.map(({ token, arrival, departure, doubt }: Record<string, unknown>) => ({
        token,
        arrival,
        departure,
        doubt,
      })),
    );
  });

  test("keeps the link, in doubt, while another calendar has tonight, and loses it a day after nothing has", async () => {
    const airbnb = (await add(AIRBNB, [reserved("HMSLEEP001", -1, 4), reserved("HMSLEEP002", 9, 2)])).body.id;
    const booking = (await add(BOOKING, [closed("import", -1, 4)], guests)).body.id;
    await readWithout(airbnb, AIRBNB, [reserved("HMSLEEP002", 9, 2)]);
    expect(await liveStays()).toMatchObject([{ code: "HMSLEEP001", doubt: "missing" }, {}]);
    await readWith(booking, BOOKING, []);
    await readWith(airbnb, AIRBNB, [reserved("HMSLEEP002", 9, 2)]);
    expect(await liveStays()).toMatchObject([{ code: "HMSLEEP001", doubt: "missing" }, {}]);
    property.world.clock.advance(22 * HOUR);
    await readWith(airbnb, AIRBNB, [reserved("HMSLEEP002", 9, 2)]);
    expect(await liveStays()).toMatchObject([{ code: "HMSLEEP002" }]);
  });
});

test("nights that Airbnb's guest cancels and Vrbo's books within the hour are two stays", async () => {
  const other = reserved("HMWITHIN02", 20, 2);
  const airbnb = (await add(AIRBNB, [reserved("HMWITHIN01", 3, 3), other])).body.id;
  const vrbo = (await add(VRBO, [])).body.id;
  await readWith(vrbo, VRBO, [{ ...closed("v", 3, 3), summary: "Reserved - Melanie" }]);
  const two = (await liveStays()).slice(0, 2);
  expect(two).toContainEqual(expect.objectContaining({ code: "HMWITHIN01", guestName: null }));
  const second = two.find(({ platform }: { platform: string }) => platform === "vrbo");
  expect(second).toMatchObject({ guestName: "Melanie" });
  await readWithout(airbnb, AIRBNB, [other]);
  expect(await liveStays()).toMatchObject([{ token: second.token, guestName: "Melanie" }, {}]);
});

test("a guest of Vrbo keeps the link where UID and departure change in one reading", async () => {
  const { id } = (await add(VRBO, [{ ...closed("v1", 3, 3), summary: "Reserved - Ana" }])).body;
  const [before] = await liveStays();
  await readWith(id, VRBO, [{ ...closed("v2", 3, 5), summary: "Reserved - Ana" }]);
  expect(await stays()).toMatchObject([{ token: before.token, departure: day(8), cancelledAt: null }]);
});

test("a host opens the link of a cancelled stay again, and no reading ends it any more", async () => {
  const { id } = (await add(BOOKING, [closed("a", 2, 3), later()], guests)).body;
  const [{ id: stayId, token }] = await liveStays();
  await readWithout(id, BOOKING, [later()]);
  expect(await liveStays()).toHaveLength(1);
  const opened = await property.aroha.patch(`/api/stays/${stayId}`, { cancelled: false });
  expect(opened.body).toMatchObject({ token, cancelledAt: null, doubt: null });
  await readWithout(id, BOOKING, [later()]);
  expect(await liveStays()).toMatchObject([{ token, doubt: null }, {}]);
  expect((await property.world.visitor().get(`/view/${token}`)).status).toBe(200);
});

describe("the host is told", () => {
  const emails = async () => {
    await property.world.runJobs();
    return property.world.mailbox.filter(({ subject }) => subject.startsWith("Lake House: "));
  };

  test("of a doubt about the next three days and of the cancellation, by email and on the phone", async () => {
    const device = newPushDevice();
    const received: Uint8Array[] = [];
    property.world.internet.receive = (_url, { body }) => {
      received.push(body);
      return 201;
    };
    await property.aroha.post("/api/push-subscriptions", device.subscription);
    const { id } = (await add(BOOKING, [closed("a", 2, 3), later()], guests)).body;
    expect(await emails()).toEqual([]);
    show(BOOKING, [later()]);
    property.world.clock.advance(2 * MINUTE);
    await readAgain(id);
    expect(await emails()).toMatchObject([
      { to: property.aroha.email, subject: "Lake House: is this guest still coming?" },
    ]);
    property.world.clock.advance(31 * MINUTE);
    await readAgain(id);
    await readAgain(id);
    expect(await emails()).toMatchObject([{}, { subject: "Lake House: a stay is cancelled" }]);
    const messages = received.map((body) => JSON.parse(device.read(body)).title);
    expect(messages).toEqual(
      expect.arrayContaining(["Lake House: is this guest still coming?", "Lake House: a stay is cancelled"]),
    );
  });

  test("of a cancellation however far ahead it is, and of no doubt that is further than three days", async () => {
    const { id } = (await add(BOOKING, [closed("a", 20, 3), later()], guests)).body;
    await readWithout(id, BOOKING, [later()]);
    expect(await emails()).toMatchObject([{ subject: "Lake House: a stay is cancelled" }]);
  });

  test("of nothing that is settled before the message goes", async () => {
    const { id } = (await add(BOOKING, [closed("a", 2, 3), later()], guests)).body;
    show(BOOKING, [later()]);
    property.world.clock.advance(2 * MINUTE);
    await readAgain(id);
    const [{ id: stayId }] = await liveStays();
    await property.aroha.patch(`/api/stays/${stayId}`, { confirmed: true });
    expect(await emails()).toEqual([]);
  });

  test("of nights that are booked right after a guest of Booking.com", async () => {
    const { id } = (await add(BOOKING, [closed("a", -1, 3), later()], guests)).body;
    await readWith(id, BOOKING, [closed("b", 0, 4), later()]);
    expect(await liveStays()).toMatchObject([
      { departure: day(2) },
      { arrival: day(2), departure: day(4) },
      {},
    ]);
    expect(await emails()).toMatchObject([{ subject: "Lake House: is your guest staying on?" }]);
  });

  test("of a closure that only they can say what it is", async () => {
    const { id } = (await add(BOOKING, [later()])).body;
    await readWith(id, BOOKING, [closed("a", 1, 2), later()]);
    await readWith(id, BOOKING, [closed("a", 1, 2), later()]);
    expect(await emails()).toMatchObject([{ subject: "Lake House: is a guest coming?" }]);
  });

  test("of joined stays that a calendar moved apart, unless they touch again before the message goes", async () => {
    const first = reserved("HMJOINED01", 10, 2);
    const { id } = (await add(AIRBNB, [first, reserved("HMJOINED02", 12, 3), later()])).body;
    const [, { id: second }] = await liveStays();
    const join = await property.aroha.patch(`/api/stays/${second}`, { joined: true });
    expect(join.status).toBe(200);
    const apart = [first, reserved("HMJOINED02", 13, 2), later()];
    show(AIRBNB, apart);
    await readAgain(id);
    show(AIRBNB, [first, reserved("HMJOINED02", 12, 3), later()]);
    property.world.clock.advance(2 * MINUTE);
    await readAgain(id);
    expect(await emails()).toEqual([]);
    show(AIRBNB, apart);
    property.world.clock.advance(2 * MINUTE);
    await readAgain(id);
    property.world.clock.advance(2 * MINUTE);
    await readAgain(id);
    expect(await emails()).toMatchObject([{ subject: "Lake House: is one guest still staying on?" }]);
  });
});
