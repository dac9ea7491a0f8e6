import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Feed } from "#calendars/feed/contract.ts";
import { MAX_EVENTS, readFeed, readFeedInTurns } from "#calendars/feed/readFeed.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(text: string | Uint8Array, timeZone: string | null = null): Feed {
  const feed = readFeed(typeof text === "string" ? bytesOf(text) : text, { timeZone });
  if (!feed.ok) throw new Error(feed.refusal.code);
  return feed.value;
}

function refusalOf(bytes: Uint8Array): string {
  const feed = readFeed(bytes);
  return feed.ok ? "none" : feed.refusal.code;
}

const calendar = (events: string[], prodId = "PRODID:-//Lakes PMS//EN", end = "\r\n") =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", prodId, ...events, "END:VCALENDAR", ""].join(end);

const event = (lines: string[], end = "\r\n") => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join(end);

const days = (arrival: string, departure: string) => [
  `DTSTART;VALUE=DATE:${arrival}`,
  `DTEND;VALUE=DATE:${departure}`,
];

describe("an Airbnb feed", () => {
  const prodId = "PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN";
  const reserved = event([
    "DTSTAMP:20260105T000000Z",
    ...days("20260201", "20260204"),
    "SUMMARY:Reserved",
    "UID:1418fb94e984-0@airbnb.com",
    "DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de",
    " tails/HMK4T7QX2B\\nPhone Number (Last 4 Digits): 0417",
  ]);
  const blocked = event([
    ...days("20260210", "20260212"),
    "SUMMARY:Airbnb (Not available)",
    "UID:7f662ec65913-1@airbnb.com",
  ]);

  test("has stays with code and digits out of a folded description, and blocks", () => {
    const feed = read(calendar([reserved, blocked], prodId));
    expect(feed.platform).toBe("airbnb");
    expect(feed.entries).toEqual([
      {
        uid: "1418fb94e984-0@airbnb.com",
        arrival: "2026-02-01",
        departure: "2026-02-04",
        kind: "stay",
        code: "HMK4T7QX2B",
        guestName: null,
        phoneDigits: "0417",
        checkInTime: null,
        checkOutTime: null,
      },
      expect.objectContaining({ kind: "block", code: null }),
    ]);
  });

  test("may have a code of letters alone", () => {
    expect(read(calendar([reserved.replace("HMK4T7QX2B", "HMKTQXBDEF")], prodId)).entries).toMatchObject([
      { code: "HMKTQXBDEF" },
    ]);
  });

  test("is known by an older PRODID with a parameter too", () => {
    const older = "PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 0.8.8//EN";
    expect(read(calendar([reserved], older)).platform).toBe("airbnb");
  });

  test("is known by the first of two PRODIDs, with prefixes before names and texts", () => {
    const passedOn = reserved
      .replace("SUMMARY:", "PMS1.SUMMARY:Airbnb: ")
      .replace("UID:", "PMS1.UID:import-");
    const feed = read(calendar(["PRODID:-//Lakes PMS//EN", passedOn], prodId));
    expect(feed).toMatchObject({
      platform: "airbnb",
      entries: [
        { uid: "import-1418fb94e984-0@airbnb.com", kind: "stay", code: "HMK4T7QX2B", guestName: null },
      ],
    });
  });
});

test("a Booking.com feed does not say whether somebody stays, unless it has a name", () => {
  const prodId = String.raw`PRODID:-//admin.booking.com\\\, b.v.//NONSGML v1.0//EN`;
  const closed = event([
    ...days("20260203", "20260208"),
    "UID:a@booking.com",
    "SUMMARY:CLOSED - Not available",
  ]);
  const older = event([...days("20260209", "20260211"), "UID:b@booking.com", "SUMMARY:CLOSED - Jo Kerr"]);
  const tail = event([
    ...days("20260301", "20270603"),
    "UID:c@booking.com",
    "SUMMARY:CLOSED - Not available",
  ]);
  const feed = read(calendar([closed, older, tail], prodId));
  expect(feed.platform).toBe("booking");
  expect(feed.entries.map(({ kind, guestName }) => [kind, guestName])).toEqual([
    ["unclear", null],
    ["stay", "Jo Kerr"],
    ["block", null],
  ]);
});

test.each([
  ["Reserved - Melanie", "stay", "Melanie"],
  ["Réservée - Zoé", "stay", "Zoé"],
  ["Réservée", "stay", null],
  ["Reserviert - M & Frau", "stay", "M & Frau"],
  ["Blocked", "block", null],
  ["Indisponible", "block", null],
  ["Provisoire - Eve", "block", null],
])("a Vrbo summary %j is a %s of %j", (summary, kind, guestName) => {
  const one = event([...days("20260203", "20260208"), "UID:a", `SUMMARY:${summary}`], "\n");
  const feed = read(calendar([one], "PRODID:-//HomeAway.com, Inc.//EN", "\n"));
  expect(feed).toMatchObject({ platform: "vrbo", entries: [{ kind, guestName }] });
});

