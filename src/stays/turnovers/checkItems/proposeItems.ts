import type { HostSection } from "#guidebooks/contract.ts";
import { isSectionType, type SectionType } from "#sections/catalog.ts";
import { paragraphsIn } from "#sections/richtext/reading.ts";
import { readRichText } from "#sections/richtext/tree.ts";
import { leavesOf } from "#sections/section.ts";
import { CHECK_ITEM_MAX, CHECK_ITEMS_MAX } from "#stays/turnovers/checkItems/contract.ts";

interface Topic {
  /** What the cleaner checks. */
  text: string;
  /** The words by which a section names it. */
  words: RegExp;
  /** True where only the check-out's own words count: other sections speak of it for another reason. */
  isOfLeaving?: true;
}

const topics: readonly Topic[] = [
  {
    text: "Beds made with fresh linen",
    words: /\b(?:linen|linens|bed sheets|sheets|bedding|duvets?|pillowcases?)\b/i,
  },
  { text: "Fresh towels laid out", words: /\btowels?\b/i },
  { text: "Dishwasher emptied", words: /\bdishwasher\b/i },
  { text: "Dishes washed and put away", words: /\b(?:dishes|washing[- ]up|crockery)\b/i, isOfLeaving: true },
  { text: "Fridge empty and clean", words: /\b(?:fridge|refrigerator)\b/i },
  { text: "Oven and hob clean", words: /\b(?:oven|stove ?top|hob|cooktop)\b/i },
  {
    text: "Coffee machine clean",
    words: /\b(?:coffee (?:machine|maker)|espresso machine|nespresso)\b/i,
  },
  { text: "Washing machine and dryer empty", words: /\b(?:washing machine|washer|tumble dryer|dryer)\b/i },
  { text: "Bins emptied", words: /\b(?:bins?|rubbish|recycling|trash|garbage|waste)\b/i },
  { text: "Barbecue clean, gas off", words: /\b(?:bbq|barbecue|barbeque|gas grill)\b/i },
  {
    text: "Fireplace swept, wood filled up",
    words: /\b(?:fireplace|log burner|wood ?burner|wood stove|firewood)\b/i,
  },
  { text: "Hot tub checked and covered", words: /\b(?:hot tub|spa pool|jacuzzi)\b/i },
  { text: "Heating set", words: /\b(?:heating|heaters?|thermostat|heat pump|radiators?)\b/i },
  { text: "Air conditioning off", words: /\b(?:air ?con|air[- ]condition(?:ing|er))\b/i },
  { text: "Windows closed", words: /\bwindows?\b/i, isOfLeaving: true },
  { text: "Lights off", words: /\blights?\b/i, isOfLeaving: true },
  { text: "Keys in the lock box", words: /\b(?:lock ?box|key ?(?:safe|box)|key lock ?box)\b/i },
  { text: "Keys back in their place", words: /\bkeys?\b/i, isOfLeaving: true },
  {
    text: "Doors locked",
    words: /\block(?:ed|ing)? (?:up|(?:the|all|every|both|front|back) .*doors?|doors?)\b/i,
    isOfLeaving: true,
  },
];
const lockBox = topics.findIndex(({ text }) => text === "Keys in the lock box");
const keysBack = topics.findIndex(({ text }) => text === "Keys back in their place");

/** The sections that say what a property has, and what guests do with it. */
const named: readonly SectionType[] = ["checkin", "kitchen", "amenities", "howto", "departure"];

/** What guests alone do as they leave. */
const ofGuests =
  /\b(?:message|text us|let us know|tell us|review|rate|check[- ]?out|belongings|forget|forgotten|safe (?:trip|travels|journey)|thank|leave by|depart)\b/i;

/**
 * Returns what a cleaner of a property would check, by what its sections name: in our words where they speak of what we
 * know, else the tasks of its check-out as they are written, without those that only guests do.
 */
export function proposeItems(
  sections: readonly Pick<HostSection, "type" | "content" | "hidden" | "unreadable">[],
): string[] {
  const shown = sections.filter(
    ({ type, hidden, unreadable }) => !hidden && !unreadable && isSectionType(type),
  );
  const lines = shown.flatMap((section) =>
    named.some((type) => type === section.type) ? linesOf(section) : [],
  );
  const ofLeaving = shown.flatMap((section) => (section.type === "departure" ? linesOf(section) : []));
  const found = topics.map(({ words, isOfLeaving }) =>
    (isOfLeaving ? ofLeaving : lines).some((line) => words.test(line)),
  );
  if (found[lockBox]) found[keysBack] = false;
  const known = topics.flatMap(({ text }, at) => (found[at] ? text : []));
  return [...known, ...otherTasksOf(shown)].slice(0, CHECK_ITEMS_MAX);
}

function linesOf(section: Pick<HostSection, "type" | "content">): string[] {
  return leavesOf(section).flatMap(({ kind, value }) => {
    if (kind === "html") return paragraphsIn(readRichText(value));
    return kind === "text" ? value : [];
  });
}

/** Returns the tasks of the check-out that are about nothing we know. One with a number may have a code. */
function otherTasksOf(sections: readonly Pick<HostSection, "type" | "content">[]): string[] {
  return sections.flatMap((section) => {
    if (section.type !== "departure") return [];
    return leavesOf(section).flatMap(({ kind, path, value }) => {
      const task = value.replace(/^please\s+/i, "").replace(/\.$/, "");
      const isOther =
        !topics.some(({ words }) => words.test(task)) && !ofGuests.test(task) && !/\d/.test(task);
      if (kind !== "text" || !path.startsWith("items.") || !isOther || task.length > CHECK_ITEM_MAX)
        return [];
      return `${task.slice(0, 1).toUpperCase()}${task.slice(1)}`;
    });
  });
}
