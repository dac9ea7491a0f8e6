import { expect, test } from "vitest";
import { initials } from "#app/shell/initials.ts";

test.each([
  [{ firstName: "Aroha", lastName: "Ngata" }, "AN"],
  [{ firstName: "ōtaki", lastName: "" }, "Ō"],
  [{ firstName: " ", lastName: "" }, "U"],
])("%o shows %s", (name, expected) => expect(initials(name)).toBe(expected));
