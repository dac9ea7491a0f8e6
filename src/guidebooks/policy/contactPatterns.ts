const TOP_LEVELS =
  "com|net|org|info|io|app|co|nz|au|uk|eu|fr|de|es|it|pt|br|nl|id|jp|kr|cn|tw|hk|ae|sa|ch|me|link|page|site|example";

export const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;

export const LINK = new RegExp(
  String.raw`\b(?:https?:\/\/|www\.)[^\s<>"”]+|(?<![@\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:${TOP_LEVELS})\b(?:\/[^\s<>"”]*)?`,
  "giu",
);

export const PHONE = /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d[\d\s().-]{6,16}\d(?!\p{N})/gu;

/** Returns whether what `PHONE` found is a telephone number; a day is none. */
export function isPhone(found: string): boolean {
  const digits = found.replaceAll(/\D/g, "");
  const isDay = /^\d{4}-\d\d-\d\d|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(found);
  return !isDay && digits.length >= 8 && digits.length <= 15;
}
