import { beforeAll, beforeEach } from "vitest";
import { airbnbDescription, calendarFeed, type TestEvent } from "#test/calendarFeed.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

export const HOUR = 60 * 60_000;
export const AIRBNB = "https://www.airbnb.com/calendar/ical/1.ics?s=0123456789abcdef";
export const BOOKING = "https://ical.booking.com/v1/export?t=fedcba9876543210";

export const VRBO = "https://www.vrbo.com/icalendar/1.ics?nonTentative";
export const CHANNELS = "https://channels.lakes.example/1.ics?key=0011223344556677";
const platformsOf: Record<string, "airbnb" | "booking" | "vrbo" | "other"> = {
  [AIRBNB]: "airbnb",
  [VRBO]: "vrbo",
  [CHANNELS]: "other",
};

/** A guidebook for each test, whose secrets are for stays, and the feeds of its calendars. */
export function newCalendarProperty() {
  const property = {
    world: {} as World, // from beforeAll on
    aroha: {} as Host, // as above
    guidebookId: "",
    day: (days: number) => new Date(property.world.clock.now() + days * 24 * HOUR).toISOString().slice(0, 10),
    reserved: (code: string, from: number, nights: number, more: Partial<TestEvent> = {}): TestEvent => ({
      uid: `${code}@airbnb.com`,
      arrival: property.day(from),
      departure: property.day(from + nights),
      description: airbnbDescription(code),
      ...more,
    }),
    closed: (uid: string, from: number, nights: number): TestEvent => ({
      uid,
      arrival: property.day(from),
      departure: property.day(from + nights),
      summary: "CLOSED - Not available",
    }),
    show: (url: string, events: TestEvent[]) =>
      property.world.internet.pages.set(url, calendarFeed(platformsOf[url] ?? "booking", events)),
    add: async (url: string, events: TestEvent[], more: Record<string, unknown> = {}) => {
      property.show(url, events);
      return property.aroha.post(`/api/guidebooks/${property.guidebookId}/calendars`, { url, ...more });
    },
    stays: async () => (await property.aroha.get(`/api/guidebooks/${property.guidebookId}/stays`)).body,
    liveStays: async () =>
      (await property.stays()).filter((stay: { cancelledAt: number | null }) => stay.cancelledAt === null),
    /** Without the rehearsal of each noon. */
    hostEmails: () => property.world.mailbox.filter(({ subject }) => /calendar|Double/.test(subject)),
    readAgain: async (id: string) => (await property.aroha.post(`/api/calendars/${id}/read`)).body,
  };

  beforeAll(async () => {
    property.world = await newWorld();
    property.aroha = await property.world.host("Aroha");
  });
  beforeEach(async () => {
    await property.world.runJobs();
    property.guidebookId = (await property.aroha.post("/api/guidebooks", { name: "Lake House" })).body.id;
    const access = { access: "stays", timeZone: "Pacific/Auckland" };
    await property.aroha.put(`/api/guidebooks/${property.guidebookId}/access`, access);
    await property.world.context.db
      .updateTable("guidebooks")
      .set({ archived_at: 1 })
      .where("id", "!=", property.guidebookId)
      .execute();
    property.world.internet.pages.clear();
    property.world.mailbox.length = 0;
  });
  return property;
}
