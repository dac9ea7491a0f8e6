import { expect, test } from "vitest";
import { BOOKING, HOUR, newCalendarProperty } from "#test/calendarProperty.ts";

const property = newCalendarProperty();
const { day, closed, show, add, stays, liveStays, readAgain } = property;

const guests = { closures: "guests" };
const DOOR_CODE = "7391#";

const emails = async () => {
  await property.world.runJobs();
  return property.world.mailbox.filter(({ subject }) => subject.startsWith("Lake House: "));
};
const join = (id: string) => property.aroha.patch(`/api/stays/${id}`, { joined: true });
const opensDoor = async (token: string) =>
  (await property.world.visitor().get(`/view/${token}`)).text.includes(DOOR_CODE);

async function setDoorCode() {
  const { body } = await property.aroha.get(`/api/guidebooks/${property.guidebookId}/sections`);
  const checkin = body.find(({ type }: { type: string }) => type === "checkin");
  await property.aroha.put(`/api/guidebook-sections/${checkin.id}`, { content: { doorCode: DOOR_CODE } });
}

/** A guest of Booking.com is in the home until the day after tomorrow, and two nights after that are booked. */
async function bookMoreNights(summary?: { first: string; second: string }) {
  const first = { ...closed("a", -1, 3), ...(summary && { summary: summary.first }) };
  const second = { ...closed("b", 2, 2), ...(summary && { summary: summary.second }) };
  const { id } = (await add(BOOKING, [first, closed("later", 40, 2)], guests)).body;
  show(BOOKING, [first, second, closed("later", 40, 2)]);
  property.world.clock.advance(HOUR);
  await readAgain(id);
  const [one, two] = await liveStays();
  return { id, one, two };
}

test("a guest of Booking.com who stays on keeps the link once the host joins the two stays, as the email says", async () => {
  await setDoorCode();
  const { one, two } = await bookMoreNights();
  const [email] = await emails();
  expect(email?.subject).toBe("Lake House: is your guest staying on?");
  expect(email?.text).toContain("open the stay and choose “Join the two stays”");
  expect([one, two]).toMatchObject([{ joinable: false }, { joinable: true, followsSameGuest: false }]);
  expect(await join(two.id)).toMatchObject({ status: 200, body: { departure: day(4) } });
  property.world.clock.advance(3 * 24 * HOUR);
  expect(await opensDoor(one.token)).toBe(true);
  expect((await liveStays())[0]).toMatchObject({ departure: day(1), joined: [{}, {}] });
});

test("no reading joins stays: the first link ends with its booking until the host has joined them", async () => {
  await setDoorCode();
  const { id, one } = await bookMoreNights();
  property.world.clock.advance(3 * 24 * HOUR);
  show(BOOKING, [closed("today", 0, 1), closed("later", 37, 2)]);
  await readAgain(id);
  expect(await opensDoor(one.token)).toBe(false);
  expect((await stays()).map(({ joined }: { joined: unknown[] }) => joined)).toEqual([[], [], []]);
});

test("stays that name different guests are not joined, and nobody is told to", async () => {
  const { two } = await bookMoreNights({ first: "CLOSED - Jo", second: "CLOSED - Max" });
  expect(two).toMatchObject({ guestName: "Max", joinable: false });
  expect(await join(two.id)).toMatchObject({ status: 400, body: { fields: { joined: expect.any(String) } } });
  expect(await emails()).toEqual([]);
});

test("a stay is joined with the one before of the same platform, and with none where two may be it", async () => {
  const { two } = await bookMoreNights();
  const byHand = { arrival: day(0), departure: day(2) };
  const path = `/api/guidebooks/${property.guidebookId}/stays`;
  const other = (await property.aroha.post(path, byHand)).body;
  expect((await join(two.id)).body.joined).toHaveLength(2);
  await property.aroha.patch(`/api/stays/${two.id}`, { joined: false });
  await property.world.context.db
    .updateTable("stays")
    .set({ platform: "booking" })
    .where("id", "=", other.id)
    .execute();
  expect((await liveStays()).find(({ id }: { id: string }) => id === two.id)).toMatchObject({
    joinable: false,
  });
  expect((await join(two.id)).body.message).toContain("the same name first");
  const [email] = await emails();
  expect(email?.text).toContain("the same name, then open this one and choose “Join the two stays”");
  for (const { id } of [other, two]) await property.aroha.patch(`/api/stays/${id}`, { guestName: "Ana" });
  expect((await join(two.id)).body).toMatchObject({ id: other.id, joined: [{}, {}] });
});

test("a guest who was let in without a code is joined with nobody", async () => {
  const { one, two } = await bookMoreNights();
  await property.world.context.db
    .updateTable("stays")
    .set({ source: "asked" })
    .where("id", "=", one.id)
    .execute();
  expect((await join(two.id)).status).toBe(400);
});
