import { describe, expect, test } from "vitest";
import type { Turnover } from "#stays/turnovers/contract.ts";
import { readinessOf } from "#stays/turnovers/readyProperties.ts";

const TODAY = "2026-01-07";
/** 1:40 pm in Wānaka. */
const READY_AT = Date.parse("2026-01-07T00:40:00Z");

const turnover = (more: Partial<Turnover>): Turnover => ({
  guidebookId: "lake",
  guidebookName: "Lake House",
  day: TODAY,
  timeZone: "Pacific/Auckland",
  outTime: "10:00",
  inTime: "15:00",
  leftAt: null,
  readyAt: null,
  checks: null,
  hasCleaner: true,
  ...more,
});

const readiness = (turnovers: Turnover[], day = TODAY) =>
  readinessOf(turnovers, { guidebookId: "lake", day }, () => TODAY)?.label ?? null;

describe("what a host sees of a home that a cleaner readies", () => {
  test("is when it was marked, by the clock of the property", () => {
    expect(readiness([turnover({ readyAt: READY_AT })])).toBe("Ready, 1:40 pm");
  });

  test("is that it is not ready yet, on the day, where a cleaner could mark it", () => {
    expect(readiness([turnover({})])).toBe("Not ready yet");
    expect(readiness([turnover({ hasCleaner: false })])).toBeNull();
    expect(readiness([turnover({ day: "2026-01-08" })], "2026-01-08")).toBeNull();
    expect(readiness([turnover({ guidebookId: "barn" })])).toBeNull();
  });

  test("lasts until other guests have left", () => {
    const ready = turnover({ inTime: null, readyAt: READY_AT });
    const arrival = turnover({ day: "2026-01-08", outTime: null });
    expect(readiness([ready, arrival], "2026-01-08")).toBe("Ready, 1:40 pm");
    expect(readiness([ready, turnover({ day: "2026-01-08" })], "2026-01-08")).toBeNull();
  });
});
