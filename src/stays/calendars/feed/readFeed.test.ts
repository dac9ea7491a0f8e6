import { describe, expect, test } from "vitest";
import { bytesOf, calendar, days, event, read } from "#test/feedText.ts";

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

test("a closure of Booking.com that a channel manager passes on may be a stay, like any of Booking.com", () => {
  const passedOn = (uid: string, summary: string) =>
    event([...days("20260203", "20260208"), `UID:${uid}`, `SUMMARY:${summary}`]);
  const kinds = read(
    calendar([
      passedOn("a@booking.com", "CLOSED - Not available"),
      passedOn("b@booking.com", "CLOSED - Jo Kerr"),
      passedOn("c@booking.com", "Reserved"),
      passedOn("d@booking.com", "Blocked"),
      passedOn("e", "Closed - Not available"),
    ]),
  ).entries.map(({ kind }) => kind);
  expect(kinds).toEqual(["unclear", "stay", "stay", "block", "block"]);
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
    const nothing = { entries: [], cancelled: [], unreadable: [], skipped: {} };
    expect(read(calendar([]))).toEqual({ platform: "other", ...nothing });
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