describe("a management system's feed", () => {
  test("has the guest in summary and description", () => {
    const one = event([
      ...days("20260203", "20260208"),
      "UID:a",
      "SUMMARY:Anna Meier",
      String.raw`DESCRIPTION:Email: anna@example.com\nPhone: +64 21 555 0182\nConfirmation code: GY-48219`,
    ]);
    expect(read(calendar([one])).entries).toMatchObject([
      { kind: "stay", guestName: "Anna Meier", phoneDigits: "0182", code: "GY-48219" },
    ]);
  });

  test("has its clock's times, whatever its zone is called", () => {
    const zones = ["TZID=Europe/Paris", 'TZID="W. Europe Standard Time"', "TZID=Romance Standard Time"];
    const events = zones.map((zone, index) =>
      event([
        `DTSTART;${zone}:20260203T160000`,
        `DTEND;${zone}:20260208T110000`,
        `UID:${index}`,
        "SUMMARY:Booked",
      ]),
    );
    const stay = {
      arrival: "2026-02-03",
      departure: "2026-02-08",
      checkInTime: "16:00",
      checkOutTime: "11:00",
    };
    expect(read(calendar(events)).entries).toMatchObject(zones.map(() => ({ ...stay, guestName: null })));
  });

  test("in UTC is put on the property's clock", () => {
    const one = event(["DTSTART:20260203T020000Z", "DTEND:20260207T210000Z", "UID:a", "SUMMARY:Booked"]);
    const stay = {
      arrival: "2026-02-03",
      departure: "2026-02-08",
      checkInTime: "15:00",
      checkOutTime: "10:00",
    };
    expect(read(calendar([one]), "Pacific/Auckland").entries).toMatchObject([stay]);
  });

  test("leaves out the arrival and the departure beside a whole stay", () => {
    const whole = event([
      ...days("20260203", "20260208"),
      "UID:w",
      "SUMMARY:Anna Meier",
      "DESCRIPTION:Guests: 2",
    ]);
    const arrival = event([...days("20260203", "20260204"), "UID:i", "SUMMARY:Check-in: Anna Meier"]);
    const departure = event(["DTSTART;VALUE=DATE:20260208", "UID:o", "SUMMARY:Check-out: Anna Meier"]);
    const nextGuest = event([
      ...days("20260208", "20260209"),
      "UID:n",
      "SUMMARY:Bo Lee",
      "DESCRIPTION:Guests: 1",
    ]);
    const feed = read(calendar([arrival, departure, whole, nextGuest]));
    expect(feed.entries.map(({ uid }) => uid)).toEqual(["w", "n"]);
    expect(feed.skipped).toEqual({ "part of another": 2 });
  });
});

describe("a feed is read", () => {
  const plain = event([...days("20260203", "20260208"), "UID:a", "SUMMARY:Reserved"]);
  const stay = { uid: "a", arrival: "2026-02-03", departure: "2026-02-08", kind: "stay" };

  test.each([
    ["with a byte order mark", `\uFEFF${calendar([plain])}`],
    ["with line feeds alone", calendar([plain]).replaceAll("\r\n", "\n")],
    ["without a line end at its end", calendar([plain]).trimEnd()],
    ["with empty lines", calendar([plain]).replaceAll("\r\n", "\r\n\r\n")],
    ["with names in lower case", calendar([plain]).toLowerCase().replace("uid:a", "uid:a")],
    ["folded by a tab", calendar([plain]).replace("DTSTART;VAL", "DTSTART;\r\n\tVAL")],
    ["with quoted parameters", calendar([plain]).replace("VALUE=DATE:2026", 'X-A="b;c:d";VALUE=DATE:2026')],
    ["with a duration", calendar([plain.replace(/DTEND.*/, "DURATION:P5D")])],
    ["with an event that lacks its end", calendar([plain]).replace("END:VEVENT\r\n", "")],
    ["with a broken line", calendar([plain.replace("UID:a", "UID:a\r\nno line of content")])],
    [
      "with an alarm that has a text of its own",
      calendar([
        plain.replace(
          "END:VEVENT",
          "BEGIN:VALARM\r\nDESCRIPTION:Not available\r\nUID:z\r\nEND:VALARM\r\nEND:VEVENT",
        ),
      ]),
    ],
  ])("%s", (_, text) => {
    expect(read(text).entries).toMatchObject([stay]);
  });

  test("folded inside a character of several bytes", () => {
    const text = calendar([event([...days("20260203", "20260208"), "UID:a", "SUMMARY:Reserved - Zoé"])]);
    const bytes = [...bytesOf(text)];
    const inside = bytes.indexOf(0xc3) + 1;
    bytes.splice(inside, 0, 13, 10, 32);
    expect(read(Uint8Array.from(bytes)).entries).toMatchObject([{ ...stay, guestName: "Zoé" }]);
  });

  test("that is empty", () => {
    expect(read(calendar([]))).toEqual({ platform: "other", entries: [], cancelled: [], skipped: {} });
  });
});

