import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

export const spanishSearch: SearchTexts = {
  clear: "Borrar",
  results: "Resultados de la búsqueda",
  nothingFound: "No se ha encontrado nada. Pruebe con otra palabra.",
  found: { one: "# resultado", other: "# resultados" },
  hostSees: "Su anfitrión ve lo que no se ha encontrado, pero no quién lo buscó.",
};
