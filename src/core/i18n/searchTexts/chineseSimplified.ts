import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

export const chineseSimplifiedSearch: SearchTexts = {
  clear: "清除",
  results: "搜索结果",
  nothingFound: "没有找到。请换一个词试试。",
  found: { other: "# 条结果" },
  hostSees: "房东会看到哪些内容没有找到，但看不到是谁搜索的。",
};
