import { cells, type Cell } from "./cells.ts";
import { rows } from "./row.ts";
import { situations } from "./situations.ts";

const SHORT = { "npm test": "test", "test:deep": "deep", "check:deep": "check" } as const;

const line = (columns: readonly string[]) => `| ${columns.join(" | ")} |`;

/** Reasons why cells cannot happen, in the order of the table; a cell refers to one by its letter. */
const reasons = [...new Set(cells.flatMap(({ reason }) => reason ?? []))];
const markOf = (reason: string) => String.fromCodePoint(97 + reasons.indexOf(reason));

const wordOf = ({ group, reason }: Cell) => (group ? SHORT[group] : reason ? markOf(reason) : "");

/** Returns docs/reference/situations.md. */
export function formatTable(): string {
  const count = (group: keyof typeof SHORT) => cells.filter((cell) => cell.group === group).length;
  const possible = cells.filter(({ group }) => group).length;
  return [
    "# Situations and screens",
    "",
    "What can happen to a screen that is open, and which command plays it. `npm run docs:situations` writes this page from",
    "`e2e/situations/`; a journey compares it. A screen of `e2e/screens.ts` joins by itself.",
    "",
    "In each cell: nothing that the screen says is wrong, nothing typed is lost, the main action works or a sentence says what",
    "to do, nothing is made twice, and no error is thrown or logged.",
    "",
    `${possible} cells can happen: *test* is played by \`npm test\` (${count("npm test")}), *deep* by \`npm run test:deep\``,
    `(${count("test:deep")}), *check* by \`npm run check:deep\` (${count("check:deep")}), which plays all of them. A letter`,
    `names the reason why a cell cannot happen (${cells.length - possible}):`,
    "",
    ...reasons.map((reason) => `- ${markOf(reason)}: ${reason}`),
    "",
    ...situations.map(({ name, part }, at) => `${at + 1}. ${part}: ${name}`),
    "",
    line(["screen", "of", ...situations.map((_, at) => String(at + 1))]),
    line(["---", "---", ...situations.map(() => "---")]),
    ...rows.map((row) =>
      line([row.name, row.who, ...cells.filter((cell) => cell.row === row).map((cell) => wordOf(cell))]),
    ),
    "",
    "Other states of these screens:",
    "",
    ...rows.filter(({ also }) => also.length > 0).map(({ name, also }) => `- ${name}: ${also.join(", ")}`),
    "",
  ].join("\n");
}
