/** A number for what is serious but no emergency. */
export interface Helpline {
  what: string;
  number: string;
}

// Each is the number that the service itself gives out: the police forces (131 444, NZ Police 105), 1800MEDICARE (it took
// the place of healthdirect and NURSE-ON-CALL in January 2026), Queensland Health (13 HEALTH), the Poisons Information
// Centres, the State Emergency Services, Health New Zealand's Healthline and National Poisons Centre, the rescue
// coordination centres of Australia (AMSA) and New Zealand, NHS 111, the police of the United Kingdom (101), Poison Help of
// the United States, the German doctors on call (116117) and Finland's medical helpline and poison information centre. A
// number that is not certain has no place here.

const medicare: Helpline = {
  what: "A nurse on the phone, day and night (1800MEDICARE)",
  number: "1800 633 422",
};
const queenslandHealth: Helpline = {
  what: "A nurse on the phone, day and night (13 HEALTH)",
  number: "13 43 25 84",
};

const australia = (state: string): Helpline[] => [
  { what: "Police, when nobody is in danger", number: "131 444" },
  state === "Queensland" ? queenslandHealth : medicare,
  { what: "Poisons information, day and night", number: "13 11 26" },
  { what: "Flood and storm help from the SES", number: "132 500" },
];

const byCountry: Record<string, (state: string) => Helpline[]> = {
  AU: australia,
  NZ: () => [
    { what: "Police, when nobody is in danger", number: "105" },
    { what: "A nurse on the phone, day and night (Healthline)", number: "0800 611 116" },
    { what: "Poisons information, day and night", number: "0800 764 766" },
  ],
  // Northern Ireland has no NHS 111.
  GB: (state) => [
    { what: "Police, when nobody is in danger", number: "101" },
    ...(/northern ireland/i.test(state)
      ? []
      : [{ what: "Medical help that cannot wait, day and night (NHS 111)", number: "111" }]),
  ],
  US: () => [{ what: "Poisons information, day and night", number: "1-800-222-1222" }],
  DE: () => [{ what: "A doctor on call, when a practice is closed", number: "116117" }],
  FI: () => [
    { what: "Medical advice, day and night", number: "116117" },
    { what: "Poisons information, day and night", number: "0800 147 111" },
  ],
};

const atSea: Record<string, Helpline> = {
  AU: { what: "Somebody in trouble at sea (rescue coordination, AMSA)", number: "1800 641 792" },
  NZ: { what: "Somebody in trouble at sea (rescue coordination)", number: "0508 472 269" },
};

/** Returns the helplines of a country and state, at the coast that for trouble at sea too; empty where none is certain. */
export function helplines(country: string, state: string, byTheSea: boolean = false): Helpline[] {
  const sea = byTheSea && Object.hasOwn(atSea, country) ? [atSea[country]] : [];
  const own = Object.hasOwn(byCountry, country) ? (byCountry[country]?.(state) ?? []) : [];
  return [...own, ...sea.filter((line) => line !== undefined)];
}
