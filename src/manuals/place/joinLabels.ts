import type { Block } from "#manuals/blocks.ts";
import { fieldOfLabel } from "#manuals/place/fieldLabels.ts";
import { readValue } from "#manuals/place/readValue.ts";

/** Returns the blocks with a label that fills a line and the value in the line below it as one: "Wifi password: kea-2020". */
export function joinLabels(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const [block, next] = [blocks[at], blocks[at + 1]];
    if (!block) continue;
    if (next && isValueOf(block, next)) {
      joined.push({
        ...block,
        kind: "paragraph",
        text: `${block.text.replace(/\s*[:?]$/, "")}: ${next.text}`,
      });
      at += 1;
    } else joined.push(block);
  }
  return joined;
}

function isValueOf(label: Block, next: Block): boolean {
  if (label.kind === "row" || next.kind !== "paragraph" || next.isStrong || /[.!]$/.test(label.text))
    return false;
  const target = fieldOfLabel(label.text, null);
  if (!target || /[:=]\s/.test(next.text) || fieldOfLabel(next.text, null)) return false;
  // "Wi-Fi" alone is the heading of all that is said of it.
  if (target.field === "networkName" && !/name|ssid|\bid\b/i.test(label.text)) return false;
  return readValue(target, next.text)?.isWhole ?? false;
}
