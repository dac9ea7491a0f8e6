import { expect, test } from "vitest";
import { defaultAccess } from "#stays/contract.ts";
import { formatKnownTo, formatWhoSees } from "#editor/access/formatAccess.ts";

const stays = { ...defaultAccess, access: "stays" as const };

test.each([
  [defaultAccess, "door", "Seen by everyone with a link"],
  [stays, "door", "Seen by guests, 3 days before to check-out"],
  [{ ...stays, showFrom: "arrival" as const }, "door", "Seen by guests, day of arrival to check-out"],
  [stays, "network", "Seen by everyone with a link"],
  [{ ...stays, wifiForEveryone: false }, "network", "Seen by guests, 3 days before to check-out"],
  [{ ...defaultAccess, wifiForEveryone: false }, "network", "Seen by everyone with a link"],
] as const)("says who sees a secret: %o, %s", (access, opens, sentence) => {
  expect(formatWhoSees(access, opens)).toBe(sentence);
});

test("says how many earlier guests know a code", () => {
  expect(formatKnownTo(0)).toBe("Hiding a code does not change the lock.");
  expect(formatKnownTo(1)).toBe("Hiding a code does not change the lock. 1 earlier guest knows this one.");
  expect(formatKnownTo(11)).toBe("Hiding a code does not change the lock. 11 earlier guests know this one.");
});
