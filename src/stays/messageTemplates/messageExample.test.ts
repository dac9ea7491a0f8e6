import { expect, test } from "vitest";
import { defaultTemplates, fillTemplate } from "#stays/messageTemplates/template.ts";
import type { Stay } from "#stays/contract.ts";
import { inventedExample, messageExamples } from "#stays/messageTemplates/messageExample.ts";
import { lakeHouse, stayWith } from "#test/stay.ts";

const now = Date.parse("2026-12-09T00:00:00Z");
const stayOf = (id: string, arrival: string, departure: string, more: Partial<Stay> = {}) =>
  stayWith({ id, guestName: id, arrival, departure, ...more });

test("messages are shown with the stays ahead, the next arrival first, and who stays already last", () => {
  const stays = [
    stayOf("Here", "2026-12-07", "2026-12-12"),
    stayOf("Over", "2026-12-01", "2026-12-08"),
    stayOf("Later", "2026-12-24", "2026-12-26"),
    stayOf("Ended", "2026-12-20", "2026-12-26", { revokedAt: 1 }),
    stayOf("Next", "2026-12-11", "2026-12-13"),
    stayOf("Elsewhere", "2026-12-10", "2026-12-13", { guidebookId: "gone" }),
  ];
  expect(messageExamples(stays, [lakeHouse], now).map(({ id }) => id)).toEqual(["Next", "Later", "Here"]);
});

test("a message says the stay's own times and the first name", () => {
  const own = { guestName: "Anna Ito", checkInTime: "13:30" };
  const [example] = messageExamples([stayOf("a", "2026-12-11", "2026-12-13", own)], [lakeHouse], now);
  expect(example?.label).toBe("Anna Ito, Fri 11 to Sun 13 Dec · Lake House");
  expect(
    example && fillTemplate("{name}: {home}, {arrival} from {checkin} until {checkout}", example.values),
  ).toBe("Anna: Lake House, Friday 11 December from 1:30 pm until 10 am");
});

test("without a stay somebody invented stands in, and no name in braces is left", () => {
  for (const text of Object.values(defaultTemplates))
    expect(fillTemplate(text, inventedExample.values)).not.toMatch(/[{}]/);
});
