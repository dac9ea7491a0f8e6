import { expect, test } from "vitest";
import { sayDay, sayMoment } from "#studio/day.ts";

const afternoon = new Date(2025, 0, 5, 15, 20).getTime();

test("a day has no leading zero", () => expect(sayDay(afternoon)).toBe("Jan 5, 2025"));

test("a moment says the hour too", () => expect(sayMoment(afternoon)).toBe("Jan 5, 2025, 3:20 pm"));
