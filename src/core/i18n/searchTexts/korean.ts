import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

export const koreanSearch: SearchTexts = {
  clear: "지우기",
  results: "검색 결과",
  nothingFound: "찾지 못했습니다. 다른 단어로 검색해 보세요.",
  found: { other: "결과 #개" },
  hostSees: "호스트는 찾지 못한 검색어만 볼 수 있고, 누가 검색했는지는 알 수 없습니다.",
};
