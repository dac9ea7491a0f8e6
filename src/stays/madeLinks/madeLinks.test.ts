import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { airbnbDescription, calendarFeed } from "#test/calendarFeed.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: World;
let owner: Host;
let ben: Host;
let lake: string;
let bach: string;
let run = 0;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  run += 1;
  world.clock.advance(HOUR); // for the limit of sign-ups
  owner = await world.host(`Aroha ${run}`);
  lake = (await owner.post("/api/guidebooks", { name: "Lake House" })).body.id;
  bach = (await owner.post("/api/guidebooks", { name: "Bach" })).body.id;
  ben = await world.member(owner, `Ben ${run}`, "editor");
});

const day = (offset: number) => new Date(world.clock.now() + offset * DAY).toISOString().slice(0, 10);

async function makeStay(host: Host, guidebook: string, guestName: string) {
  const days = { arrival: day(1), departure: day(4), guestName };
  const made = await host.post(`/api/guidebooks/${guidebook}/stays`, days);
  expect(made.status).toBe(201);
  return made.body as { id: string; token: string };
}

/** Creates each kind of link that shows codes: a stay, a share link and a cleaner's link. */
async function makeLinks(host: Host) {
  const stay = await makeStay(host, lake, "Mia");
  const shared = (await host.post(`/api/guidebooks/${lake}/share-links`, { label: "For me" })).body;
  const cleaner = { guidebookIds: [lake, bach], label: "Cleaner", showsCodes: true };
  const turnover = (await host.post("/api/turnover-links", cleaner)).body;
  return { stay, shared, turnover };
}

const linksOf = async (host: Host) => (await owner.get(`/api/account/members/${host.id}/links`)).body;
const pages = async ({ stay, shared, turnover }: Awaited<ReturnType<typeof makeLinks>>) => {
  const paths = [`/view/${stay.token}`, `/view/${shared.token}`, `/turnovers/${turnover.token}`];
  return Promise.all(paths.map(async (path) => (await world.guest.get(path)).status));
};
const ids = (links: { id: string }[]) => links.map(({ id }) => id);

describe("what a member made that opens codes", () => {
  test("is listed for owners: live stays, share links and cleaners' links", async () => {
    const { stay, shared, turnover } = await makeLinks(ben);
    await makeLinks(owner);
    expect(await linksOf(ben)).toEqual([
      {
        kind: "stay",
        id: stay.id,
        guidebooks: [{ id: lake, name: "Lake House" }],
        label: "Mia",
        arrival: day(1),
        departure: day(4),
      },
      expect.objectContaining({ kind: "share link", id: shared.token, label: "For me" }),
      expect.objectContaining({
        kind: "cleaner's link",
        id: turnover.token,
        guidebooks: [
          { id: bach, name: "Bach" },
          { id: lake, name: "Lake House" },
        ],
      }),
    ]);
    expect((await ben.get(`/api/account/members/${ben.id}/links`)).status).toBe(403);
    const stranger = await world.host(`Stranger ${run}`);
    expect((await stranger.get(`/api/account/members/${ben.id}/links`)).status).toBe(404);
  });

  test("leaves out what has ended, and what shows no code", async () => {
    const { stay, shared } = await makeLinks(ben);
    await ben.post("/api/turnover-links", { guidebookIds: [lake] });
    const [, , cleaner] = await linksOf(ben);
    await owner.delete(`/api/stays/${stay.id}`);
    await owner.delete(`/api/share-links/${shared.token}`);
    expect(await linksOf(ben)).toEqual([cleaner]);
    await owner.put(`/api/guidebooks/${bach}/access`, { access: "stays", timeZone: "Pacific/Auckland" });
    await ben.post(`/api/guidebooks/${bach}/share-links`, {});
    expect(await linksOf(ben)).toEqual([cleaner]);
    await makeStay(ben, bach, "Noa");
    world.clock.advance(6 * DAY);
    expect(await linksOf(ben)).toEqual([cleaner]);
  });

  test("ends with the removal where the owner says so, and stays where not", async () => {
    const made = await makeLinks(ben);
    const own = await makeLinks(owner);
    const [stay, ...others] = ids(await linksOf(ben));
    const end = [...others, own.stay.id, own.shared.token];
    expect((await owner.delete(`/api/account/members/${ben.id}`, {}, { end })).status).toBe(204);
    expect(await pages(made)).toEqual([200, 404, 404]);
    expect(await pages(own)).toEqual([200, 200, 200]);
    expect((await owner.get("/api/stays")).body.map(({ id }: { id: string }) => id)).toContain(stay);
  });

  test.each<Record<string, string>>([{}, { "content-type": "application/json" }])(
    "stays without a body, with the headers %j",
    async (headers) => {
      const made = await makeLinks(ben);
      expect((await owner.delete(`/api/account/members/${ben.id}`, headers)).status).toBe(204);
      expect(await pages(made)).toEqual([200, 200, 200]);
    },
  );

  test("ends with a narrower role too", async () => {
    const made = await makeLinks(ben);
    const change = { guidebooks: [bach], end: ids(await linksOf(ben)) };
    expect((await owner.patch(`/api/account/members/${ben.id}`, change)).status).toBe(200);
    expect(await pages(made)).toEqual([404, 404, 404]);
  });

  test("ends where an owner gives up their own role", async () => {
    const second = await world.member(owner, `Cleo ${run}`, "owner");
    const made = await makeLinks(second);
    const change = { role: "viewer", end: ids(await linksOf(second)) };
    expect((await second.patch(`/api/account/members/${second.id}`, change)).status).toBe(200);
    expect((await linksOf(second)).length).toBe(0);
    expect(await pages(made)).toEqual([404, 404, 404]);
  });

  test("is made by whoever let a guest in who had no code", async () => {
    await owner.put(`/api/guidebooks/${bach}/access`, { access: "stays", timeZone: "Pacific/Auckland" });
    const [{ slug }] = (await owner.get("/api/guidebooks")).body.filter(
      ({ id }: { id: string }) => id === bach,
    );
    const form = { "content-type": "application/x-www-form-urlencoded" };
    await world.guest.post(`/view/${slug}/stay/request`, "name=Pia", form);
    const [request] = (await ben.get("/api/stay-requests")).body;
    await ben.post(`/api/stay-requests/${request.id}/answer`, { until: day(2) });
    expect(await linksOf(ben)).toMatchObject([{ kind: "stay", label: "Pia" }]);
  });
});

