import { routePatternOf } from "#analytics/routePattern.ts";
import type { Action } from "./action.ts";
import { guestActions, guestsDefault } from "./guestActions.ts";
import { emptyHostActions, guidebookActions, hostsDefault } from "./hostActions.ts";
import { stayActions } from "./stayActions.ts";
import { newHostActions, visitorActions, visitorsDefault } from "./visitorActions.ts";
import { stayScreenNames } from "../guestStays.ts";
import {
  editorScreens,
  emptyHostScreens,
  guestScreens,
  guidebookScreens,
  newHostScreens,
  publicScreens,
  stayScreens,
  type Screen,
} from "../screens.ts";

/** Whose screen it is, which says what has to be made before it is opened. */
export type Who =
  | "visitor"
  | "new host"
  | "host without guidebooks"
  | "host"
  | "host with stays"
  | "guest"
  | "guest of a stay";

/** A row of the table: a screen with its main action, and the screens that show the same page without another. */
export interface Row {
  name: string;
  who: Who;
  action: Action;
  /** It is the same for everybody at any time: words, and a link to go on by. */
  isPlain: boolean;
  /** The names of other states of the screen. */
  also: string[];
}

const isForEverybody = ({ path }: Screen) =>
  /^\/(landing|features|pricing|blog|privacy-policy|terms-and-conditions|no\/|(view|print|qr)\/(demo|no)-)/.test(
    path,
  );
const nothingMade = { id: "guidebook-id", slug: "guidebook-slug" };
const isGuests = ({ path }: Screen) => /^\/(view|print|qr)\//.test(path);

/** Screens of one kind of person, in the order of screens.ts. */
const lists: [Who, Screen[], Record<string, Action>, Action][] = [
  ["visitor", publicScreens, visitorActions, visitorsDefault],
  ["new host", newHostScreens, newHostActions, hostsDefault],
  ["host without guidebooks", emptyHostScreens, emptyHostActions, hostsDefault],
  ["host", editorScreens(nothingMade), guidebookActions, hostsDefault],
  [
    "host",
    guidebookScreens(nothingMade).filter((one) => !isGuests(one)),
    { ...guidebookActions, ...stayActions },
    hostsDefault,
  ],
  ["host with stays", stayScreens(nothingMade), stayActions, hostsDefault],
  [
    "guest",
    [...guestScreens, ...guidebookScreens(nothingMade).filter(isGuests)],
    guestActions,
    guestsDefault,
  ],
  [
    "guest of a stay",
    stayScreenNames.map((name) => ({ name, path: `/stay/${name}` })),
    guestActions,
    guestsDefault,
  ],
];

/** Whether a page is another state of one: drawn at the same path, or by the same route for another guidebook. */
const pageOf = ({ path }: Screen) => {
  const bare = path.replace(/[?#].*/, "");
  const pattern = routePatternOf(bare);
  return pattern === "/*" ? bare : pattern;
};

/** Every screen of screens.ts and of a stay: in a row, or as a state of a screen that has one. */
export const rows: Row[] = listRows();

function listRows(): Row[] {
  const found: Row[] = [];
  for (const [who, screens, actions, byDefault] of lists) {
    const pages = new Map<string, Row>();
    for (const screen of screens) {
      const key = pageOf(screen);
      const action = actions[screen.name];
      const known = pages.get(key);
      if (known && !action) {
        known.also.push(screen.name);
        continue;
      }
      const isPlain = isForEverybody(screen) || (who === "visitor" && screen.path === "/");
      const row: Row = { name: screen.name, who, action: action ?? byDefault, isPlain, also: [] };
      found.push(row);
      if (!known) pages.set(key, row);
    }
  }
  return found;
}

/** Finds the screen of a row for what was made. */
export function screenOf(row: Row, made: { id: string; slug: string }): Screen {
  const all = [
    publicScreens,
    newHostScreens,
    emptyHostScreens,
    editorScreens(made),
    guidebookScreens(made),
    stayScreens(made),
    guestScreens,
  ].flat();
  const screen = all.find(({ name }) => name === row.name);
  if (!screen) throw new Error(`no screen is called ${row.name}`);
  return screen;
}
