import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

export const chineseTraditionalSearch: SearchTexts = {
  clear: "清除",
  results: "搜尋結果",
  nothingFound: "找不到結果。請換一個詞試試。",
  found: { other: "# 筆結果" },
  hostSees: "房東會看到哪些內容沒有找到，但看不到是誰搜尋的。",
};
