/** Countries whose addresses have the number after the street: "Hauptstraße 20". */
const NUMBER_LAST = new Set(
  "AR AT BA BE BG BR CH CL CZ DE DK EE ES FI GR HR HU ID IS IT LI LT LV MX NL NO PL PT RO RS SE SI SK TR UA".split(
    " ",
  ),
);

interface StreetLine {
  number: string;
  street: string;
  country: string;
  /** True when the host typed the number after the street. */
  isNumberLast?: boolean;
}

/** Formats a street with its number where the host typed it, else where the country has it. */
export function formatStreetLine({ number, street, country, isNumberLast }: StreetLine): string {
  if (!number || !street) return street;
  return isNumberLast || NUMBER_LAST.has(country) ? `${street} ${number}` : `${number} ${street}`;
}

/** Returns "Harris Street" of "12 Harris Street" and "Lot 7 Harris Street", "Hauptstraße" of "Hauptstraße 20". */
export function withoutNumber(street: string): string {
  const after = street.replace(/^(?:lot\s+)?\d\S*\s+/i, "");
  return after === street ? street.replace(/\s+\d+[a-z]?$/i, "") : after;
}