test("what cannot be a stay is left out, counted by its reason", () => {
  const feed = read(
    calendar([
      event([...days("20260203", "20260208"), "SUMMARY:Reserved"]),
      event([...days("20260208", "20260203"), "UID:b", "SUMMARY:Reserved"]),
      event([...days("20260203", "20260203"), "UID:c", "SUMMARY:Reserved"]),
      event([...days("20260203", "20260204"), "UID:d", "SUMMARY:Reserved", "RRULE:FREQ=WEEKLY"]),
      event(["DTSTART;VALUE=DATE:20261350", "UID:e", "SUMMARY:Reserved"]),
      event([...days("20260203", "20260204"), "UID:f", "STATUS:CANCELLED", "SUMMARY:Reserved"]),
    ]),
  );
  expect(feed.entries).toEqual([]);
  expect(feed.skipped).toEqual({ "no uid": 1, "no night": 2, repeats: 1, "no day": 1 });
  expect(feed.cancelled).toEqual(["f"]);
});

test("the last version of an event stands, and events that share a UID are told apart", () => {
  const old = event([...days("20260203", "20260208"), "UID:a", "SEQUENCE:1", "SUMMARY:Reserved - Old"]);
  const current = event([...days("20260203", "20260208"), "UID:a", "SEQUENCE:2", "SUMMARY:Reserved - New"]);
  const other = event([...days("20260210", "20260212"), "UID:a", "SUMMARY:Reserved"]);
  expect(read(calendar([current, old, other])).entries).toMatchObject([
    { uid: "a/2026-02-03", guestName: "New" },
    { uid: "a/2026-02-10" },
  ]);
});

describe("is refused and never means that all stays are gone:", () => {
  const whole = calendar([event([...days("20260203", "20260208"), "UID:a", "SUMMARY:Reserved"])]);

  test.each([
    ["nothing", new Uint8Array(), "not_a_calendar"],
    ["a page", bytesOf("<!doctype html><title>Sign in</title>"), "not_a_calendar"],
    ["a page that speaks of one", bytesOf("<pre>\nBEGIN:VCALENDAR\nEND:VCALENDAR</pre>"), "not_a_calendar"],
    ["bytes", Uint8Array.from({ length: 5000 }, (_, index) => index % 256), "not_a_calendar"],
    ["one without its end", bytesOf(whole.replace("END:VCALENDAR", "")), "calendar_cut_off"],
    ["one that ends in an event", bytesOf(whole.slice(0, whole.indexOf("UID"))), "calendar_cut_off"],
  ])("%s", (_, bytes, code) => {
    expect(refusalOf(bytes)).toBe(code);
  });

  test("a million events, before they are all read", () => {
    const one = `${event([...days("20260203", "20260208"), "UID:a", "SUMMARY:Reserved"])}\r\n`;
    const bytes = Buffer.from(`BEGIN:VCALENDAR\r\n${one.repeat(1_000_000)}END:VCALENDAR\r\n`);
    expect(refusalOf(bytes)).toBe("calendar_too_large");
  });

  test("one line of many megabytes", () => {
    expect(refusalOf(Buffer.alloc(8_000_000, "A"))).toBe("not_a_calendar");
  });
});

test("a large feed gives everybody else a turn", async () => {
  const events = Array.from({ length: MAX_EVENTS }, (_, index) =>
    event([...days("20260203", "20260208"), `UID:${index}`, "SUMMARY:Reserved"]),
  );
  let turns = 0;
  const nextTurn = async () => void (turns += 1);
  const feed = await readFeedInTurns(bytesOf(calendar(events)), {}, nextTurn);
  expect(feed.ok && feed.value.entries.length).toBe(MAX_EVENTS);
  expect(turns).toBeGreaterThan(40);
});

/** A folder of real feeds, which stay outside the repository: none may be refused, and no event is lost without a reason. */
const realFeeds = process.env.CALENDAR_FEEDS;
test.runIf(realFeeds)("every feed of a given folder is read", () => {
  for (const name of readdirSync(realFeeds ?? "").filter((each) => each.endsWith(".ics"))) {
    const bytes = readFileSync(join(realFeeds ?? "", name));
    const feed = read(bytes);
    const events = bytes.toString().match(/^BEGIN:VEVENT/gim)?.length ?? 0;
    const skipped = Object.values(feed.skipped).reduce((sum, count) => sum + count, 0);
    expect({ name, events: feed.entries.length + feed.cancelled.length + skipped }).toEqual({ name, events });
  }
});
