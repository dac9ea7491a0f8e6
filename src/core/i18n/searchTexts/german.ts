import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

export const germanSearch: SearchTexts = {
  clear: "Suche löschen",
  results: "Suchergebnisse",
  nothingFound: "Nichts gefunden. Versuchen Sie ein anderes Wort.",
  found: { one: "# Ergebnis", other: "# Ergebnisse" },
  hostSees: "Ihr Gastgeber sieht, was nicht gefunden wurde, aber nicht, wer danach gesucht hat.",
};
