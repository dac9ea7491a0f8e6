import { describe, expect, test } from "vitest";
import { feedPlatforms } from "#stays/calendars/feed/contract.ts";
import type { CalendarEntry, Closures } from "#stays/calendars/match/entry.ts";
import type { PlannedStay } from "#stays/calendars/match/plannedStay.ts";
import { planStays } from "#stays/calendars/match/planStays.ts";
import { todayAt } from "#stays/calendars/match/today.ts";

const NOW = Date.UTC(2026, 8, 10, 12);

const entry = (
  id: string,
  calendarId: string,
  arrival: string,
  departure: string,
  more: Partial<CalendarEntry> = {},
): CalendarEntry => ({
  id,
  calendarId,
  uid: id,
  arrival: `2026-09-${arrival}`,
  departure: `2026-09-${departure}`,
  kind: "stay",
  code: null,
  guestName: null,
  phoneDigits: null,
  checkInTime: null,
  checkOutTime: null,
  decision: null,
  missingSince: null,
  isMissingWithOthers: false,
  hostEmailedAt: null,
  cancelledAt: null,
  stayId: null,
  isDuplicate: false,
  lastWrite: null,
  ...more,
});

const airbnb = (id: string, arrival: string, departure: string, more: Partial<CalendarEntry> = {}) =>
  entry(id, "airbnb", arrival, departure, { code: `HM${id.toUpperCase().padEnd(8, "X")}`, ...more });
const closed = (id: string, arrival: string, departure: string, more: Partial<CalendarEntry> = {}) =>
  entry(id, "booking", arrival, departure, { kind: "unclear", ...more });

const addedByHost: PlannedStay = {
  id: "by hand",
  source: "hand",
  platform: null,
  arrival: "2026-09-15",
  departure: "2026-09-18",
  checkInTime: null,
  checkOutTime: null,
  guestName: "Ana",
  phoneDigits: null,
  code: "HAND2345",
  doubt: null,
  isCancelled: false,
  isRevoked: false,
  isInUse: true,
};

/** A guidebook that is planned repeatedly. */
function newGuidebook(closures: Closures = "guests", now = NOW) {
  let ids = 0;
  let entries: CalendarEntry[] = [];
  let stays: PlannedStay[] = [];
  const plan = () => {
    const planned = planStays({
      entries,
      stays,
      closuresOf: () => closures,
      platformOf: (id) => feedPlatforms.find((platform) => platform === id) ?? "other",
      newId: () => `stay ${(ids += 1)}`,
      newCode: () => `OURS${ids}`,
      day: todayAt(now, "UTC"),
    });
    entries = planned.entries;
    const changes = new Map(planned.changed.map(({ id, change }) => [id, change]));
    stays = [...stays.map((stay) => ({ ...stay, ...changes.get(stay.id) })), ...planned.inserted];
    return planned;
  };
  return {
    add: (...more: CalendarEntry[]) => {
      entries = [...entries, ...more];
      return plan();
    },
    change: (id: string, change: Partial<CalendarEntry>) => {
      entries = entries.map((each) => (each.id === id ? { ...each, ...change } : each));
      return plan();
    },
    remove: (calendarId: string) => {
      entries = entries.filter((each) => each.calendarId !== calendarId);
      return plan();
    },
    changeStay: (change: Partial<PlannedStay>) => {
      stays = stays.map((stay) => ({ ...stay, ...change }));
    },
    addStay: (stay: PlannedStay) => {
      stays = [...stays, stay];
    },
    live: () => stays.filter(({ isCancelled }) => !isCancelled),
    stays: () => stays,
    entries: () => entries,
    plan,
  };
}

test("a plan that is made again changes nothing", () => {
  const guidebook = newGuidebook();
  guidebook.add(airbnb("a", "15", "18"), closed("b", "20", "22"), closed("c", "15", "18"));
  const before = guidebook.entries();
  const again = guidebook.plan();
  expect(again).toMatchObject({ inserted: [], changed: [] });
  expect(again.entries.every((each, index) => each === before[index])).toBe(true);
});

test("a stay has the platform of the calendar that says most of its guest", () => {
  const guidebook = newGuidebook();
  guidebook.add(closed("b", "15", "18"), closed("c", "20", "22"), entry("m", "lakes", "24", "26"));
  guidebook.add(airbnb("a", "15", "18"));
  guidebook.add(entry("p", "lakes", "27", "29", { code: "HMABCDEFGH" }));
  const byArrival = guidebook.live().toSorted((a, b) => a.arrival.localeCompare(b.arrival));
  expect(byArrival.map(({ platform }) => platform)).toEqual(["airbnb", "booking", null, "airbnb"]);
});

