import { diffArrays } from "diff";

/** A run of common items, or of items that only one sequence has. */
export interface Run<Item> {
  change: "same" | "removed" | "added";
  items: Item[];
}

/** Maximum removed and added items to look for: the work grows with the square of their number. */
const MAX_CHANGES = 1000;

/** Returns the fewest changes between sequences, removed first; beyond `MAX_CHANGES` all between. */
export function runsBetween<Item>(before: readonly Item[], after: readonly Item[]): Run<Item>[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;

  const left = before.slice(start, before.length - end);
  const right = after.slice(start, after.length - end);
  const runs: Run<Item>[] = [
    { change: "same", items: before.slice(0, start) },
    ...(fewestChanges(left, right) ?? replaced(left, right)),
    { change: "same", items: before.slice(before.length - end) },
  ];
  return runs.filter(({ items }) => items.length > 0);
}

function fewestChanges<Item>(left: Item[], right: Item[]): Run<Item>[] | undefined {
  // Where one of them is empty the other is one run, however long.
  if (left.length === 0 || right.length === 0) return undefined;
  return diffArrays(left, right, { maxEditLength: MAX_CHANGES })?.map(({ added, removed, value }) => ({
    change: added ? "added" : removed ? "removed" : "same",
    items: value,
  }));
}

const replaced = <Item>(left: Item[], right: Item[]): Run<Item>[] => [
  { change: "removed", items: left },
  { change: "added", items: right },
];
