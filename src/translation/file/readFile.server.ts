import { isLanguage, type Language } from "#languages/languages.ts";
import { refused, ok, type Result } from "#platform/refusal.ts";
import { readCsv } from "#translation/file/csv.ts";
import { decodeText } from "#translation/file/decodeText.ts";
import { columns } from "#translation/file/exportFile.server.ts";
import { MAX_FILE_ROWS } from "#translation/limits.ts";

/** One translation of a file, and the row of the spreadsheet that it stands in. */
export interface FileTranslation {
  row: number;
  key: string;
  original: string;
  language: Language;
  text: string;
}

interface ReadFile {
  translations: FileTranslation[];
  /** Columns that are none of the languages that the guidebook is translated into. */
  ignored: string[];
}

/** Reads a file of translations. Refuses with 400 `not_translations` what has not our columns, or too many rows. */
export function readTranslationFile(bytes: Uint8Array, languages: readonly Language[]): Result<ReadFile> {
  const [header, ...rows] = readCsv(decodeText(bytes));
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const [, keyAt, originalAt] = columns.map((name) => names.indexOf(name));
  if (keyAt === undefined || originalAt === undefined || keyAt === -1 || originalAt === -1)
    return notTranslations(
      "This file has no “key” and “original” columns. Export a file here and fill that in.",
    );
  if (rows.length > MAX_FILE_ROWS)
    return notTranslations(`This file has more than ${MAX_FILE_ROWS.toLocaleString("en-AU")} rows.`);
  const isOurs = (name: string): name is Language => isLanguage(name) && languages.includes(name);
  const translations = rows.flatMap(({ row, cells }) =>
    names.flatMap((language, at) => {
      const text = cells[at]?.trim() ?? "";
      if (!isOurs(language) || text === "") return [];
      return { row, key: cells[keyAt]?.trim() ?? "", original: cells[originalAt] ?? "", language, text };
    }),
  );
  const known: readonly string[] = columns;
  return ok({
    translations,
    ignored: names.filter((name) => name !== "" && !known.includes(name) && !isOurs(name)),
  });
}

const notTranslations = (message: string) =>
  refused({ code: "not_translations", message, fields: { file: message } });
