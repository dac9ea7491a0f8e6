import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

export const dutchSearch: SearchTexts = {
  clear: "Wissen",
  results: "Zoekresultaten",
  nothingFound: "Niets gevonden. Probeer een ander woord.",
  found: { one: "# resultaat", other: "# resultaten" },
  hostSees: "Uw gastheer ziet wat niet gevonden is, maar niet wie ernaar zocht.",
};
