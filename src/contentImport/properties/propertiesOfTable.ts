import { NAME_MAX } from "#guidebooks/guidebookName.ts";
import type { PlacedSentence } from "#contentImport/contract.ts";
import { columnKind, guessColumns } from "#contentImport/properties/columns.ts";
import { readCsv, type CsvRow } from "#core/csv.ts";
import { readTimeIn } from "#contentImport/classify/readValue.ts";
import { homeOfSecret } from "#contentImport/classify/secretHome.ts";
import { holdsSecret } from "#contentImport/classify/secrets.ts";
import { targetField } from "#contentImport/apply/targetFields.ts";
import { isSectionType } from "#sections/catalog.ts";

/** How many properties are created at a time. */
export const MAX_PROPERTIES = 50;

export type TableRow = Pick<CsvRow, "line" | "cells">;

/** The size of the file is the limit. */
const ALL = { rows: Infinity, columns: Infinity, lines: Infinity };

/** Reads a table (CSV) whose cells have no spaces at their edges. */
export const readTable = (text: string): TableRow[] =>
  (readCsv(text, ALL) ?? []).map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }));

/** A home of a table, as its guidebook would be made. */
export interface TableProperty {
  line: number;
  name: string;
  sentences: PlacedSentence[];
  /** What its row has that is not brought in, as sentences that say what to do. */
  problems: string[];
  /** The cells that the host can write again here. */
  cellsToFix: { column: number; label: string; text: string }[];
}

/** Returns whether a table is one of homes: one column is their name, another one something that a guidebook holds. */
export function isTableOfProperties(rows: readonly TableRow[]): boolean {
  const columns = guessColumns(rows[0]?.cells ?? []);
  return rows.length > 1 && columns.includes("name") && columns.filter((id) => id !== "none").length > 1;
}

/** Returns the homes of a table whose first row names its columns; `columns` says what each holds. */
export function propertiesOfTable(
  [head, ...rows]: readonly TableRow[],
  columns: readonly string[],
): TableProperty[] {
  const headers = head?.cells ?? [];
  return rows.map(({ line, cells }) => {
    const property: TableProperty = {
      line,
      name: (cells[columns.indexOf("name")] ?? "").slice(0, NAME_MAX),
      sentences: [],
      problems: [],
      cellsToFix: [],
    };
    const named = columns.indexOf("name");
    if (named === -1 || property.name === "")
      property.problems.push("This line has no name. A guidebook needs one.");
    if (named !== -1 && property.name === "")
      property.cellsToFix.push({ column: named, label: "Name of this home", text: "" });
    if (holdsSecret(property.name))
      property.problems.push("Everybody reads the name: take the code out of it.");
    if (cells.length > headers.length)
      property.problems.push(
        `There are ${cells.length} cells for ${headers.length} columns. Put quotes around text that has a comma or a semicolon.`,
      );
    for (const [at, text] of cells.entries()) {
      const column = columns[at] ?? "none";
      const read = readCell(text, column, headers[at] ?? "");
      if (typeof read === "string" && isTime(column))
        property.cellsToFix.push({ column: at, label: headers[at] ?? "", text });
      if (typeof read === "string") property.problems.push(read);
      else if (read) property.sentences.push(read);
    }
    if (property.sentences.length === 0 && property.problems.length === 0)
      property.problems.push("Only the name would come in. Say above what the other columns hold.");
    return property;
  });
}

const isTime = (column: string) => columnKind(column)?.target?.field.endsWith("Time") ?? false;

/** Returns what a cell brings in, null where that is nothing, or a sentence that says why it is not. */
function readCell(text: string, column: string, header: string): PlacedSentence | string | null {
  const target = columnKind(column)?.target;
  if (!target || text === "") return null;
  if (/^=\w+\(/.test(text))
    return `“${header}” is a formula here, not its result. Save the sheet as CSV and choose that file.`;
  const field = isSectionType(target.section) ? targetField(target.section, target.field) : undefined;
  if (!field) return null;
  if (text.length > field.max)
    return `“${header}” is longer than ${field.max} characters. Shorten it, or put it in by hand.`;
  const sentence = { line: 0, text, form: "sentence", target } as const;
  if (isTime(column)) {
    const time = readTimeIn(text);
    return time
      ? { ...sentence, value: time.value }
      : `“${header}” stays empty: “${text}” is not a time. Write it as 15:00 or 3 pm.`;
  }
  if (field.field === "password" || field.field === "doorCode") return { ...sentence, value: text };
  if (!holdsSecret(text) || field.field === "networkName") return sentence;
  const property = isSectionType(target.section)
    ? homeOfSecret({ section: target.section, field: target.field })
    : target;
  return { ...sentence, target: property, isSecret: true };
}

/** Returns the rows of a table with another text in one cell. */
export const withCell = (rows: readonly TableRow[], line: number, column: number, text: string): TableRow[] =>
  rows.map((row) => {
    if (row.line !== line) return row;
    const blanks = Array.from({ length: Math.max(0, column + 1 - row.cells.length) }, () => "");
    return { ...row, cells: [...row.cells, ...blanks].with(column, text) };
  });
