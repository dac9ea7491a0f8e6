import { describe, expect, test } from "vitest";
import { addDays } from "#core/days.ts";
import { formatShortDate } from "#core/format.ts";
import type { Calendar } from "#stays/calendars/contract.ts";
import { dayIn } from "#stays/screens/today.ts";
import DashboardScreen from "#editor/dashboard/DashboardScreen.tsx";
import { json, openScreen, press } from "#test/openScreen.tsx";
import { listedGuidebook } from "#test/listedGuidebook.ts";

const zone = "Pacific/Auckland";
const today = dayIn(zone, Date.now());
const lake = listedGuidebook({ id: "lake", name: "Lake House" });
const flat = listedGuidebook({ id: "flat", name: "City Flat" });

const urgent = {
  code: "no_postal_address",
  sentence: "The guidebook has no address.",
  isUrgent: true,
  mend: { label: "Write the address", path: "/guidebooks/lake?open=property.address" },
};
const hint = { ...urgent, code: "code_known", sentence: "This code is known.", isUrgent: false };

const arrival = (stayId: string, guestName: string | null, findings: object[] = []) => ({
  stayId,
  guidebookId: "lake",
  guidebookName: "Lake House",
  guestName,
  platform: guestName === null ? "airbnb" : null,
  arrival: today,
  departure: addDays(today, 2),
  checkInTime: "15:00",
  checkInAt: 0,
  timeZone: zone,
  findings,
});

const stay = (id: string, guestName: string, from: number, until: number) => ({
  id,
  guidebookId: "lake",
  guestName,
  phoneDigits: null,
  platform: null,
  arrival: addDays(today, from),
  departure: addDays(today, until),
  checkOutTime: null,
  openedAt: null,
  arrivedAt: null,
  revokedAt: null,
  cancelledAt: null,
});

const property = (guidebookId: string) => ({
  guidebookId,
  name: guidebookId === "lake" ? "Lake House" : "City Flat",
  timeZone: zone,
  checkInTime: "15:00",
  checkOutTime: "10:00",
});

const calendar: Calendar = {
  id: "c1",
  guidebookId: "lake",
  host: "www.airbnb.com",
  name: "Airbnb of the lake",
  platform: "airbnb",
  closures: "ask",
  lastReadAt: 1,
  problem: "This calendar's address answers no more.",
  failingSince: 1,
  stays: 1,
  blocks: 0,
  questions: 0,
  missing: 0,
  next: null,
  skipped: {},
  createdAt: 1,
};

interface Given {
  arrivals?: object[];
  stays?: object[];
  requests?: object[];
  extras?: object[];
  calendars?: object[];
}

const open = (
  guidebooks: object[],
  { arrivals = [], stays = [], requests = [], extras = [], calendars = [] }: Given = {},
) =>
  openScreen("/", DashboardScreen, {
    responses: {
      "GET /api/guidebooks": json(guidebooks),
      "GET /api/stays/tonight": json(arrivals),
      "GET /api/stays": json(stays),
      "GET /api/stay-properties": json([property("lake"), property("flat")]),
      "GET /api/stay-requests": json(requests),
      "GET /api/extra-requests": json(extras),
      "GET /api/calendars": json(calendars),
      "GET /api/opens": json([{ guidebookId: "lake", total: 3 }]),
    },
  });

const sectionNamed = (screen: Element, name: string) =>
  [...screen.querySelectorAll("section")].find(
    (section) => section.querySelector("h2")?.textContent === name,
  ) ?? null;
