import { RefusedManual } from "#contentImport/blocks.ts";

type FileKind = "text" | "markdown" | "html" | "word" | "pdf";

/** So much of a file's beginning says what it is; bytes. */
const SAMPLE_BYTES = 2048;

/** Returns what a file is by its first bytes; of text its name and tags decide. Throws `RefusedManual`. */
export function fileKind({ name, bytes }: { name: string; bytes: Uint8Array }): FileKind {
  if (bytes.length === 0)
    throw new RefusedManual("This file is empty. Choose another one, or paste your text.");
  const start = Buffer.from(bytes.subarray(0, SAMPLE_BYTES)).toString("latin1");
  if (start.slice(0, 1024).includes("%PDF-")) return "pdf";
  if (start.startsWith("PK")) return "word";
  if (start.startsWith("\xD0\xCF\x11\xE0")) throw olderWord(bytes);
  if (start.startsWith("{\\rtf"))
    throw new RefusedManual(
      "This is an RTF file. Open it, save it as .docx, and drop that here; or paste its text.",
    );
  if (isPicture(start))
    throw new RefusedManual(
      "This is a picture, and we cannot read words in pictures. Type or paste them, and add the picture in the editor.",
    );
  if (/\.(pdf|docx)$/i.test(name) && isBinary(start))
    throw new RefusedManual(
      "This file is damaged: its beginning is missing. Save or download it again, then drop that here.",
    );
  if (isBinary(start) && !isUtf16(start))
    throw new RefusedManual(
      "We cannot read this kind of file. Save it as .docx, PDF or text, or paste its words.",
    );
  if (/<(?:!doctype html|html|body|head|p|div|h[1-6]|table|ul)[\s>]/i.test(start)) return "html";
  if (/\.(?:html?|xhtml)$/i.test(name)) return "html";
  return /\.(?:md|markdown|mdown)$/i.test(name) ? "markdown" : "text";
}

/** Word before 2007, or a newer file behind a password: both are boxes of the same form. */
function olderWord(bytes: Uint8Array): RefusedManual {
  const isEncrypted = Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le"));
  return new RefusedManual(
    isEncrypted
      ? "This Word file has a password. Open it, remove the password (File, Info, Protect Document), save it, and drop it again."
      : "This file is from an older version of Word. Open it, save it as .docx, and drop that here; or paste its text.",
  );
}

const PICTURES = ["\x89PNG", "\xFF\xD8\xFF", "GIF8", "BM", "II*\0", "MM\0*"];
const isPicture = (start: string) =>
  PICTURES.some((signature) => start.startsWith(signature)) ||
  /^(?:RIFF....WEBP|....ftyp(?:heic|heix|mif1|avif))/s.test(start);

const isUtf16 = (start: string) =>
  /^(?:\xFF\xFE|\xFE\xFF)/.test(start) ||
  /^(?:[\x20-\x7E\t\r\n]\0){8}|^(?:\0[\x20-\x7E\t\r\n]){8}/.test(start);
const isBinary = (start: string) => start.includes("\0");
