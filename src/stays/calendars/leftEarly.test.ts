import { beforeEach, describe, expect, test } from "vitest";
import { BOOKING, HOUR, newCalendarProperty } from "#test/calendarProperty.ts";
import type { TestEvent } from "#test/calendarFeed.ts";

const DOOR_CODE = "7391#";
const DAY = 24 * HOUR;

const property = newCalendarProperty();
const { day, closed, show, add, stays, liveStays, readAgain } = property;

/** At 1 pm it is the same day in Auckland and in UTC. */
beforeEach(async () => {
  const { clock } = property.world;
  clock.advance(DAY - (clock.now() % DAY));
  const session = { expires_at: clock.now() + 30 * DAY, last_seen_at: clock.now() };
  await property.world.context.db.updateTable("sessions").set(session).execute();
  const { body } = await property.aroha.get(`/api/guidebooks/${property.guidebookId}/sections`);
  const checkin = body.find(({ type }: { type: string }) => type === "checkin");
  await property.aroha.put(`/api/guidebook-sections/${checkin.id}`, { content: { doorCode: DOOR_CODE } });
});

const later = () => closed("later", 30, 2);
const opensDoor = async (token: string) =>
  (await property.world.visitor().get(`/view/${token}`)).text.includes(DOOR_CODE);

async function read(id: string, events: TestEvent[]) {
  show(BOOKING, events);
  property.world.clock.advance(HOUR);
  await readAgain(id);
}

/** A guest of Booking.com has slept in the home for two nights and has three more, until their closure goes. */
async function leaveEarly() {
  const { id } = (await add(BOOKING, [closed("two nights ago", -2, 5), later()], { closures: "guests" }))
    .body;
  const [{ token }] = await liveStays();
  await read(id, [later()]);
  expect((await liveStays())[0]).toMatchObject({ token, doubt: "missing" });
  await property.world.runJobs();
  return { id, token };
}

describe("the last nights of a guest who has slept there, listed again within the day of doubt", () => {
  const lastNights = () => closed("today", 0, 3);
  async function listAgain() {
    const { id, token } = await leaveEarly();
    await read(id, [later()]);
    await read(id, [lastNights(), later()]);
    const [{ id: stayId }] = await liveStays();
    return { id, token, stayId };
  }

  test("are the same booking, in doubt: the guest keeps the link, and the host is asked once", async () => {
    const { id, token } = await listAgain();
    const same = { token, arrival: day(-2), departure: day(3), doubt: "again" };
    expect(await liveStays()).toMatchObject([same, {}]);
    await read(id, [lastNights(), later()]);
    expect(await liveStays()).toMatchObject([same, {}]);
    expect(await opensDoor(token)).toBe(true);
    await property.world.runJobs();
    const questions = property.world.mailbox.filter(({ subject }) =>
      subject.startsWith("Lake House: is it still"),
    );
    expect(questions).toHaveLength(1);
    expect(questions[0]?.text).toContain("“It is the same guest”");
  });

  test("are the same guest's once the host says so, also where they go again", async () => {
    const { id, token, stayId } = await listAgain();
    await property.aroha.patch(`/api/stays/${stayId}`, { confirmed: true });
    await read(id, [lastNights(), later()]);
    expect(await liveStays()).toMatchObject([{ token, doubt: null }, {}]);
    const left = [later()];
    for (let hours = 0; hours < 30; hours += 1) await read(id, left);
    expect(await liveStays()).toMatchObject([{ token, doubt: null }, {}]);
  });

  test("are a new guest's with a new link once the host ends the link", async () => {
    const { id, token, stayId } = await listAgain();
    await property.aroha.delete(`/api/stays/${stayId}`);
    for (let readings = 0; readings < 2; readings += 1) await read(id, [lastNights(), later()]);
    const live = (await liveStays()).filter(({ revokedAt }: { revokedAt: number | null }) => !revokedAt);
    expect(live).toMatchObject([{ arrival: day(0), departure: day(3), doubt: null }, {}]);
    expect(live[0].token).not.toBe(token);
    expect([await opensDoor(token), await opensDoor(live[0].token)]).toEqual([false, true]);
  });

  test("are a new guest's where another guest has slept there meanwhile", async () => {
    const { id, token } = await leaveEarly();
    await read(id, [closed("tonight", 0, 1), later()]);
    for (let hours = 0; hours < 22; hours += 1) await read(id, [closed("tonight", 0, 1), later()]);
    await read(id, [closed("next", 0, 2), later()]);
    const live = await liveStays();
    const last = live.find(({ arrival }: { arrival: string }) => arrival === day(0));
    expect(last).toMatchObject({ departure: day(2), doubt: null });
    expect(last.token).not.toBe(token);
    expect(await opensDoor(token)).toBe(false);
  });

  test("are in doubt also where another stay was cancelled meanwhile", async () => {
    const { id, token } = await leaveEarly();
    const muchLater = closed("much later", 60, 2);
    await read(id, [later(), muchLater]);
    await read(id, [muchLater]);
    await read(id, [lastNights(), muchLater]);
    const [same] = await liveStays();
    expect(same).toMatchObject({ token, doubt: "again" });
  });

  test("are in doubt also where the guest before had left early too", async () => {
    const { id } = await leaveEarly();
    const left = [later()];
    const nights = [closed("tomorrow", 1, 2), ...left];
    for (const hours of [0, 24, 24]) {
      property.world.clock.advance(hours * HOUR);
      await read(id, nights);
    }
    const next = (await liveStays()).find(({ arrival }: { arrival: string }) => arrival === day(-1));
    for (let readings = 0; readings < 2; readings += 1) await read(id, left);
    await property.world.runJobs();
    expect(property.world.mailbox.filter(({ subject }) => subject.startsWith("Stays are missing"))).toEqual(
      [],
    );
    await read(id, [closed("tonight", 0, 1), ...left]);
    const live = await liveStays();
    expect(live).toMatchObject([{ token: next.token, departure: day(1), doubt: "again" }, {}]);
  });

  test("are no question where one reading lacked them", async () => {
    const { id, token } = await leaveEarly();
    await read(id, [lastNights(), later()]);
    expect(await liveStays()).toMatchObject([{ token, doubt: null }, {}]);
  });
});

