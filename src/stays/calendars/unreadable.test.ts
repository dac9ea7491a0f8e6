import { beforeEach, describe, expect, test } from "vitest";
import { AIRBNB, BOOKING, HOUR, newCalendarProperty } from "#test/calendarProperty.ts";

const MINUTE = 60_000;

const property = newCalendarProperty();
const { reserved, show, add, liveStays } = property;

/** Stores an entry in a form that cannot be parsed, or in the right one. */
async function storeLastWrite(lastWrite: string | null): Promise<void> {
  await property.world.context.db.updateTable("calendar_entries").set({ last_write: lastWrite }).execute();
}

const listedCalendars = async (guidebookId: string) =>
  (await property.aroha.get(`/api/guidebooks/${guidebookId}/calendars`)).body;

describe("a calendar whose reading breaks", () => {
  let broken: string;
  let wellRead: string;

  /** A guidebook with a calendar whose entries cannot be parsed, and one whose calendar has another stay. */
  beforeEach(async () => {
    broken = property.guidebookId;
    await add(AIRBNB, [reserved("HMPPPPPPP1", 3, 2)]);
    await storeLastWrite("{}");
    wellRead = (await property.aroha.post("/api/guidebooks", { name: "Bach" })).body.id;
    show(BOOKING, []);
    await property.aroha.post(`/api/guidebooks/${wellRead}/calendars`, { url: BOOKING });
    property.world.clock.advance(2 * HOUR);
  });

  test("stops no other, is told to its host, and waits its turn", async () => {
    const { clock, logged } = property.world;
    const brokenAt = clock.now();
    await property.world.runJobs();
    await storeLastWrite(null);
    expect(await listedCalendars(wellRead)).toMatchObject([{ problem: null, lastReadAt: brokenAt }]);
    expect(await listedCalendars(broken)).toMatchObject([
      { problem: expect.stringMatching(/went wrong on our side/), failingSince: brokenAt, stays: 1 },
    ]);
    const [{ id }] = await listedCalendars(broken);
    expect(logged).toContainEqual(expect.objectContaining({ calendar: id, err: expect.anything() }));

    clock.advance(2 * HOUR);
    await property.world.runJobs();
    expect(await listedCalendars(broken)).toMatchObject([{ problem: null, failingSince: null, stays: 1 }]);
  });

  test("says so to a host who has it read now", async () => {
    const { id } = await property.world.context.db
      .selectFrom("calendars")
      .select("id")
      .where("guidebook_id", "=", broken)
      .executeTakeFirstOrThrow();
    property.world.context.fetchPublicUrl = () => Promise.reject(new Error("unforeseen"));
    await storeLastWrite(null);
    const read = await property.aroha.post(`/api/calendars/${id}/read`);
    property.world.context.fetchPublicUrl = property.world.internet.fetchPublicUrl;
    expect(read).toMatchObject({ status: 200, body: { problem: expect.stringMatching(/\.$/), stays: 1 } });
  });

  test("costs a guest with an unknown code no more than the code", async () => {
    const { slug } = (await property.aroha.get(`/api/guidebooks/${broken}`)).body;
    property.world.clock.advance(MINUTE);
    const form = new URLSearchParams({ booking: "HMZZZZZZZ9" }).toString();
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const tried = await property.world.guest.post(`/view/${slug}/stay`, form, type);
    expect(tried.status).toBe(422);
    await storeLastWrite(null);
    expect(await liveStays()).toMatchObject([{ code: "HMPPPPPPP1" }]);
  });
});
