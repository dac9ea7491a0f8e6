import { countryName } from "#sections/countries.ts";

/** Short and full names of the states of Australia. */
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

/** Returns the full name of a state however it is written; other countries' are left as they are. */
export function fullState(state: string, country: string): string {
  if (country !== "AU") return state;
  return australianStates[state.toUpperCase()] ?? state;
}

/** "NSW" for "New South Wales" in Australia; the full name anywhere else. */
function shortState(state: string, country: string): string {
  if (country !== "AU") return state;
  return Object.entries(australianStates).find(([, name]) => name === state)?.[0] ?? state;
}

/** Boxes that hold the land of each country and none of the other's. */
const boxes: [code: string, south: number, west: number, north: number, east: number][] = [
  ["AU", -44, 112.5, -9, 154.5],
  ["NZ", -48, 165.5, -33.5, 179.9],
  ["NZ", -45, -177.5, -43, -175],
];

/** Returns the country by position, for the two that the product knows by heart; empty elsewhere. */
export function countryAt({ lat, lon }: { lat: number; lon: number }): string {
  const box = boxes.find(
    ([, south, west, north, east]) => lat > south && lat < north && lon > west && lon < east,
  );
  return box?.[0] ?? "";
}

interface Area {
  locality: string;
  state: string;
  postcode: string;
  country: string;
}

/** What follows the street, as it is written in the country: "Ultimo NSW 2007". */
function sayTown({ locality, state, postcode, country }: Area): string {
  const parts = [locality, shortState(state, country), postcode].filter(Boolean);
  return parts.join(country === "AU" ? " " : ", ");
}

/** Returns the same with the country: "Ultimo NSW 2007, Australia". */
export function sayArea(area: Area): string {
  return [sayTown(area), countryName(area.country)].filter(Boolean).join(", ");
}
