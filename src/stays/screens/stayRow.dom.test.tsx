import { expect, test } from "vitest";
import { templatesQuery } from "#stays/messageTemplates/client.ts";
import { defaultTemplates } from "#stays/messageTemplates/template.ts";
import type { CheckedArrival } from "#stays/arrivalChecks/contract.ts";
import type { Stay } from "#stays/contract.ts";
import { groupStays, type StayRow as Row } from "#stays/screens/groupStays.ts";
import { StayGroups } from "#stays/screens/StayGroups.tsx";
import { StayRow } from "#stays/screens/StayRow.tsx";
import { openScreen } from "#test/openScreen.tsx";
import { lakeHouse, stayWith } from "#test/stay.ts";

const today = "2026-12-09";
const rowOf = (stay: Stay): Row => ({
  stay,
  property: lakeHouse,
  today,
  leaving: null,
  isRowOfBoth: false,
  namedTonight: [],
});
const cached = [[templatesQuery.queryKey, defaultTemplates]] as const;
const open = (stay: Stay) =>
  openScreen("/stays", () => <StayRow row={rowOf(stay)} isNamed onMore={() => {}} />, { cached });

test.each<[string, Partial<Stay>, string]>([
  ["to be sent", {}, "Copy message to Anna"],
  ["sent", { sentAt: 1 }, "Sent"],
  ["opened", { sentAt: 1, openedAt: 2 }, "Opened"],
])("a row says once how far its link got: %s", async (_how, given, label) => {
  const { screen } = await open(stayWith({ ...given, overlaps: true, doorCode: "4711" }));
  const states = ["Copy message to Anna", "Not sent", "Sent", "Opened", "Overlap", "Lock to set"];
  const shown = [...screen.querySelectorAll("button, span")].map(({ textContent }) => textContent);
  expect(states.filter((state) => shown.includes(state))).toEqual([label]);
  expect(screen.textContent).toContain("Another stay has some of the same nights.");
});

test("a quiet day is ready, and says so", async () => {
  const arrivals = [{ stayId: "stay", guidebookId: "lake", arrival: today, findings: [] }] as unknown[];
  const grouped = groupStays([], [lakeHouse], () => today);
  const { screen } = await openScreen("/stays", () => (
    <StayGroups
      grouped={grouped}
      arrivals={arrivals as CheckedArrival[]} // it reads only these
      isNamed
      hasClock={false}
      isFirstNeed={false}
      onMore={() => {}}
      foot={null}
    />
  ));
  expect(screen.textContent).toContain("Today Everything is ready");
});
