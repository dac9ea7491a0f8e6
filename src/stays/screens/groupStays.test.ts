import { expect, test } from "vitest";
import type { Stay } from "#stays/contract.ts";
import { groupStays, needsIn, type Group } from "#stays/screens/groupStays.ts";
import { marksOf } from "#stays/screens/stayMarks.ts";
import { lakeHouse, stayWith } from "#test/stay.ts";
import type { Finding, FindingCode, CheckedArrival } from "#stays/arrivalChecks/contract.ts";

const today = "2026-12-09";

const cityFlat = { ...lakeHouse, guidebookId: "flat", name: "City flat" };

/** Sent and opened by default: nothing is left to do. */
const stayOf = (id: string, arrival: string, departure: string, more: Partial<Stay> = {}): Stay =>
  stayWith({ id, guestName: id, arrival, departure, sentAt: 1, openedAt: 1, ...more });

function idsByGroup(...stays: Stay[]): Partial<Record<Group, string[]>> {
  const grouped = groupStays(stays, [lakeHouse, cityFlat], () => today);
  return Object.fromEntries(
    Object.entries(grouped).flatMap(([group, rows]) =>
      rows.length > 0 ? [[group, rows.map(({ stay }) => stay.id)]] : [],
    ),
  );
}

test("a stay that needs nothing stands under its day", () => {
  expect(
    idsByGroup(
      stayOf("later", "2026-12-24", "2026-12-26"),
      stayOf("in14", "2026-12-23", "2026-12-24"),
      stayOf("tomorrow", "2026-12-10", "2026-12-12"),
      stayOf("arriving", today, "2026-12-10"),
      stayOf("staying", "2026-12-01", "2026-12-20", { guidebookId: "flat" }),
      stayOf("over", "2026-12-01", "2026-12-08"),
      stayOf("ended", "2026-12-15", "2026-12-16", { revokedAt: 1 }),
      stayOf("cancelled", "2026-12-16", "2026-12-17", { cancelledAt: 1 }),
    ),
  ).toEqual({
    today: ["staying", "arriving"],
    soon: ["tomorrow", "in14"],
    later: ["later"],
    over: ["cancelled", "ended", "over"],
  });
});

test.each<[string, Partial<Stay>, string, boolean]>([
  ["no link was sent, and it is soon", { sentAt: null, openedAt: null }, "2026-12-12", true],
  ["no link was sent, and there is time", { sentAt: null, openedAt: null }, "2026-12-13", false],
  ["the guest has opened a link that was never sent", { sentAt: null }, "2026-12-10", false],
  ["the lock is to be set soon", { doorCode: "4711" }, "2026-12-12", true],
  ["the lock is set", { doorCode: "4711", lockSetAt: 1 }, "2026-12-12", false],
  ["the lock is to be set some day", { doorCode: "4711" }, "2026-12-30", false],
  ["it overlaps, some day", { overlaps: true }, "2027-02-01", true],
  ["so long a stay", { doubt: "long" }, "2027-02-01", true],
  ["its calendar lacks it", { doubt: "missing" }, "2027-02-01", true],
  ["its calendar lists its nights again", { doubt: "again" }, "2027-02-01", true],
  ["it overlaps, but its link is ended", { overlaps: true, revokedAt: 1 }, "2026-12-10", false],
])("needs the host: %s", (_why, more, arrival, needs) => {
  const groups = idsByGroup(stayOf("anna", arrival, "2027-03-01", more));
  expect(groups["needs you"] !== undefined).toBe(needs);
});

test("what is said of tonight is not said again in a row", () => {
  const anna = stayOf("anna", "2026-12-10", "2026-12-12", { sentAt: null, openedAt: null, doorCode: "4711" });
  const finding = (code: FindingCode) => ({ code }) as Finding; // a row reads only the codes
  const groupsWith = (...codes: FindingCode[]) => {
    const arrivals = [{ stayId: "anna", findings: codes.map(finding) }] as CheckedArrival[]; // as above
    const grouped = groupStays([anna], [lakeHouse], () => today, arrivals);
    return { needing: grouped["needs you"].map(needsIn), soon: grouped.soon.map(needsIn) };
  };
  expect(groupsWith("no_contact")).toEqual({ needing: [["lock to set", "not sent"]], soon: [] });
  expect(groupsWith("not_sent")).toEqual({ needing: [["lock to set"]], soon: [] });
  expect(groupsWith("lock_not_set", "not_sent")).toEqual({ needing: [], soon: [[]] });
});

test("who leaves as the next guest arrives stands in that guest's row", () => {
  const anna = stayOf("anna", "2026-12-07", today, { sameDay: true });
  const next = stayOf("next", today, "2026-12-13");
  const { today: rows } = groupStays([anna, next], [lakeHouse], () => today);
  expect(rows).toMatchObject([{ stay: { id: "next" }, leaving: { id: "anna" }, isRowOfBoth: true }]);
  expect(idsByGroup(anna, { ...next, guidebookId: "flat" })).toEqual({ today: ["anna", "next"] });
});

test("who leaves on a day to come keeps a row of their own", () => {
  const anna = stayOf("anna", "2026-12-07", "2026-12-13");
  const next = stayOf("next", "2026-12-13", "2026-12-15");
  const { soon } = groupStays([anna, next], [lakeHouse], () => today);
  expect(soon).toMatchObject([{ stay: { id: "next" }, leaving: { id: "anna" }, isRowOfBoth: false }]);
  expect(idsByGroup(anna, next)).toEqual({ today: ["anna"], soon: ["next"] });
});

test("nothing is asked of the host for a guest who leaves today", () => {
  const leaving = stayOf("leaving", "2026-12-07", today, { sentAt: null, openedAt: null });
  expect(idsByGroup(leaving)).toEqual({ today: ["leaving"] });
});

test("a day begins at each property by its own clock", () => {
  const stays = [stayOf("a", today, "2026-12-11"), stayOf("b", today, "2026-12-11", { guidebookId: "flat" })];
  const grouped = groupStays(stays, [lakeHouse, cityFlat], ({ guidebookId }) =>
    guidebookId === "lake" ? today : "2026-12-08",
  );
  expect(grouped.today.map(({ stay }) => stay.id)).toEqual(["a"]);
  expect(grouped.soon.map(({ stay }) => stay.id)).toEqual(["b"]);
});

test.each<[string, Partial<Stay>, string[]]>([
  ["made", { sentAt: null, openedAt: null }, ["not sent"]],
  ["sent", { openedAt: null }, ["not opened"]],
  ["opened", {}, ["opened"]],
  ["arrived", { arrivedAt: 1 }, ["arrived"]],
  [
    "everything at once",
    { overlaps: true, doubt: "long", doorCode: "1" },
    ["overlap", "long", "lock to set", "opened"],
  ],
  ["ended", { revokedAt: 1, overlaps: true }, ["ended"]],
])("the marks of a stay: %s", (_what, more, marks) => {
  expect(marksOf(stayOf("anna", "2026-12-10", "2026-12-12", more), today)).toEqual(marks);
});