describe("a calendar that a member added", () => {
  const FEED = "https://ben.example.com/feed.ics";
  const CODE = "HMAAAAAAA1";

  const showStay = () => {
    const event = { uid: "1", arrival: day(0), departure: day(3), description: airbnbDescription(CODE) };
    world.internet.pages.set(FEED, calendarFeed("airbnb", [event]));
  };
  const addCalendar = async (host: Host) => {
    const made = await host.post(`/api/guidebooks/${lake}/calendars`, { url: FEED, name: "Airbnb" });
    expect(made.status).toBe(201);
    return made.body.id as string;
  };
  const stays = async () => (await owner.get(`/api/guidebooks/${lake}/stays`)).body;

  test("is listed with its host name, and ends with its stays", async () => {
    showStay();
    const calendar = await addCalendar(ben);
    const own = await makeStay(owner, lake, "Noa");
    expect(await linksOf(ben)).toEqual([
      {
        kind: "calendar",
        id: calendar,
        guidebooks: [{ id: lake, name: "Lake House" }],
        label: "Airbnb",
        host: "ben.example.com",
      },
    ]);
    await owner.delete(`/api/account/members/${ben.id}`, {}, { end: [calendar] });
    expect((await owner.get("/api/calendars")).body).toEqual([]);
    const [feedStay] = (await stays()).filter(({ id }: { id: string }) => id !== own.id);
    expect((await world.guest.get(`/view/${feedStay.token}`)).status).toBe(404);
    expect((await world.guest.get(`/view/${own.token}`)).status).toBe(200);
  });

  test("counts as made by the member who gave it its address last", async () => {
    showStay();
    const calendar = await addCalendar(owner);
    expect(await linksOf(ben)).toEqual([]);
    expect((await ben.patch(`/api/calendars/${calendar}`, { name: "Ours" })).status).toBe(200);
    expect(await linksOf(ben)).toEqual([]);
    world.internet.pages.set(`${FEED}2`, calendarFeed("airbnb", []));
    expect((await ben.patch(`/api/calendars/${calendar}`, { url: `${FEED}2` })).status).toBe(200);
    expect(ids(await linksOf(ben))).toEqual([calendar]);
  });
});

describe("owners are told what opens codes", () => {
  const leavings: [string, () => Promise<{ status: number }>][] = [
    ["leaves", () => ben.delete(`/api/account/members/${ben.id}`)],
    ["deletes their own account", () => ben.delete("/api/auth/user", {}, { password: ben.password })],
  ];

  test.each(leavings)("when somebody %s", async (_way, go) => {
    await makeLinks(ben);
    world.internet.pages.set("https://ben.example.com/feed.ics", calendarFeed("airbnb", []));
    await ben.post(`/api/guidebooks/${bach}/calendars`, { url: "https://ben.example.com/feed.ics" });
    const second = await world.member(owner, `Cleo ${run}`, "owner");
    await world.runJobs();
    world.mailbox.length = 0;
    expect((await go()).status).toBe(204);
    await world.runJobs();
    expect(world.mailbox.map(({ to }) => to).toSorted()).toEqual([owner.email, second.email].toSorted());
    expect(world.mailbox[0]?.text).toContain("Lake House: stay of a guest, ");
    expect(world.mailbox[0]?.text).toContain("Bach and Lake House: link for a cleaner “Cleaner”");
    expect(world.mailbox[0]?.text).toContain("Bach: calendar of ben.");
    expect(world.mailbox[0]?.text).not.toContain("Mia");
  });

  test.each(leavings)("and not where somebody %s who made none", async (_way, go) => {
    await world.runJobs();
    world.mailbox.length = 0;
    await go();
    await world.runJobs();
    expect(world.mailbox).toEqual([]);
  });
});
