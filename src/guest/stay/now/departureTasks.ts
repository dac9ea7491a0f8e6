import type { DepartureContent } from "#sections/departure/content.ts";
import { paragraphsIn } from "#sections/richtext/reading.ts";
import { readRichText } from "#sections/richtext/tree.ts";

const MAX_TASKS = 6;
const aboutKeys = /\bkeys?\b/i;
const aboutBins = /\b(?:bins?|rubbish|recycling|trash|garbage|waste)\b/i;

interface Leaving {
  tasks: string[];
  /** Where the keys go, unless a task has it. */
  keys: string | null;
  isWhole: boolean;
}

type Departure = Pick<DepartureContent, "intro" | "items">;

/** Returns at most six tasks in order, and where the keys go. `original` decides what a translated one is. */
export function leavingOf({ intro, items }: Departure, original: Departure = { intro, items }): Leaving {
  const firstOf = (words: RegExp) => original.items.findIndex((item) => words.test(item));
  const needed = [firstOf(aboutBins), firstOf(aboutKeys)].filter((position) => position >= 0);
  const others = [...items.keys()].filter((position) => !needed.includes(position));
  const chosen = new Set([...needed, ...others].slice(0, MAX_TASKS));
  const tasks = items.filter((_, position) => chosen.has(position));
  const hasKeys = original.items.some((item, position) => chosen.has(position) && aboutKeys.test(item));
  const aboutThem = paragraphsIn(readRichText(original.intro)).findIndex((words) => aboutKeys.test(words));
  const keys = hasKeys ? undefined : paragraphsIn(readRichText(intro))[aboutThem];
  return { tasks, keys: keys ?? null, isWhole: tasks.length === items.length };
}
