import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { migrate } from "#core/migrate.server.ts";
import { calendarFeed } from "#test/calendarFeed.ts";
import { AIRBNB, BOOKING, HOUR, newCalendarProperty } from "#test/calendarProperty.ts";

const OTHER_LISTING = `${AIRBNB}2`;

const property = newCalendarProperty();
const { reserved, closed, show, add, liveStays } = property;

afterEach(() => {
  property.world.internet.meanwhile = null;
});

/** Runs a host's action once, while the server of a feed answers. */
function meanwhile(feed: string, doOnce: () => Promise<unknown>): void {
  const { internet } = property.world;
  internet.meanwhile = async (url) => {
    if (url !== feed) return;
    internet.meanwhile = null;
    await doOnce();
  };
}

/** Holds requests at the servers of the feeds until `count` are there. */
function gather(count: number): void {
  const { promise: all, resolve } = Promise.withResolvers<void>();
  let left = count;
  property.world.internet.meanwhile = async () => {
    left -= 1;
    if (left === 0) resolve();
    await all;
  };
}

const listedCalendars = async () =>
  (await property.aroha.get(`/api/guidebooks/${property.guidebookId}/calendars`)).body;

/** The two ways in which a stored calendar is read. */
const readings = [
  [
    "the job",
    async () => {
      property.world.clock.advance(2 * HOUR);
      await property.world.runJobs();
    },
  ],
  ["its host", async (id: string) => void (await property.aroha.post(`/api/calendars/${id}/read`))],
] as const;

describe.each(readings)("while %s reads a calendar", (_, read) => {
  test("that is deleted meanwhile, nothing comes of it, and nothing breaks", async () => {
    const { id } = (await add(AIRBNB, [])).body;
    show(AIRBNB, [reserved("HMQQQQQQQ1", 3, 2)]);
    meanwhile(AIRBNB, () => property.aroha.delete(`/api/calendars/${id}`));
    await read(id);
    expect(await listedCalendars()).toEqual([]);
    expect(await liveStays()).toEqual([]);
    expect(JSON.stringify(property.world.logged)).not.toContain("broke");
  });

  test("whose URL is another meanwhile, what the old one said counts no more", async () => {
    const { id } = (await add(AIRBNB, [])).body;
    show(AIRBNB, [reserved("HMQQQQQQQ2", 3, 2)]);
    property.world.internet.pages.set(OTHER_LISTING, calendarFeed("airbnb", [reserved("HMQQQQQQQ3", 6, 2)]));
    meanwhile(AIRBNB, () => property.aroha.patch(`/api/calendars/${id}`, { url: OTHER_LISTING }));
    await read(id);
    expect(await liveStays()).toMatchObject([{ code: "HMQQQQQQQ3" }]);
    expect(await listedCalendars()).toMatchObject([{ platform: "airbnb", stays: 1, problem: null }]);
  });

  test("whose closures are said to be guests meanwhile, they are", async () => {
    const { id } = (await add(BOOKING, [])).body;
    show(BOOKING, [closed("a", 3, 2)]);
    meanwhile(BOOKING, () => property.aroha.patch(`/api/calendars/${id}`, { closures: "guests" }));
    await read(id);
    expect(await liveStays()).toHaveLength(1);
  });
});

describe("calendars that are added at once", () => {
  const addAll = (urls: string[]) => {
    for (const url of urls) show(url, []);
    gather(urls.length);
    const path = `/api/guidebooks/${property.guidebookId}/calendars`;
    return Promise.all(urls.map((url) => property.aroha.post(path, { url })));
  };
  const codesOf = (added: { body: { code?: string } }[]) =>
    added.flatMap(({ body }) => body.code ?? []).toSorted();

  test("by one URL are one", async () => {
    const added = await addAll(Array.from({ length: 4 }, () => AIRBNB));
    expect(codesOf(added)).toEqual(Array.from({ length: 3 }, () => "already_added"));
    expect(await listedCalendars()).toHaveLength(1);
  });

  test("and were two by one URL in an older version stay two, for the host to delete one", async () => {
    const { db } = property.world.context;
    await add(AIRBNB, [reserved("HMQQQQQQQ4", 3, 2)]);
    await db.schema.dropIndex("calendars_once").execute();
    const first = await db
      .selectFrom("calendars")
      .selectAll()
      .where("guidebook_id", "=", property.guidebookId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("calendars")
      .values({ ...first, id: "twice" })
      .execute();
    await sql`delete from migrations where name = '262-calendars-once'`.execute(db);
    expect(await migrate(property.world.context)).toEqual(["262-calendars-once"]);
    expect(await listedCalendars()).toHaveLength(2);
    expect((await add(AIRBNB, [])).body).toMatchObject({ code: "already_added" });
    expect((await property.aroha.delete("/api/calendars/twice")).status).toBe(204);
    expect(await listedCalendars()).toMatchObject([{ stays: 1 }]);
  });

  test("are no more than ten", async () => {
    const added = await addAll(Array.from({ length: 12 }, (_, index) => `${BOOKING}${index}`));
    expect(codesOf(added)).toEqual(["calendar_limit", "calendar_limit"]);
    expect(await listedCalendars()).toHaveLength(10);
  });
});