test("a closure, which may be of a stay booked anywhere, leaves the platform that a stay has", () => {
  const guidebook = newGuidebook();
  guidebook.addStay({ ...addedByHost, platform: "airbnb" });
  guidebook.add(closed("b", "15", "18"));
  expect(guidebook.live()).toMatchObject([{ platform: "airbnb" }]);
  guidebook.change("b", { kind: "stay" });
  expect(guidebook.live()).toMatchObject([{ platform: "booking" }]);
});

describe("two calendars with the same days", () => {
  test("are one stay, with the code of the one and the name of the other", () => {
    const guidebook = newGuidebook();
    guidebook.add(closed("b", "15", "18"));
    guidebook.add(airbnb("a", "15", "18"), entry("p", "pms", "15", "18", { guestName: "Ana" }));
    expect(guidebook.live()).toMatchObject([{ code: "HMAXXXXXXX", guestName: "Ana" }]);
  });

  test("are two where both have codes of Airbnb's", () => {
    const guidebook = newGuidebook();
    guidebook.add(airbnb("a", "15", "18"), { ...airbnb("b", "15", "18"), calendarId: "second listing" });
    expect(guidebook.live()).toHaveLength(2);
  });

  test("have the days of the better one also while that is missing", () => {
    const guidebook = newGuidebook();
    guidebook.add(entry("v", "vrbo", "15", "18"), closed("b", "15", "18"));
    guidebook.change("v", { departure: "2026-09-19" });
    guidebook.change("v", { missingSince: NOW });
    expect(guidebook.live()).toMatchObject([{ departure: "2026-09-19" }]);
  });

  test("are one also where both have moved, and the echo has another UID by now", () => {
    const guidebook = newGuidebook();
    guidebook.add(entry("v", "vrbo", "15", "18"), closed("b", "15", "18"));
    guidebook.change("v", { departure: "2026-09-19" });
    guidebook.change("b", { missingSince: NOW });
    guidebook.add(closed("c", "15", "19"));
    expect(guidebook.live()).toHaveLength(1);
    guidebook.change("b", { cancelledAt: NOW });
    expect(guidebook.live()).toMatchObject([{ departure: "2026-09-19" }]);
  });

  test("are one too where the echo was there first, and the stay has moved to its days", () => {
    const guidebook = newGuidebook();
    guidebook.add(entry("v", "vrbo", "10", "13"));
    guidebook.add(closed("b", "10", "14"));
    expect(guidebook.live()).toHaveLength(2);
    const [{ id } = { id: "" }] = guidebook.live();
    guidebook.change("v", { departure: "2026-09-14" });
    expect(guidebook.live()).toMatchObject([{ id, departure: "2026-09-14" }]);
  });

  test("are two in one calendar: it has two rooms", () => {
    const guidebook = newGuidebook();
    guidebook.add(closed("a", "15", "18"), closed("b", "15", "18"));
    expect(guidebook.live()).toHaveLength(2);
  });

  test("end with the one that names its guest, and the echo is a question", () => {
    const guidebook = newGuidebook();
    guidebook.add(airbnb("a", "15", "18"), closed("b", "15", "18"));
    guidebook.change("a", { cancelledAt: NOW });
    expect(guidebook.live()).toEqual([]);
    expect(guidebook.entries()[1]).toMatchObject({ stayId: null, isDuplicate: true });
    guidebook.change("b", { decision: "stay" });
    expect(guidebook.live()).toHaveLength(1);
  });

  test("stand while either does, where neither names its guest", () => {
    const guidebook = newGuidebook();
    guidebook.add(closed("a", "15", "18"), entry("v", "vrbo", "15", "18"));
    guidebook.change("a", { cancelledAt: NOW });
    expect(guidebook.live()).toHaveLength(1);
    guidebook.change("v", { cancelledAt: NOW });
    expect(guidebook.live()).toEqual([]);
  });

  test("never give the stay of a guest who has gone to the next one", () => {
    const guidebook = newGuidebook();
    guidebook.add(airbnb("a", "15", "18"), closed("b", "15", "18"));
    const [before] = guidebook.live();
    guidebook.change("a", { cancelledAt: NOW });
    guidebook.add(airbnb("c", "15", "18"));
    expect(guidebook.live()).toMatchObject([{ code: "HMCXXXXXXX" }]);
    expect(guidebook.live()[0]?.id).not.toBe(before?.id);
  });

  test("are two where each platform lists a booking as its own, whether one is going or not", () => {
    const guidebook = newGuidebook();
    guidebook.add(airbnb("a", "15", "18"));
    const [before] = guidebook.live();
    guidebook.add(entry("v", "vrbo", "15", "18", { guestName: "Melanie" }));
    expect(guidebook.live()).toMatchObject([before, { guestName: "Melanie", platform: "vrbo" }]);
    guidebook.change("a", { missingSince: NOW });
    guidebook.change("a", { cancelledAt: NOW });
    expect(guidebook.live()).toMatchObject([{ guestName: "Melanie" }]);
    expect(guidebook.live()[0]?.id).not.toBe(before?.id);
  });

  test("are two where the second comes while the first is in doubt, and one once it is not", () => {
    const guidebook = newGuidebook();
    guidebook.add(airbnb("a", "15", "18"));
    guidebook.change("a", { missingSince: NOW });
    guidebook.add(closed("b", "15", "18"));
    expect(guidebook.live()).toHaveLength(2);
    guidebook.change("a", { missingSince: null });
    expect(guidebook.live()).toMatchObject([{ code: "HMAXXXXXXX" }]);
  });

  test("stay one while the slower of them still has the old days", () => {
    const guidebook = newGuidebook();
    guidebook.add(airbnb("a", "15", "18"), closed("b", "15", "18"));
    guidebook.change("a", { departure: "2026-09-20" });
    guidebook.change("b", { departure: "2026-09-20" });
    expect(guidebook.stays()).toMatchObject([{ departure: "2026-09-20" }]);
  });
});

