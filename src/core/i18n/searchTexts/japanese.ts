import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

export const japaneseSearch: SearchTexts = {
  clear: "消去",
  results: "検索結果",
  nothingFound: "見つかりませんでした。別の言葉でお試しください。",
  found: { other: "#件" },
  hostSees: "見つからなかった言葉はホストに伝わりますが、誰が検索したかは伝わりません。",
};
