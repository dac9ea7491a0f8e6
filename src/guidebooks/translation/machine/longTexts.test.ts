import { expect, test } from "vitest";
import { restoreLine } from "#guidebooks/translation/machine/restoreLine.ts";
import { segmentsOf } from "#guidebooks/translation/machine/segments.ts";
import { growthOf, LINEAR } from "#test/growth.ts";

const known = { names: [], secrets: [] };
const numbers = (size: number) => Array.from({ length: size }, (_, at) => `at ${at + 1000}`).join(" ");

test.each([
  ["numbers", "text" as const, numbers],
  ["numbers in bold", "html" as const, (size: number) => `<p>${"at <b>7</b> ".repeat(size)}</p>`],
  ["a link of numbers", "html" as const, (size: number) => `<p><a href="tel:1">${numbers(size)}</a></p>`],
])("a long line of %s is cut and restored in linear time", (_, kind, textOf) => {
  const translate = (value: string) => {
    const { segments, join } = segmentsOf({ kind, value }, known);
    const lines = segments.map((segment) => restoreLine(segment, segment.text, { kind, known }));
    expect(join(lines.map((line) => (line.ok ? line.line : "")))).toBe(value);
  };
  expect(growthOf(textOf, translate, 1500)).toBeLessThan(LINEAR);
});
