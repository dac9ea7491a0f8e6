import { rows, type Row } from "./row.ts";
import { situations } from "./situations.ts";
import type { Situation } from "./situation.ts";

/** The command that plays a cell first; each plays those of the commands before it too. */
export type Group = "npm test" | "test:deep" | "check:deep";

export interface Cell {
  row: Row;
  situation: Situation;
  /** Undefined where the situation cannot happen to the screen. */
  group: Group | undefined;
  reason: string | undefined;
}

/** What `npm test` plays: a situation on a screen or two where it would do most harm; the slow ones are deep. */
const quick: Record<string, readonly string[]> = {
  "open across midnight": ["stay-cleaner"],
  "signed out in another tab": ["editor", "add-stay"],
  "another account in another tab": ["create-blank"],
  "guidebook archived meanwhile": ["editor"],
  "role changed to viewer": ["new-notice"],
  "plan lapsed": ["add-stay"],
  "account deleted": ["messages"],
  "new version, old files gone": ["dashboard"],
  "pressed twice": ["create-blank", "add-stay", "share-dialog", "signup"],
  "offline at the press": ["editor", "add-stay", "stay-arrival"],
  "answer lost after the save": ["contacts-new"],
  "refused with 429": ["login", "messages"],
  "failed with 500": ["change-stay", "profile"],
  "answered by a portal": ["archive-dialog", "editor"],
  reloaded: ["import"],
  "left by back, and back by forward": ["stays"],
  "storage full": ["editor", "guest"],
  "storage blocked": ["editor", "login", "stay-during"],
  "text at 200 %": ["stays", "stay-arrival"],
  "browser in another zone": ["stays", "stay-arrival"],
};

/** What `npm run test:deep` plays on top of that: every situation, on the screens that hosts and guests use most. */
const deepRows: readonly string[] = ["editor", "stays", "add-stay", "profile", "stay-arrival"];

export const cells: Cell[] = rows.flatMap((row) =>
  situations.map((situation) => {
    const reason = situation.isImpossible(row);
    return { row, situation, reason, group: reason === undefined ? groupOf(row, situation) : undefined };
  }),
);

function groupOf(row: Row, { name }: Situation): Group {
  if (quick[name]?.includes(row.name)) return "npm test";
  return deepRows.includes(row.name) ? "test:deep" : "check:deep";
}

/** Returns what a command plays. */
export const cellsOf = (group: Group) =>
  cells.filter((cell) => cell.group === group || (group === "check:deep" && cell.group !== undefined));
