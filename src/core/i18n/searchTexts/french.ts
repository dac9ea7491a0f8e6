import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

export const frenchSearch: SearchTexts = {
  clear: "Effacer",
  results: "Résultats de la recherche",
  nothingFound: "Aucun résultat. Essayez un autre mot.",
  found: { one: "# résultat", other: "# résultats" },
  hostSees: "Votre hôte voit ce qui n’a pas été trouvé, mais pas qui l’a cherché.",
};
