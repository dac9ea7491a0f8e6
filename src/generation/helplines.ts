/** A number for what is serious but no emergency. */
export interface Helpline {
  what: string;
  number: string;
}

// Each is the number that the service itself gives out: the police forces (131 444, NZ Police 105), 1800MEDICARE (it took
// the place of healthdirect and NURSE-ON-CALL in January 2026), Queensland Health (13 HEALTH), the Poisons Information
// Centres, the State Emergency Services, and Health New Zealand's Healthline and National Poisons Centre. A number that is
// not certain has no place here.

const medicare: Helpline = {
  what: "A nurse on the phone, day and night (1800MEDICARE)",
  number: "1800 633 422",
};
const queenslandHealth: Helpline = {
  what: "A nurse on the phone, day and night (13 HEALTH)",
  number: "13 43 25 84",
};

const australia = (nurse: Helpline): Helpline[] => [
  { what: "Police, when nobody is in danger", number: "131 444" },
  nurse,
  { what: "Poisons information, day and night", number: "13 11 26" },
  { what: "Flood and storm help from the SES", number: "132 500" },
];

const newZealand: Helpline[] = [
  { what: "Police, when nobody is in danger", number: "105" },
  { what: "A nurse on the phone, day and night (Healthline)", number: "0800 611 116" },
  { what: "Poisons information, day and night", number: "0800 764 766" },
];

/** Returns the helplines of a country and state; empty where they are not known for certain. */
export function helplines(country: string, state: string): Helpline[] {
  if (country === "NZ") return newZealand;
  if (country !== "AU") return [];
  return australia(state === "Queensland" ? queenslandHealth : medicare);
}
