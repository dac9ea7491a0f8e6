import { toUnicodeForm } from "#core/unicodeForm.ts";
import { isLanguage, type Language } from "#core/i18n/languages.ts";
import { refused, ok, type Result } from "#core/refusal.ts";
import { readCsv } from "#core/csv.ts";
import { decodeText } from "#core/decodeText.ts";
import { columns } from "#guidebooks/translation/file/exportFile.server.ts";

/** A long guidebook in all languages. */
const MAX_ROWS = 5000;
/** Our columns, one for each language, and some that a translator has added. */
const MAX_COLUMNS = 50;
/** Blank lines too: spreadsheets leave some at the end. */
const MAX_LINES = 20_000;

export interface FileTranslation {
  row: number;
  key: string;
  /** The result of `comparableWords`. */
  original: string;
  language: Language;
  text: string;
}

interface ReadFile {
  translations: FileTranslation[];
  /** Columns that are not one of the guidebook's target languages. */
  ignored: string[];
}

const limits = { rows: MAX_ROWS + 1, columns: MAX_COLUMNS, lines: MAX_LINES };
const TOO_LARGE = `This file has more than ${MAX_ROWS.toLocaleString("en-AU")} rows or ${MAX_COLUMNS} columns.`;

/** Reads a file of translations. Refuses with 400 `not_translations` a file without our columns, or over a limit. */
export function readTranslationFile(bytes: Uint8Array, languages: readonly Language[]): Result<ReadFile> {
  const all = readCsv(decodeText(bytes), limits);
  if (!all) return notTranslations(TOO_LARGE);
  const [header, ...rows] = all;
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const [, keyAt, originalAt] = columns.map((name) => names.indexOf(name));
  if (keyAt === undefined || originalAt === undefined || keyAt === -1 || originalAt === -1)
    return notTranslations(
      "This file has no “key” and “original” columns. Export a file here and fill that in.",
    );
  const isOurs = (name: string): name is Language => isLanguage(name) && languages.includes(name);
  const translations = rows.flatMap(({ row, cells }) => {
    const key = cells[keyAt]?.trim() ?? "";
    const original = comparableWords(cells[originalAt] ?? "");
    return names.flatMap((language, at) => {
      const text = cells[at]?.trim() ?? "";
      if (!isOurs(language) || text === "") return [];
      return { row, key, original, language, text };
    });
  });
  const known: readonly string[] = columns;
  return ok({
    translations,
    ignored: names.filter((name) => name !== "" && !known.includes(name) && !isOurs(name)),
  });
}

/** Returns a text without what spreadsheets change: line ends, and spaces at the edges. */
export const comparableWords = (text: string) => toUnicodeForm(text.replaceAll(/\r\n?/g, "\n"), "NFC").trim();

const notTranslations = (message: string) =>
  refused({ code: "not_translations", message, fields: { file: message } });
