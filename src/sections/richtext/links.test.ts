import { describe, expect, it } from "vitest";
import { isAllowedLink } from "#sections/html.ts";
import { readLink } from "#sections/richtext/links.ts";

describe("a link that a host types", () => {
  it.each([
    ["https://lakeland.example/kayaks?day=1#hire", "https://lakeland.example/kayaks?day=1#hire"],
    ["http://10.0.0.1/router", "http://10.0.0.1/router"],
    ["  www.wanaka.example  ", "https://www.wanaka.example"],
    ["wanaka.example/walks", "https://wanaka.example/walks"],
    ["wānaka.example", "https://wānaka.example"],
    ["aroha@example.com", "mailto:aroha@example.com"],
    ["mailto:aroha@example.com", "mailto:aroha@example.com"],
    ["+64 21 555-0199", "tel:+64215550199"],
    ["(03) 443 1234", "tel:034431234"],
    ["tel:+64 3 443 1234", "tel:+6434431234"],
    ["111", "tel:111"],
  ])("%s becomes %s", (typed, href) => {
    expect(readLink(typed)).toEqual({ ok: true, href });
    expect(isAllowedLink(href)).toBe(true);
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,hi",
    "ftp://files.example",
    "file:///etc",
  ])("%s is refused by its scheme", (typed) => {
    expect(readLink(typed)).toEqual({
      ok: false,
      message: "A link can start with https://, http://, mailto: or tel: only.",
    });
  });

  it.each([
    "//evil.example",
    "/dashboard",
    "kayaks",
    "two words",
    "https://",
    "mailto:",
    "tel:",
    "java\tscript:x",
  ])("%s is not a whole address", (typed) => {
    expect(readLink(typed)).toMatchObject({ ok: false });
  });

  it("asks for an address when there is none", () => {
    expect(readLink("  ")).toEqual({ ok: false, message: "Type or paste an address." });
  });
});
