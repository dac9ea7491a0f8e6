import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

export const portugueseSearch: SearchTexts = {
  clear: "Limpar",
  results: "Resultados da pesquisa",
  nothingFound: "Nada encontrado. Tente outra palavra.",
  found: { one: "# resultado", other: "# resultados" },
  hostSees: "O seu anfitrião vê o que não foi encontrado, mas não quem procurou.",
};
