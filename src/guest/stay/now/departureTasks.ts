import type { DepartureContent } from "#sections/departure/content.ts";
import { paragraphsIn } from "#sections/richtext/reading.ts";
import { readRichText } from "#sections/richtext/tree.ts";

const MAX_TASKS = 6;
const aboutKeys = /\bkeys?\b/i;
const aboutBins = /\b(?:bins?|rubbish|recycling|trash|garbage|waste)\b/i;

export interface Leaving {
  tasks: string[];
  /** Where the keys go, where no task says it. */
  keys: string | null;
  isWhole: boolean;
}

/** Returns at most six tasks in the host's order, bins and keys among them, and where the keys go. */
export function leavingOf({ intro, items }: Pick<DepartureContent, "intro" | "items">): Leaving {
  const firstOf = (words: RegExp) => items.findIndex((item) => words.test(item));
  const needed = [firstOf(aboutBins), firstOf(aboutKeys)].filter((position) => position >= 0);
  const others = [...items.keys()].filter((position) => !needed.includes(position));
  const chosen = new Set([...needed, ...others].slice(0, MAX_TASKS));
  const tasks = items.filter((_, position) => chosen.has(position));
  const paragraphs = paragraphsIn(readRichText(intro));
  const keys = tasks.some((task) => aboutKeys.test(task))
    ? undefined
    : paragraphs.find((words) => aboutKeys.test(words));
  return { tasks, keys: keys ?? null, isWhole: tasks.length === items.length };
}
