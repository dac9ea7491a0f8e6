import { countryName } from "#sections/countries.ts";

/** Abbreviations and names of Australia's states. */
export const australianStates: Record<string, string> = {
  NSW: "New South Wales",
  VIC: "Victoria",
  QLD: "Queensland",
  SA: "South Australia",
  WA: "Western Australia",
  TAS: "Tasmania",
  NT: "Northern Territory",
  ACT: "Australian Capital Territory",
};

export function fullState(state: string, country: string): string {
  if (country !== "AU") return state;
  return australianStates[state.toUpperCase()] ?? state;
}

/** Returns the states whose abbreviation or name has the prefix: "q" is Queensland, "south" South Australia. */
export function statesThatBegin(text: string): string[] {
  const begins = (name: string) => name.toLowerCase().startsWith(text.toLowerCase());
  return Object.entries(australianStates).flatMap(([short, name]) =>
    begins(short) || begins(name) ? name : [],
  );
}

/** "NSW" for "New South Wales" in Australia; the full name anywhere else. */
function shortState(state: string, country: string): string {
  if (country !== "AU") return state;
  return Object.entries(australianStates).find(([, name]) => name === state)?.[0] ?? state;
}

interface Area {
  locality: string;
  state: string;
  postcode: string;
  country: string;
}

/** Formats the part after the street: "Ultimo NSW 2007". */
function formatTown({ locality, state, postcode, country }: Area): string {
  const parts = [...new Set([locality, shortState(state, country), postcode])].filter(Boolean);
  return parts.join(country === "AU" ? " " : ", ");
}

/** Returns the same with the country: "Ultimo NSW 2007, Australia". */
export function formatArea(area: Area): string {
  return [formatTown(area), countryName(area.country)].filter(Boolean).join(", ");
}
