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
const SEPARATORS = [",", ";", "\t"];
/** The line in which Excel names the separator that it used. */
const NAMED_SEPARATOR = /^sep=(.)(?:\r\n|\r|\n)/i;
/** Excel writes a number that it keeps as text so: ="0815". */
const AS_TEXT = /^="([^"]*)"$/;

export interface CsvRow {
  /** Its number in a spreadsheet, where a row may have several lines. */
  row: number;
  /** The line of the file at which it begins. */
  line: number;
  cells: string[];
}

interface CsvLimits {
  rows: number;
  columns: number;
  /** Including blank ones. */
  lines: number;
}

/** How many characters at the start of a file are read to find the separator. */
const SAMPLE = 2000;

/** Reads the rows of a CSV file (RFC 4180) without blank ones. Stops at a limit with null. */
export function readCsv(file: string, limits: CsvLimits): CsvRow[] | null {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const [head = "", named] = NAMED_SEPARATOR.exec(text) ?? [];
  const separator = named ?? separatorOf(text.slice(0, SAMPLE));
  const linesBefore = named ? 1 : 0;
  const rows: CsvRow[] = [];
  let row = linesBefore;
  for (const { line, cells } of readRows(text.slice(head.length), separator, limits.columns)) {
    row += 1;
    if (cells.length > limits.columns || row > limits.lines) return null;
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (rows.length === limits.rows) return null;
    rows.push({
      row,
      line: line + linesBefore,
      cells: cells.map((cell) => cell.replace(AS_TEXT, "$1").replace(GUARDED, "")),
    });
  }
  return rows;
}

/** Returns the separator that the first line has the most of, outside quotes. */
function separatorOf(text: string): string {
  const [first = ""] = text.replaceAll(/"[^"]*"/g, "").split(/\r\n|\r|\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}

/** Yields the cells of each row; of one with more than `columns`, one more than that. */
function* readRows(text: string, separator: string, columns: number): Generator<Omit<CsvRow, "row">> {
  let cells: string[] = [];
  let at = 0;
  let line = 1;
  let begins = line;
  while (at < text.length) {
    let cell = "";
    const quote = afterSpaces(text, at);
    if (text[quote] === '"') {
      const end = endOfQuoted(text, quote + 1);
      cell = text.slice(quote + 1, end).replaceAll('""', '"');
      line += (cell.match(/\r\n|\r|\n/g) ?? []).length;
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
    yield { line: begins, cells };
    cells = [];
    line += 1;
    begins = line;
    at = text[end] === "\r" && text[end + 1] === "\n" ? end + 2 : end + 1;
  }
  if (cells.length > 0) yield { line: begins, cells };
}

function afterSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === " ") at++;
  return at;
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
