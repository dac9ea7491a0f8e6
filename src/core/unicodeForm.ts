type UnicodeForm = "NFC" | "NFD" | "NFKC" | "NFKD";

/** Combining marks, and letters of which a Unicode form makes some. */
const MARK = String.raw`[\p{M}\uff9e\uff9f]`;
/** Marks after the 30th on one letter; no language uses 30 (Stream-Safe Text Format, UAX #15 section 13). */
const MORE_MARKS = new RegExp(`(${MARK}{30})${MARK}+`, "gu");

/** Returns a text in a Unicode form, without marks after a letter's 30th: `normalize` sorts them slowly. */
export const toUnicodeForm = (text: string, form: UnicodeForm): string =>
  text.replaceAll(MORE_MARKS, "$1").normalize(form); // oxlint-disable-line no-restricted-properties
