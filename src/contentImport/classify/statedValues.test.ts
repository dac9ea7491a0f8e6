import { expect, test } from "vitest";
import type { Block } from "#contentImport/blocks.ts";
import { classifyManual } from "#contentImport/classify/classifyManual.ts";
import { readMarkdown } from "#contentImport/parse/markdown.ts";
import { statements } from "#test/manuals/statements.ts";

const fieldsOf = {
  from: "checkInTime",
  until: "checkOutTime",
  network: "networkName",
  password: "password",
  door: "doorCode",
} as const;

const title: Block = { kind: "heading", level: 1, text: "Rosella Cottage" };

test.each(statements)("%j is read", (text, stated) => {
  const { sentences } = classifyManual([title, ...readMarkdown(text)]);
  const valueOf = (field: string) =>
    sentences.find(({ target, value }) => value !== undefined && target?.field === field)?.value;
  const read = Object.entries(fieldsOf).map(([name, field]) => [name, valueOf(field)] as const);
  expect(Object.fromEntries(read.filter(([, value]) => value !== undefined))).toEqual(stated);
});
