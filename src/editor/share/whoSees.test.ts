import { expect, test } from "vitest";
import type { SecretKind } from "#guidebooks/contract.ts";
import { formatLinkSecrets } from "#editor/share/whoSees.ts";

test.each<[SecretKind[], SecretKind[], string | null]>([
  [[], [], null],
  [["network", "door"], [], "Anyone with this link sees everything, including the door code."],
  [["network"], [], "Anyone with this link sees everything, including the Wi-Fi password."],
  [
    ["passage"],
    [],
    "Anyone with this link sees everything, including what is marked “Only during the stay”.",
  ],
  [[], ["network", "door"], "Anyone with this link can read it. Door code and Wi-Fi only during a stay."],
  [["network"], ["door"], "Anyone with this link can read it. Door code only during a stay."],
  [["network"], ["passage"], "Anyone with this link can read it. Some text only during a stay."],
])("with %j for everyone and %j for stays: %s", (forEveryone, duringStays, sentence) =>
  expect(formatLinkSecrets({ forEveryone, duringStays })).toBe(sentence),
);
