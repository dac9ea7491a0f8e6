/** A telephone number for serious trouble that is no emergency. */
interface Helpline {
  what: string;
  number: string;
  /** The page of the service or its operator with the number. */
  source: string;
}

// Only numbers that are certain are here.

/** Replaced healthdirect, and NURSE-ON-CALL in Victoria, on 1 January 2026. */
const medicare: Helpline = {
  what: "A nurse on the phone, day and night (1800MEDICARE)",
  number: "1800 633 422",
  source: "https://www.1800medicare.gov.au",
};
/** Takes calls from Queensland alone. */
const queenslandHealth: Helpline = {
  what: "A nurse on the phone, day and night (13 HEALTH)",
  number: "13 43 25 84",
  source: "https://www.qld.gov.au/health/contacts/advice/13health",
};

const australia = (state: string): Helpline[] => [
  {
    what: "Police, when nobody is in danger",
    number: "131 444",
    source: "https://www.police.wa.gov.au/contact-us/about-calling-000-and-131-444",
  },
  state === "Queensland" ? queenslandHealth : medicare,
  {
    what: "Poisons information, day and night",
    number: "13 11 26",
    source: "https://www.poisonsinfo.health.qld.gov.au",
  },
  {
    what: "Flood and storm help from the SES",
    number: "132 500",
    source: "https://www.ses.vic.gov.au",
  },
];

const byCountry: Record<string, (state: string) => Helpline[]> = {
  AU: australia,
  NZ: () => [
    {
      what: "Police, when nobody is in danger",
      number: "105",
      source: "https://www.police.govt.nz/use-105",
    },
    {
      what: "A nurse on the phone, day and night (Healthline)",
      number: "0800 611 116",
      source: "https://www.health.govt.nz/your-health/services-and-support/health-care-services/healthline",
    },
    {
      what: "Poisons information, day and night",
      number: "0800 764 766",
      source: "https://poisons.co.nz",
    },
  ],
  // Northern Ireland has no NHS 111 (npis.org names its numbers).
  GB: (state) => [
    {
      what: "Police, when nobody is in danger",
      number: "101",
      source: "https://www.police.uk/pu/contact-us",
    },
    ...(/northern ireland/i.test(state)
      ? []
      : [
          {
            what: "Medical help that cannot wait, day and night (NHS 111)",
            number: "111",
            source: "https://111.nhs.uk",
          },
        ]),
  ],
  US: () => [
    {
      what: "Poisons information, day and night",
      number: "1-800-222-1222",
      source: "https://poisonhelp.hrsa.gov",
    },
  ],
  DE: () => [
    {
      what: "A doctor on call, when a practice is closed",
      number: "116117",
      source: "https://www.116117.de",
    },
  ],
  FI: () => [
    { what: "Medical advice, day and night", number: "116117", source: "https://www.116117.fi" },
    {
      what: "Poisons information, day and night",
      number: "0800 147 111",
      source: "https://www.redcross.fi/first-aid/first-aid-instructions/poisoning/",
    },
  ],
};

const atSea: Record<string, Helpline> = {
  AU: {
    what: "Somebody in trouble at sea (rescue coordination, AMSA)",
    number: "1800 641 792",
    source: "https://www.amsa.gov.au/safety-navigation/search-and-rescue/responding-search-and-rescue",
  },
  NZ: {
    what: "Somebody in trouble at sea (rescue coordination)",
    number: "0508 472 269",
    source: "https://www.maritimenz.govt.nz",
  },
};

/** Returns the helplines of a country and state, at the coast with that for trouble at sea. */
export function helplines(country: string, state: string, byTheSea: boolean = false): Helpline[] {
  const sea = byTheSea && Object.hasOwn(atSea, country) ? [atSea[country]] : [];
  const own = Object.hasOwn(byCountry, country) ? (byCountry[country]?.(state) ?? []) : [];
  return [...own, ...sea.filter((line) => line !== undefined)];
}