test("a closure that stays of other calendars fill exactly is no stay", () => {
  const guidebook = newGuidebook();
  guidebook.add(airbnb("a", "15", "18"), airbnb("b", "18", "20"), closed("c", "15", "20"));
  expect(guidebook.live()).toHaveLength(2);
  guidebook.add(closed("d", "15", "21"));
  expect(guidebook.live()).toHaveLength(3);
});

describe("a stay", () => {
  test("is in doubt while all that hold it are missing, and confirmed by the host stands for good", () => {
    const guidebook = newGuidebook();
    guidebook.add(airbnb("a", "15", "18"));
    guidebook.change("a", { missingSince: NOW });
    expect(guidebook.live()).toMatchObject([{ doubt: "missing" }]);
    guidebook.changeStay({ doubt: null });
    guidebook.change("a", { cancelledAt: NOW });
    guidebook.plan();
    expect(guidebook.live()).toMatchObject([{ doubt: null }]);
  });

  test("comes back when its entry does, with its id", () => {
    const guidebook = newGuidebook();
    guidebook.add(airbnb("a", "15", "18"));
    const [before] = guidebook.live();
    guidebook.change("a", { cancelledAt: NOW });
    expect(guidebook.live()).toEqual([]);
    guidebook.change("a", { cancelledAt: null });
    expect(guidebook.live()).toEqual([before]);
  });

  test("that was cancelled is another one where its entry comes back with other days", () => {
    const guidebook = newGuidebook();
    guidebook.add(airbnb("a", "15", "18"));
    const [before] = guidebook.live();
    guidebook.change("a", { cancelledAt: NOW });
    guidebook.change("a", { cancelledAt: null, departure: "2026-09-20" });
    expect(guidebook.stays()).toMatchObject([
      { ...before, isCancelled: true },
      { departure: "2026-09-20", isCancelled: false },
    ]);
  });

  test("of 91 nights is asked about, until the host says that it is one", () => {
    const guidebook = newGuidebook();
    guidebook.add(airbnb("a", "15", "18", { departure: "2026-12-20" }));
    expect(guidebook.live()).toMatchObject([{ doubt: "long" }]);
    guidebook.change("a", { decision: "stay" });
    expect(guidebook.live()).toMatchObject([{ doubt: null }]);
  });

  test("follows its calendar but for what the host has changed", () => {
    const guidebook = newGuidebook();
    guidebook.add(airbnb("a", "15", "18"));
    guidebook.changeStay({ checkInTime: "12:00", departure: "2026-09-19" });
    guidebook.change("a", { arrival: "2026-09-14", departure: "2026-09-20", checkInTime: "16:00" });
    expect(guidebook.live()).toMatchObject([
      { arrival: "2026-09-14", departure: "2026-09-19", checkInTime: "12:00" },
    ]);
  });

  test("outlives its calendar, its echoes too", () => {
    const guidebook = newGuidebook();
    guidebook.add(airbnb("a", "15", "18"), closed("b", "15", "18"));
    guidebook.remove("airbnb");
    expect(guidebook.live()).toHaveLength(1);
    guidebook.remove("booking");
    expect(guidebook.live()).toHaveLength(1);
  });

  test("made by hand is that of a closure with its days, and is marked but never cancelled with it", () => {
    const guidebook = newGuidebook();
    guidebook.addStay(addedByHost);
    guidebook.add(closed("b", "15", "18"));
    expect(guidebook.live()).toMatchObject([{ id: "by hand", guestName: "Ana", code: "HAND2345" }]);
    guidebook.change("b", { cancelledAt: NOW });
    guidebook.plan();
    expect(guidebook.live()).toMatchObject([{ id: "by hand", doubt: "missing" }]);
  });

  test("whose row the host or time has deleted is not made again", () => {
    const guidebook = newGuidebook();
    guidebook.add(airbnb("a", "15", "18"));
    guidebook.change("a", { stayId: null });
    expect(guidebook.stays()).toHaveLength(1);
  });
});
