import type { Block } from "#contentImport/blocks.ts";
import { fieldOfLabel } from "#contentImport/classify/fieldLabels.ts";

/** What the first row of a table calls its columns. */
const COLUMN =
  /^(?:#|item|items|name|names|what|where|when|who|how|details?|notes?|day|days|date|type|kind|description|phone|number|contact|distance|drive|walk|time|information|info|appliance|instructions?|service|place|location|address|cost|price|comments?|tip|tips|bin|colour|collected|room|question|answer|was|wo|wann|name|hinweis|quoi|où|quand|téléphone)(?: (?:name|time|number|day|away|by car))?$/i;

/** Returns the blocks with each row of a table as a line, "Bins: Tuesday"; what its columns are called is a heading. */
export function readTableRows(blocks: readonly Block[]): Block[] {
  /** The cells of the nearest row above in the same table that has names of fields alone. */
  let named: readonly string[] = [];
  return blocks.flatMap((block, at) => {
    const { cells } = block;
    if (block.kind !== "row" || !cells) return [block];
    const isFirst = blocks[at - 1]?.kind !== "row";
    const columns = isFirst ? [] : named;
    const isNamed = cells.length > 1 && areLabels(cells);
    named = isNamed ? cells : columns;
    const hasRows = blocks[at + 1]?.kind === "row";
    if (hasRows && (isNamed || (isFirst && isHead(cells))))
      return [{ ...block, kind: "heading", isColumns: true }];
    if (columns.length === cells.length)
      return cells.map((cell, column) => ({ ...block, text: `${columns[column] ?? ""}: ${cell}` }));
    // "Wi-Fi: Lake    Password: kea" in one line are two.
    if (cells.length > 1 && cells.every((cell) => LABELLED.test(cell)))
      return cells.map((text) => ({ ...block, text }));
    return [{ ...block, text: lineOf(cells) }];
  });
}

const LABELLED = /^\p{L}[^:·]{0,40}(?::|\s[·–])\s*\S/u;
const areLabels = (cells: readonly string[]) => cells.every((cell) => fieldOfLabel(cell, null) !== null);
const isHead = (cells: readonly string[]) =>
  areLabels(cells) || cells.every((cell) => COLUMN.test(cell.replace(/:$/, "")));

function lineOf([first = "", ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  return `${first.replace(/\s*:$/, "")}: ${others.join(", ")}`;
}
