import { beforeEach, describe, expect, test } from "vitest";
import { AIRBNB, BOOKING, HOUR, newCalendarProperty } from "#test/calendarProperty.ts";

const MINUTE = 60_000;

const home = newCalendarProperty();
const { reserved, show, add, liveStays } = home;

/** Stores an entry in a form that cannot be parsed, or in the right one. */
async function storeLastWrite(lastWrite: string | null): Promise<void> {
  await home.world.context.db.updateTable("calendar_entries").set({ last_write: lastWrite }).execute();
}

const listedCalendars = async (guidebookId: string) =>
  (await home.aroha.get(`/api/guidebooks/${guidebookId}/calendars`)).body;

describe("a calendar whose reading breaks", () => {
  let broken: string;
  let wellRead: string;

  /** A guidebook with a calendar whose entries cannot be parsed, and one whose calendar has another stay. */
  beforeEach(async () => {
    broken = home.guidebookId;
    await add(AIRBNB, [reserved("HMPPPPPPP1", 3, 2)]);
    await storeLastWrite("{}");
    wellRead = (await home.aroha.post("/api/guidebooks", { name: "Bach" })).body.id;
    show(BOOKING, []);
    await home.aroha.post(`/api/guidebooks/${wellRead}/calendars`, { url: BOOKING });
    home.world.clock.advance(2 * HOUR);
  });

  test("stops no other, is told to its host, and waits its turn", async () => {
    const { clock, logged } = home.world;
    const brokenAt = clock.now();
    await home.world.runJobs();
    await storeLastWrite(null);
    expect(await listedCalendars(wellRead)).toMatchObject([{ problem: null, lastReadAt: brokenAt }]);
    expect(await listedCalendars(broken)).toMatchObject([
      { problem: expect.stringMatching(/went wrong on our side/), failingSince: brokenAt, stays: 1 },
    ]);
    const [{ id }] = await listedCalendars(broken);
    expect(logged).toContainEqual(expect.objectContaining({ calendar: id, err: expect.anything() }));

    clock.advance(2 * HOUR);
    await home.world.runJobs();
    expect(await listedCalendars(broken)).toMatchObject([{ problem: null, failingSince: null, stays: 1 }]);
  });

  test("says so to a host who has it read now", async () => {
    const { id } = await home.world.context.db
      .selectFrom("calendars")
      .select("id")
      .where("guidebook_id", "=", broken)
      .executeTakeFirstOrThrow();
    home.world.context.fetchPublicUrl = () => Promise.reject(new Error("unforeseen"));
    await storeLastWrite(null);
    const read = await home.aroha.post(`/api/calendars/${id}/read`);
    home.world.context.fetchPublicUrl = home.world.internet.fetchPublicUrl;
    expect(read).toMatchObject({ status: 200, body: { problem: expect.stringMatching(/\.$/), stays: 1 } });
  });

  test("costs a guest with an unknown code no more than the code", async () => {
    const { slug } = (await home.aroha.get(`/api/guidebooks/${broken}`)).body;
    home.world.clock.advance(MINUTE);
    const form = new URLSearchParams({ booking: "HMZZZZZZZ9" }).toString();
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const tried = await home.world.guest.post(`/view/${slug}/stay`, form, type);
    expect(tried.status).toBe(422);
    await storeLastWrite(null);
    expect(await liveStays()).toMatchObject([{ code: "HMPPPPPPP1" }]);
  });
});
