import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

export const indonesianSearch: SearchTexts = {
  clear: "Hapus",
  results: "Hasil pencarian",
  nothingFound: "Tidak ditemukan. Coba kata lain.",
  found: { other: "# hasil" },
  hostSees: "Tuan rumah melihat apa yang tidak ditemukan, tetapi tidak melihat siapa yang mencarinya.",
};
