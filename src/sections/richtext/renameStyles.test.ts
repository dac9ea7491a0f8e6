import { expect, test } from "vitest";
import { renameStyles } from "#sections/richtext/renameStyles.ts";
import { growthOf, LINEAR } from "#test/growth.ts";

test.each([
  ['<p style="a">x</p>', '<p data-style="a">x</p>'],
  ["<p title='a > b' STYLE = \"a\">x", "<p title='a > b' data-STYLE = \"a\">x"],
  ['<p title=" style=x onclick=y" class=a style=b>', '<p title=" style=x onclick=y" class=a data-style=b>'],
  ["<img src=a/b onerror=alert(1)/>", "<img src=a/b data-onerror=alert(1)/>"],
  ["<a\nonclick\n=\n'x'\nstyle>", "<a\ndata-onclick\n=\n'x'\ndata-style>"],
  ["<p/style=a/style=b>", "<p/data-style=a/style=b>"],
  ['<!-- <p title="a --> <b style="a">', '<!-- <p title="a --> <b data-style="a">'],
  ["1 < 2 style=a > 0 <3 style=b>", "1 < 2 style=a > 0 <3 style=b>"],
  ['<p =style="a" style="b">', '<p =style="a" data-style="b">'],
  ['<p class="a', '<p class="a'],
  ["style=a <", "style=a <"],
])("%j is read as %j", (html, expected) => {
  expect(renameStyles(html)).toBe(expected);
});

test("text of a million signs is read in linear time", () => {
  for (const part of ["<a ", "<a style='", "<!--", "<", "= style ", '"']) {
    expect(renameStyles(part.repeat(200_000))).toMatch(/^./);
    expect(growthOf((size) => part.repeat(size), renameStyles, 50_000)).toBeLessThan(LINEAR);
  }
});
