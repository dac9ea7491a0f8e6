import { normalisedWords } from "#places/normalise.ts";
import type { TypedPostalAddress } from "#places/postalAddress.ts";

/** "21224", "FL-9494", "VLT 1117", "00100", "100-0001", "SW1A 1AA". */
const POSTCODE =
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,3}[- ])?(?:\d{3}-\d{4}|\d{3,6}(?:-\d{4})?)(?![\p{L}\p{N}])|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/iu;

/** "MD" between commas. */
const STATE = /^[A-Z]{2}$/;

/** Parses an address by its country's format: "Städtle 49", "9494 Schaan", "MD 21224". */
export function readAbroad(typed: TypedPostalAddress): TypedPostalAddress {
  const named = typed.parts.slice(0, typed.namesCountry ? -1 : undefined);
  const [first = { text: "", words: [] }, ...rest] = named;
  const isOnlyTown = rest.length === 0;
  const street = typed.number || isOnlyTown ? null : /^(.*\D)\s+(\d+[a-z]?)$/i.exec(first.text);
  let postcode = typed.postcode;
  let state = "";
  const take = (text: string) => {
    const [found] = POSTCODE.exec(text) ?? [];
    if (!found) return text;
    postcode ||= found.replace(/^[A-Z]{2} (?=\d{5})/i, (code) => ((state = code.trim().toUpperCase()), ""));
    return text.replace(found, " ");
  };
  const start = street?.[1] ?? (isOnlyTown ? take(first.text) : first.text);
  const inState = rest.filter(({ text }) => {
    if (!STATE.test(text)) return true;
    state ||= text;
    return false;
  });
  const parts = [start, ...inState.map(({ text }) => take(text))]
    .map((text) => ({ text: text.trim(), words: normalisedWords(text) }))
    .filter(({ words }) => words.length > 0);
  // "9494 Schaan" starts with a postcode, not a street.
  const isPostcode = isOnlyTown && /^\d{4,6}$/.test(typed.number);
  return {
    ...typed,
    number: isPostcode ? "" : (street?.[2] ?? typed.number),
    isNumberLast: street !== null,
    postcode: isPostcode ? typed.number : postcode,
    state,
    parts,
    words: parts.flatMap(({ words }) => words),
    country: typed.abroad,
    abroad: "",
    namesCountry: false,
  };
}
