import { expect, test } from "vitest";
import { refusalsOf } from "#test/shape.ts";
import { wifi } from "#sections/wifi/content.ts";

test("name and password are trimmed, inside they stay to the letter", () => {
  const content = { networkName: " Lake House  5G ", password: "\tslow;morning\\42 ", notes: "<p>a</p>" };
  expect(wifi.schema.parse(content)).toEqual({
    networkName: "Lake House  5G",
    password: "slow;morning\\42",
    notes: "<p>a</p>",
  });
});

test("a part may be missing", () => {
  expect(wifi.schema.parse({ networkName: "Guest" })).toEqual({
    networkName: "Guest",
    password: "",
    notes: "",
  });
});

test.each([
  [{ networkName: 5 }, { networkName: "This must be text." }],
  [
    { password: false, notes: {} },
    { password: "This must be text.", notes: "This must be text." },
  ],
  [{ networkName: "a".repeat(101) }, { networkName: "Use at most 100 characters." }],
])("%.60j is refused with a sentence", (content, sentences) => {
  expect(refusalsOf(wifi, content)).toEqual(sentences);
});

test("spaces around do not count towards the limit", () => {
  expect(refusalsOf(wifi, { password: ` ${"a".repeat(100)} ` })).toEqual({});
});

test.each([
  [{}, true],
  [{ notes: "<p></p>" }, true],
  [{ password: "  " }, true],
  [{ networkName: "Guest" }, false],
  [{ password: "secret" }, false],
  [{ notes: "<p>Ask us</p>" }, false],
])("%j is empty: %s", (content, empty) => {
  expect(wifi.isEmpty(wifi.schema.parse(content))).toBe(empty);
});
