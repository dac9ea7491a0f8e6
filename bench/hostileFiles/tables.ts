import { numbered, repeated, textInputs, type HostileInputs } from "./input.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** Tables of translations. */
export const tables: HostileInputs = (dice) => {
  const long = (4 + dice.below(1)) * MEGABYTE;
  const header = "section,key,original,de,fr,ja,es,it,nl,pt,zh\n";
  const sign = dice.of(["a", "é", "字"]);
  return textInputs("csv", {
    "line ends": () => repeated("\n", long),
    returns: () => `${header}${repeated("\r", long)}`,
    separators: () => repeated(",", long),
    "a row of cells": () => `${header}${repeated("a,", long)}`,
    "rows of empty cells": () => `${header}${repeated(",,,,\n", long)}`,
    "one language in many columns": () =>
      `section,key,original,${repeated("de,", 500_000)}\n${repeated(`a,welcome/text,b,${repeated("x,", 500)}\n`, long - 500_000)}`,
    "quotes that never close": () => `${header}${repeated('"a', long)}`,
    quotes: () => `${header}"${repeated('""', long)}`,
    "one cell": () => `${header}a,welcome/text,"${repeated(sign, long / 3)}"`,
    "one original in all languages": () =>
      `${header}a,welcome/text,${repeated(sign, long / 3)},x,x,x,x,x,x,x,x`,
    "long originals": () =>
      header + repeated(`a,welcome/text,${repeated(sign, 2000)},x,x,x,x,x,x,x,x\n`, long / 3),
    "as many rows as are taken": () =>
      header + numbered((at) => `a,rules/rules.${at % 90},Rule ${at % 90},x${at},y,z,x,y,z,x,y\n`, 230_000),
    "rich text in all cells": () =>
      header +
      numbered((at) => `a,welcome/text,<p>Hi</p>,<p>${at}<b>,<p>${at}<i>,<p>y${at},x,x,x,x,x\n`, 300_000),
    "as long translations as are taken": () =>
      header + repeated(`a,welcome/text,<p>Hi</p>,${repeated("<b>&amp;", 59_000)}\n`, long),
    formulas: () => `${header}${repeated("'=+-@", long)}`,
    "keys without end": () => `${header}a,${repeated("/", long)},b,c`,
    "pieces that are not to be changed": () =>
      header + repeated(`a,rules/rules.1,Rule 1,${repeated("+64 21 555 010 1, ", 3000)}\n`, long),
  });
};
