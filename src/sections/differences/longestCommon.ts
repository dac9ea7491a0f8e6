/** A run of common items, or of items that only one sequence has. */
export interface Run<Item> {
  change: "same" | "removed" | "added";
  items: Item[];
}

/** Maximum comparisons; longer texts are shown as removed and added. */
const MAX_CELLS = 4_000_000;

/** Returns how one sequence becomes the other, by their longest common subsequence; removed items come first. */
export function runsBetween<Item>(before: readonly Item[], after: readonly Item[]): Run<Item>[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  const runs: Run<Item>[] = [];
  const add = (change: Run<Item>["change"], item: Item) => {
    const last = runs.at(-1);
    if (last?.change === change) last.items.push(item);
    else runs.push({ change, items: [item] });
  };
  for (const item of before.slice(0, start)) add("same", item);
  const left = before.slice(start, before.length - end);
  const right = after.slice(start, after.length - end);
  walk(left, right, add);
  for (const item of before.slice(before.length - end)) add("same", item);
  return runs;
}

function walk<Item>(
  left: readonly Item[],
  right: readonly Item[],
  add: (change: Run<Item>["change"], item: Item) => void,
): void {
  const isTooLong = left.length * right.length > MAX_CELLS;
  const lengths = isTooLong ? new Uint32Array() : commonLengths(left, right);
  const width = right.length + 1;
  const rows = isTooLong ? 0 : left.length;
  let row = 0;
  let column = 0;
  while (row < rows && column < right.length) {
    const [mine, theirs] = [left[row] as Item, right[column] as Item]; // both indexes are in range
    if (mine === theirs) {
      add("same", mine);
      row++;
      column++;
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) {
      add("removed", mine);
      row++;
    } else {
      add("added", theirs);
      column++;
    }
  }
  for (const item of left.slice(row)) add("removed", item);
  for (const item of right.slice(column)) add("added", item);
}

/** Length of the longest common subsequence from each pair of indexes on, row by row. */
function commonLengths<Item>(left: readonly Item[], right: readonly Item[]): Uint32Array {
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  for (let row = left.length - 1; row >= 0; row--)
    for (let column = right.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        left[row] === right[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0);
  return lengths;
}