describe("a guest who has left early", () => {
  test("does not read the code once the next guest may check in", async () => {
    const { id, token } = await leaveEarly();
    await read(id, [closed("tonight", 0, 1), later()]);
    const next = (await stays()).find(({ arrival }: { arrival: string }) => arrival === day(0));
    expect(await opensDoor(token)).toBe(false);
    expect(await opensDoor(next.token)).toBe(true);
    expect((await property.world.visitor().get(`/view/${token}`)).text).toContain("The codes are hidden now");
  });

  test("reads the code on the day on which another guest comes, before their check-in", async () => {
    const { id, token } = await leaveEarly();
    await read(id, [closed("tomorrow", 1, 1), later()]);
    property.world.clock.advance(23 * HOUR); // 2 pm of the next day
    expect(await opensDoor(token)).toBe(true);
    property.world.clock.advance(HOUR);
    expect(await opensDoor(token)).toBe(false);
  });

  test("does not read the code on the last day either, when nothing is listed any more", async () => {
    const { id, token } = await leaveEarly();
    const [left, departure] = [[later()], day(3)];
    const nights = [closed("tomorrow", 1, 2), ...left];
    await read(id, nights);
    for (const hours of [24, 24]) {
      property.world.clock.advance(hours * HOUR);
      await read(id, nights);
    }
    property.world.clock.advance(18 * HOUR); // 11 am of the last day
    await read(id, left);
    expect((await liveStays())[0]).toMatchObject({ token, departure });
    expect(await opensDoor(token)).toBe(false);
  });

  test("and has not, as the host says, reads the code although another stay has begun", async () => {
    const { id, token } = await leaveEarly();
    const [{ id: stayId }] = await liveStays();
    await property.aroha.patch(`/api/stays/${stayId}`, { confirmed: true });
    await read(id, [closed("tonight", 0, 1), later()]);
    expect(await opensDoor(token)).toBe(true);
  });
});
