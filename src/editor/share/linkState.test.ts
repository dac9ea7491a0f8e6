import { expect, test } from "vitest";
import { isLive } from "#guidebooks/shareLink.ts";
import { dayOf, endOfDay, formatLinkState } from "#editor/share/linkState.ts";

const noon = new Date(2026, 0, 5, 12).getTime();
const link = { token: "t", url: "u", label: null, createdAt: noon, expiresAt: null, revokedAt: null };

test.each([
  ["without an end", link, "No end", true],
  ["that ends tonight", { ...link, expiresAt: endOfDay("2026-01-05") }, "Until 5 Jan 2026", true],
  ["that ended yesterday", { ...link, expiresAt: endOfDay("2026-01-04") }, "Expired 4 Jan 2026", false],
  [
    "that was revoked",
    { ...link, expiresAt: endOfDay("2026-01-09"), revokedAt: noon },
    "Ended 5 Jan 2026",
    false,
  ],
])("a link %s", (_what, given, text, live) => {
  expect(formatLinkState(given, noon)).toBe(text);
  expect(isLive(given, noon)).toBe(live);
});

test("a day is said as a date field takes it", () => expect(dayOf(noon)).toBe("2026-01-05"));
