import { needs, rowOfNeed, type Need } from "#search/needs.ts";

/** A thing that guests ask for, as they and hosts say it in one language. */
export interface GuestNeed {
  name: string;
  /** Sections that usually answer it. */
  sections: readonly string[];
  /** The need of the page's own lexicon that includes it, for passages in another language. */
  wider: Need | null;
  /** Its names, in questions and passages. */
  things: readonly string[];
  /** How guests ask for it. */
  asks: readonly string[];
  /** What else a passage says that answers it. */
  answerWords: readonly string[];
}

/** What guests ask for in a language, as it is written. */
export interface NeedSource {
  /** The needs, by theme. */
  texts: readonly string[];
}

/** "# name: sections < wider": the wider need is its name if left out. Code does not read an exclamation mark after a name. */
const HEAD = /^(\w+)!?: ([\w, ]+?)(?: < (\w+))?$/;
/** A need that only qualifies another, such as a price, includes none. */
const isWider = (name: string): name is Need => isNeed(name) && !rowOfNeed(name).isDetail;
const isNeed = (name: string): name is Need => Object.hasOwn(needs, name);

/**
 * Parses needs, each a head and the lines "things", "kinds", "asks" and "says", separated by semicolons. Each of the
 * kinds is a separate need, its synonyms after slashes: a pump is no helmet, though both are for bikes.
 */
export function readGuestNeeds(text: string): GuestNeed[] {
  return text
    .trim()
    .split(/\n*^# /m)
    .filter((block) => block.trim() !== "")
    .flatMap((block) => {
      const [head = "", ...lines] = block.trim().split("\n");
      const [, name, sections = "", wider = name] = HEAD.exec(head) ?? [];
      if (name === undefined || wider === undefined) throw new Error(`no head of a need: ${head}`);
      const listIn = (key: string) =>
        listOf(lines.find((line) => line.startsWith(`${key} `))?.slice(key.length), ";");
      const kinds = listIn("kinds").map((kind) => listOf(kind, "/"));
      const need: GuestNeed = {
        name,
        sections: sections.split(", "),
        wider: isWider(wider) ? wider : null,
        things: listIn("things").filter((thing) => !kinds.flat().includes(thing)),
        asks: listIn("asks"),
        answerWords: listIn("says"),
      };
      const ofKinds = kinds.map((things): GuestNeed => ({
        ...need,
        name: `${name}/${things[0]}`,
        wider: null,
        things,
        asks: [],
        answerWords: [],
      }));
      return [need, ...ofKinds];
    });
}

/** Returns whether a need is one of the kinds of another. */
export const isKind = (name: string): boolean => name.includes("/");

/** Returns whether a need is that something does not work or is lost. */
export const isTrouble = (name: string): boolean => /Trouble|broken|lost|lockedOut/.test(name);

const listOf = (text: string | undefined, separator: string): string[] =>
  (text ?? "")
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== "");
