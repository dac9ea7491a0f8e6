import { expect, test } from "vitest";
import { readCsv, writeCsv } from "#core/csv.ts";
import { decodeText } from "#core/decodeText.ts";
import { growthOf, LINEAR } from "#test/growth.ts";

const limits = { rows: 20_000, columns: 50, lines: 30_000 };
const cellsOf = (file: string) => readCsv(file, limits)?.map(({ cells }) => cells);

test("what is written comes back, whatever is in it", () => {
  const rows = [
    ["section", "key", "original"],
    ["Rules", 'He said "quiet", then left', "two\nlines\r\nthree"],
    ["=1+1", "+64 21 555", "-5 °C"],
    ["@you", "'=already", "''-twice"],
    ["a;b", "c\td", ""],
    ["'plain", "日本語", "<p>x</p>"],
  ];
  expect(cellsOf(writeCsv(rows))).toEqual(rows);
});

test("no cell is a formula to a spreadsheet", () => {
  const file = writeCsv([["=HYPERLINK(1)", "+1", "-1", "@SUM", "\t=1", "\r=1", "'=1", "a=1"]]);
  expect(file).toBe(`\uFEFF'=HYPERLINK(1),'+1,'-1,'@SUM,"'\t=1","'\r=1",''=1,a=1\r\n`);
});

test("files of spreadsheets of other countries and systems are read", () => {
  expect(cellsOf('a;b\n"1;2";3')).toEqual([
    ["a", "b"],
    ["1;2", "3"],
  ]);
  expect(cellsOf("a\tb\r1\t2\r")).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
  expect(cellsOf("a,b\r\n\r\n1,\r\n,,\r\n")).toEqual([
    ["a", "b"],
    ["1", ""],
  ]);
  expect(readCsv("a,b\n\n1,2", limits)?.[1]?.row).toBe(3);
  expect(cellsOf('"a" ,b\n"never closed')).toEqual([["a ", "b"], ["never closed"]]);
});

test("bytes are read in the encoding that they are in", () => {
  const german = "Küche, größer";
  expect(decodeText(new TextEncoder().encode(german))).toBe(german);
  expect(decodeText(new TextEncoder().encode(`\uFEFF${german}`))).toBe(german);
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array(Array.from(german, (sign) => sign.charCodeAt(0))).buffer),
  ]);
  expect(decodeText(wide)).toBe(german);
  expect(decodeText(Uint8Array.from(german, (sign) => sign.charCodeAt(0)))).toBe(german);
});

test("a large file is read in linear time", () => {
  const rows = (count: number) =>
    writeCsv(Array.from({ length: count }, () => ["a", 'b "quoted", and\nlong', "c"]));
  expect(readCsv(rows(20_000), limits)).toHaveLength(20_000);
  expect(growthOf(rows, (file) => readCsv(file, limits), 5000)).toBeLessThan(LINEAR);
});

test.each([
  ["rows", "a\n".repeat(20_001)],
  ["columns", `a\n${",".repeat(5_000_000)}`],
  ["lines", "\n".repeat(5_000_000)],
])("a file with more %s than its limits is not read to its end", (_, file) => {
  expect(readCsv(file, limits)).toBeNull();
});
