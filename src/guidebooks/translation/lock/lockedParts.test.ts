import { expect, test } from "vitest";
import { lockedParts } from "#guidebooks/translation/lock/lockedParts.ts";
import { growthOf, LINEAR } from "#test/growth.ts";

const known = { names: ["Lakehouse-5G", "Kika", "Lake House"], secrets: ["slow-morning-42", "bluebird"] };
const parts = (text: string) => lockedParts(text, known).map((part) => part.text);

test.each([
  ["Check in from 15:00, out by 10.30.", ["15:00", "10.30"]],
  ["Quiet from 10 pm to 7am, dinner 7-9 p.m.", ["10 pm", "7am", "7-9 p.m."]],
  ["Press *4817# twice, then LH-204B.", ["*4817#", "LH-204B"]],
  ["A 10-minute walk, 200 m, 2.5 km, 21 °C, 50%, $20", ["10", "200 m", "2.5 km", "21 °C", "50%", "$20"]],
  ["Ring +64 21 555 010, or 555-0109.", ["+64 21 555 010", "555-0109"]],
  ["Write to mere@example.co.nz", ["mere@example.co.nz"]],
  [
    "See https://example.com/a?b=1, www.kika.co.nz or kika.nz/menu",
    ["https://example.com/a?b=1", "www.kika.co.nz", "kika.nz/menu"],
  ],
  ["Down to -5 °C or −10, &amp; &#49;", ["-5 °C", "−10", "&amp;", "&#49;"]],
  ["Join Lakehouse-5G at Kika near Lake House.", ["Lakehouse-5G", "Kika", "Lake House"]],
  ["It is Slow morning 42, or BLUEBIRD.", ["Slow morning 42", "BLUEBIRD"]],
  ["コードは4817です。15:00から。", ["4817", "15:00"]],
  ["الرمز ٤٨١٧ بعد 15:00", ["٤٨١٧", "15:00"]],
  ["<b> ⟦A⟧", ["<", ">", "⟦", "⟧"]],
  ["Open 24/7 on the 2nd floor, key no. 7.", ["24/7", "2nd", "7"]],
  ["Gate +64 21 555 010-A5 or Ж7, ½ cup, Ⅷ.", ["+64 21 555 010", "A5", "7", "½", "Ⅷ"]],
  ["Leave the key. Then go e.g. to the lake, etc.", []],
  ["Kikas and Lakehouse are not those.", []],
])("of %s", (text, expected) => {
  expect(parts(text)).toEqual(expected);
});

test("nothing is quick to overwhelm it", () => {
  const text = (size: number) => "a.1-".repeat(size) + "1,".repeat(size) + "x".repeat(2 * size);
  expect(growthOf(text, parts, 5000)).toBeLessThan(LINEAR);
  for (const part of ["#", "#-", "1-", "1 - ", "$1", "1 p. "])
    expect(growthOf((size) => part.repeat(size), parts, 5000)).toBeLessThan(LINEAR);
});