const rowsOf = (screen: Element) =>
  [...(sectionNamed(screen, "Tonight")?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
const linksIn = (element: Element | null | undefined) =>
  [...(element?.querySelectorAll("a") ?? [])].map((link) => [link.textContent, link.getAttribute("href")]);
const primary = (screen: Element) =>
  [...screen.querySelectorAll("a, button")]
    .filter(({ classList }) => classList.contains("bg-pine"))
    .map(({ textContent }) => textContent);

describe("Tonight with several properties", () => {
  test("names who waits at a door, then who arrives, and what is missing with the way to fix it", async () => {
    const requests = [{ id: "r1", guidebookName: "Lake House", firstName: "Jonas" }];
    const arrivals = [arrival("s1", "Mia", [hint]), arrival("s2", "Ravi", [urgent, hint])];
    const { screen } = await open([lake, flat], { arrivals, requests });
    expect(rowsOf(screen)).toEqual([
      "Jonas waits at the door of Lake HouseAsks for the code.Let in or not",
      "Ravi · Lake House, from 3 pmThe guidebook has no address.Add the address",
      "Mia · Lake House, from 3 pmReady.",
    ]);
    expect(primary(screen)).toEqual(["Let in or not"]);
  });

  test("names who asks for an extra and has no answer, after who waits at a door", async () => {
    const requests = [{ id: "r1", guidebookName: "Lake House", firstName: "Jonas" }];
    const extra = (id: string, guestName: string | null, more: object = {}) => ({
      id,
      guidebookId: "lake",
      guidebookName: "Lake House",
      guestName,
      kind: "late",
      name: "",
      day: "2026-01-12",
      time: "14:00",
      state: "open",
      dayState: "free",
      otherTime: null,
      ...more,
    });
    const extras = [
      extra("e1", "Anna"),
      extra("e2", "Ben", { state: "yes" }),
      extra("e3", null, { kind: "other", name: "A cot", dayState: null }),
    ];
    const { screen } = await open([lake, flat], { requests, extras });
    expect(rowsOf(screen).slice(0, 3)).toEqual([
      "Jonas waits at the door of Lake HouseAsks for the code.Let in or not",
      "Anna asks for late check-out on Monday 12 January at 2 pm at Lake HouseNobody arrives that day.Answer",
      "A guest asks for “A cot” at Lake HouseAnswer",
    ]);
    expect(linksIn(sectionNamed(screen, "Tonight"))).toContainEqual(["Answer", "/guidebooks/lake/stays"]);
  });

  test("of one property is a step for its host", async () => {
    const extras = [
      {
        id: "e1",
        guidebookId: "lake",
        guidebookName: "Lake House",
        guestName: "Anna",
        kind: "late",
        name: "",
        day: "2026-01-12",
        time: "14:00",
        state: "open",
        dayState: "free",
        otherTime: null,
      },
    ];
    const { screen } = await open([lake], { extras });
    expect(screen.textContent).toContain("Anna asks for late check-out on Monday 12 January at 2 pm.");
    expect(linksIn(screen)).toContainEqual(["Answer Anna", "/guidebooks/lake/stays"]);
  });

  test("folds after four", async () => {
    const arrivals = Array.from({ length: 7 }, (_, at) => arrival(`s${at}`, `Guest ${at}`));
    const { screen } = await open([lake, flat], { arrivals });
    expect(rowsOf(screen)).toHaveLength(4);
    await press("and 3 more, all ready");
    expect(rowsOf(screen)).toHaveLength(7);
  });

  test("says that no guest arrives, and who is next", async () => {
    const { screen } = await open([lake, flat], {
      stays: [stay("s1", "Ben", 6, 8), stay("s2", "Mia", 4, 5)],
    });
    expect(rowsOf(screen)).toEqual([
      `Nobody arrives tonightNext: Mia at Lake House, ${formatShortDate(addDays(today, 4))}.`,
    ]);
    expect(primary(screen)).toEqual(["Generate with AI"]);
  });

  test("has what is under 'Needs you' in Stays: a guest in the house without a link", async () => {
    const mia = { ...stay("s1", "Mia", -1, 3), sentAt: null };
    const { screen } = await open([lake, flat], { stays: [mia] });
    const until = formatShortDate(addDays(today, 3));
    expect(rowsOf(screen)[0]).toBe(`Mia · Lake House, until ${until}No link sent yet.Send the link`);
    expect(linksIn(sectionNamed(screen, "Tonight"))).toContainEqual([
      "Send the link",
      "/guidebooks/lake/stays?stay=s1",
    ]);
    expect(primary(screen)).toEqual(["Send the link"]);
  });

  test("says that a calendar fails, without an arrival too", async () => {
    const { screen } = await open([lake, flat], { calendars: [calendar] });
    expect(rowsOf(screen)[0]).toContain(
      "Airbnb of the lake · Lake HouseThis calendar's address answers no more.",
    );
  });
});

describe("the dashboard of one property", () => {
  test("lists who arrives, who leaves and who stays, and leaves the fix to the next step", async () => {
    const { screen } = await open([lake], {
      arrivals: [arrival("s1", "Ravi", [urgent])],
      stays: [stay("s1", "Ravi", 0, 2), stay("s2", "Lea", -2, 0), stay("s3", "Over", -9, -3)],
    });
    expect(rowsOf(screen)).toEqual(["Ravi arrives from 3 pm, 2 nights", "Lea leaves by 10 am"]);
    const step = sectionNamed(screen, "Next step");
    expect(step?.textContent).toContain("Add the address. Ravi arrives at 3 pm and will need directions.");
    expect(linksIn(step)).toEqual([["Add the address", "/guidebooks/lake?open=property.address"]]);
    expect(primary(screen)).toEqual(["Add the address"]);
  });

  test("says what a guest in the house lacks as the next step, once", async () => {
    const mia = { ...stay("s1", "Mia and Ben", -1, 3), sentAt: null };
    const { screen } = await open([{ ...lake, postalAddress: "1 Lakeside Road" }], { stays: [mia] });
    const until = formatShortDate(addDays(today, 3));
    expect(rowsOf(screen)).toEqual([
      `Mia and Ben stay until ${until}No link sent yet.`,
      "Nobody arrives tonightNo stay is planned.",
    ]);
    expect(sectionNamed(screen, "Next step")?.textContent).toContain(
      `Send the link. Mia and Ben stay until ${until} and the link is not sent yet.`,
    );
  });

  test("names the step that follows, and has none where all is done", async () => {
    const needs = { ...lake, postalAddress: "1 Lakeside Road", emptySections: ["wifi", "departure"] };
    const { screen } = await open([needs], { stays: [stay("s1", "Ben", 6, 8)] });
    const step = sectionNamed(screen, "Next step");
    const day = formatShortDate(addDays(today, 6));
    expect(step?.textContent).toContain(`Add the Wi-Fi. Ben arrives on ${day} and will ask for it first.`);
    expect(step?.textContent).toContain("1 of 2");
    expect(step?.textContent).toContain("Then: the check-out");
    const done = await open([{ ...lake, postalAddress: "1 Lakeside Road" }]);
    expect(sectionNamed(done.screen, "Next step")).toBeNull();
    expect(primary(done.screen)).toEqual(["Generate with AI"]);
  });

  test("says what is missing without a guest too", async () => {
    const { screen } = await open([lake]);
    expect(sectionNamed(screen, "Next step")?.textContent).toContain(
      "Add the address. Guests get no directions without it.",
    );
  });

  test("names a guest without a name by the platform", async () => {
    const { screen } = await open([lake], { arrivals: [arrival("s1", null, [urgent])] });
    expect(sectionNamed(screen, "Next step")?.textContent).toContain("Airbnb guest arrives at 3 pm and");
  });
});
