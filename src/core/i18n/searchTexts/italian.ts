import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

export const italianSearch: SearchTexts = {
  clear: "Cancella",
  results: "Risultati della ricerca",
  nothingFound: "Nessun risultato. Provi con un’altra parola.",
  found: { one: "# risultato", other: "# risultati" },
  hostSees: "Il Suo host vede che cosa non è stato trovato, ma non chi lo ha cercato.",
};
