/** A row of a table, and the line of its file at which it begins. */
export interface TableRow {
  line: number;
  cells: string[];
}

const SEPARATORS = [",", ";", "\t"] as const;
/** Excel writes the separator that it used into a separate line. */
const NAMED_SEPARATOR = /^sep=(.)\r?\n/i;
/** Excel's way to have a cell read as text: ="0815". */
const AS_TEXT = /^="([^"]*)"$/;

/** Reads comma-separated values (RFC 4180), also with semicolons or tabs between them. Empty rows are left out. */
export function readTable(text: string): TableRow[] {
  const named = NAMED_SEPARATOR.exec(text);
  const body = text.slice(named?.[0].length ?? 0);
  const separator = named?.[1] ?? separatorOf(body);
  const rows: TableRow[] = [];
  let row: TableRow = { line: named ? 2 : 1, cells: [] };
  let line = row.line;
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    row.cells.push(cell.replace(AS_TEXT, "$1").trim());
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((one) => one !== "")) rows.push(row);
    row = { line: line + 1, cells: [] };
  };
  for (let at = 0; at < body.length; at++) {
    const sign = body[at] ?? "";
    if (sign === "\n") line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (body[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (sign === separator) endCell();
    else if (sign === "\n") {
      row.line = Math.min(row.line, line - 1);
      line -= 1;
      endRow();
      line += 1;
    } else if (sign !== "\r") cell += sign;
  }
  endRow();
  return rows;
}

/** Returns the separator that the first line has the most of, outside quotes. */
function separatorOf(text: string): string {
  const [first = ""] = text.replaceAll(/"[^"]*"/g, "").split("\n");
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}
