import { describe, expect, it } from "vitest";
import { secretsInOpenText } from "#sections/secretsInOpenText.ts";
import { emptyContent } from "#sections/section.ts";

const checkin = (doorCode: string, details = "") => ({
  type: "checkin" as const,
  content: { ...emptyContent("checkin"), doorCode, details },
});
const welcome = (text: string) => ({ type: "welcome" as const, content: { text } });
const wifi = (password: string) => ({
  type: "wifi" as const,
  content: { networkName: "Lake", password, notes: "" },
});

const found = (...sections: Parameters<typeof secretsInOpenText>[0][number][]) =>
  secretsInOpenText(sections).map(({ opens, type, path }) => `${opens} ${type}.${path}`);

describe("a code in open text", () => {
  it.each([
    ["<p>The code is 4817.</p>", true],
    ["<p>Press 48 17 # and wait</p>", true],
    ["<p>Press 4-8-1-7</p>", true],
    ["<p>Press 4<strong>8</strong>17</p>", true],
    ["<p>Ring 02148170</p>", false],
    ["<p>Model K4817</p>", false],
    ["<p>Nothing here</p>", false],
    ['<div class="stay-only"><p>The code is 4817#</p></div><p>Shoes off</p>', false],
  ])("is found in %s: %s", (text, isFound) => {
    expect(found(checkin("4817#"), welcome(text))).toEqual(isFound ? ["door welcome.text"] : []);
  });

  it("is found beside its own field, and in lines", () => {
    const rules = { type: "rules" as const, content: { rules: ["Shoes off", "Safe: 4817"], notes: "" } };
    expect(found(checkin("4817", "<p>Type 4817</p>"), rules)).toEqual([
      "door checkin.details",
      "door rules.rules.1",
    ]);
  });

  it("is found without regard to case, for the Wi-Fi too", () => {
    expect(found(wifi("Kea-Kea"), welcome("<p>It is KEA KEA!</p>"))).toEqual(["network welcome.text"]);
  });

  it("is not looked for where it is shorter than four signs", () => {
    expect(found(checkin("12#"), welcome("<p>12 steps</p>"))).toEqual([]);
    expect(found(checkin(""), wifi(""), welcome("<p>Hello</p>"))).toEqual([]);
  });
});
