/** The byte order mark by which spreadsheets detect UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Spreadsheets read a cell with this beginning as a formula (OWASP, CSV injection): an apostrophe makes it text. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;
const GUARDED = /^'(?='*[=+\-@＝＋－＠\t\r\n])/;

/** Returns rows as a CSV file that every spreadsheet opens (RFC 4180), without formulas. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");

function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Separators of cells: spreadsheets use that of their country. */
const separators = [",", ";", "\t"];

interface CsvRow {
  row: number;
  cells: string[];
}

/** Limits of a file: a larger one is not one of ours. */
interface CsvLimits {
  rows: number;
  columns: number;
  /** Including blank ones. */
  lines: number;
}

/** How many characters at the start of a file are read to find the separator. */
const SAMPLE = 2000;

/**
 * Reads the rows of a CSV file, ours or one that a spreadsheet has saved. Skips blank rows. Null if it exceeds a
 * limit; reading stops there.
 */
export function readCsv(file: string, limits: CsvLimits): CsvRow[] | null {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const [first = ""] = text.slice(0, SAMPLE).split(/\r\n|\r|\n/, 1);
  const separator = separators.toSorted((one, other) => count(first, other) - count(first, one))[0] ?? ",";
  const rows: CsvRow[] = [];
  let line = 0;
  for (const cells of readRows(text, separator, limits.columns)) {
    line += 1;
    if (cells.length > limits.columns || line > limits.lines) return null;
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (rows.length === limits.rows) return null;
    rows.push({ row: line, cells: cells.map((cell) => cell.replace(GUARDED, "")) });
  }
  return rows;
}

const count = (text: string, sign: string) => text.split(sign).length;

/** Yields the cells of each line; of one with more than `columns`, one more than that. */
function* readRows(text: string, separator: string, columns: number): Generator<string[]> {
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = "";
    if (text[at] === '"') {
      const end = endOfQuoted(text, at + 1);
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    // Text after a closing quote belongs to the cell.
    const end = endOfCell(text, at, separator);
    cells.push(cell + text.slice(at, end));
    if (cells.length > columns) break;
    if (text[end] === separator) {
      at = end + 1;
      if (at === text.length) cells.push("");
      continue;
    }
    yield cells;
    cells = [];
    at = text[end] === "\r" && text[end + 1] === "\n" ? end + 2 : end + 1;
  }
  if (cells.length > 0) yield cells;
}

/** Two quotes are one in the text; a single one is its end, as is the end of the file. */
function endOfQuoted(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return text.length;
}

function endOfCell(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at++)
    if (text[at] === separator || text[at] === "\n" || text[at] === "\r") return at;
  return text.length;
}
