import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

export const arabicSearch: SearchTexts = {
  clear: "مسح",
  results: "نتائج البحث",
  nothingFound: "لم يُعثر على شيء. جرّب كلمة أخرى.",
  found: { one: "نتيجة واحدة", two: "نتيجتان", few: "# نتائج", many: "# نتيجة", other: "# نتيجة" },
  hostSees: "يرى مضيفك ما لم يُعثر عليه، ولا يرى من بحث عنه.",
};
